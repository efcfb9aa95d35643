import { startingAt, texts } from "@outrigger/testkit";
import { type Language, newSay, type Say } from "@outrigger/text";
import { describe, expect, test } from "vitest";
import { rules, type Tahiti, type TahitiEvent } from "../rules/index.ts";
import { arranged } from "../rules/testing/arranged.ts";
import { moving, situation } from "../rules/testing/situation.ts";
import { text } from "./index.ts";

const names = ["Teuira", "Moana", "Hina", "Tāne"];
const sayIn = async (language: Language): Promise<Say> => newSay(language, await text.messages(language));
const options = { seasonLimit: 1, crashingReefs: true, seaCombat: true, jungleDepletion: true };

texts<Tahiti>({
  game: rules,
  text,
  names,
  tables: [
    { seats: 2, seed: 1, options },
    ...arranged.flatMap((start) =>
      Array.from({ length: 8 }, (_, seed) => {
        const { seats = [1, 2, 3, 4] } = start;
        return { seats: seats[seed % seats.length] as number, seed, options, game: startingAt(rules, start) };
      }),
    ),
  ],
  every: 4,
  pick: lively,
  heard: { moves: 75, events: 65 },
  rules: new URL("../rules/", import.meta.url),
  clause: /TAH-[A-Z]+-\d+/,
  clauses: 298,
  figures: ["ground", "chart", "leaders", "counter", "fight"],
});

/** Random, but seldom disarming or leaving, and always fighting: so that much happens. */
function lively(moves: readonly Tahiti["move"][], below: (bound: number) => number): Tahiti["move"] {
  const dull = ["convert", "depart", "skip"];
  const rest = below(12) === 0 ? moves : moves.filter(([kind]) => !dull.includes(kind));
  return moves.find(([kind]) => kind === "fight") ?? (rest[below(rest.length)] as Tahiti["move"]);
}

describe("in English", () => {
  test("the log tells who did what where", async () => {
    const say = await sayIn("en");
    const line = (event: TahitiEvent) => text.event(say, event, names);
    expect(line({ kind: "harvested", seat: 0, hex: 605, marker: 9 })).toBe("Teuira takes a Big Log in 0605.");
    expect(line({ kind: "areaGained", seat: 1, area: "faaa", from: 0 })).toBe("Moana takes Faʻaʻā from Teuira.");
    expect(line({ kind: "rolled", side: 0, purpose: "panic", die: 3 })).toBeUndefined();
    expect(line({ kind: "noElder", seat: 0, area: "faaa" })).toBe(
      "No Clan Elder of Faʻaʻā joins Teuira: he comes only on an even die.",
    );
    const fought = {
      kind: "fought",
      attacker: 0,
      defender: 15,
      hex: 608,
      sea: false,
      strengths: [11, 7],
      dice: [4, 3],
      winner: 0,
      hexes: 2,
    } as const;
    expect(line(fought)).toBe(
      "11 against 7, dice 4 + 4 = 8 against 3: Teuira wins, the people of Māhina retreats 2 hexes.",
    );
    expect(
      line({
        kind: "panicked",
        side: 1,
        hex: 508,
        rolls: [
          [1, "fighters", 2],
          [2, "militia", 3],
        ],
      }),
    ).toBe("Panic in 0508: 1 of 2 panics.");
    expect(line({ kind: "ended", places: [1, 2], levels: ["MV", "TD"], areas: [8, 0] })).toBe(
      "The game is over: Teuira Marginal Victory, 8 Areas (place 1) and Moana Total Defeat (place 2).",
    );
  });

  test("the table is drawn and described", async () => {
    const say = await sayIn("en");
    const scene = situation({
      pieces: "0@407 militia*2 E4; 1@508 fighters",
      markers: "409 warCanoe*2",
      partBuilt: [704],
    });
    const lines = text.describe(say, scene.view(0), names);
    expect(lines[0]).toBe("Turn 1 of season 1, year 1.");
    const row = lines.find((line) => line.startsWith("07  "));
    expect(row).toMatch(/\.HA4/);
    expect(lines.find((line) => line.startsWith("08  "))).toMatch(/\.B1/);
    expect(lines.find((line) => line.startsWith("09  "))).toMatch(/\.w2/);
    expect(lines).toContain("A = Teuira: 1 Area (Punaʻauia), home 0407.");
    expect(lines).toContain(
      "0407 Punaʻauia: Home Village of Teuira; Teuira 2 Militia, Clan Elder E4, and Head Chieftain.",
    );
    expect(lines).toContain("0704 Māhina: Part-Built Village.");
    expect(lines).toContain("0409 Pāʻea: 2 War Canoes.");
  });

  test("offers say what and where", async () => {
    const say = await sayIn("en");
    const scene = moving("0@407 E4");
    const view = scene.view(0);
    const elder = view.pieces.find((piece) => piece.kind === "elder")?.id ?? 0;
    expect(text.move(say, ["activate", elder], view)).toBe("Move Clan Elder E4 (1-2-3) in 0407");
    expect(text.move(say, ["step", 508], view)).toBe("To 0508 Pāʻea");
    expect(text.move(say, ["sail", 307], view)).toBe("Sail to 0307 at sea");
    expect(text.move(say, ["fight", 508, 1], view)).toBe("Attack player 2 in 0508 Pāʻea");
    expect(text.move(say, ["edit", "half"], view)).toBe("Change “half and half” …");
  });

  test("a way is told by where it leads", async () => {
    const say = await sayIn("en");
    const view = moving("0@407 E4").view(0);
    const plan: Tahiti["move"][] = [["activate", 1], ["step", 710], ["step", 711], ["done"]];
    const told = plan.map((move, at) => text.step?.(say, move, view, plan[at + 1]));
    expect(told).toEqual([undefined, "", undefined, ""]);
  });

  test("offers of settlement and deals are told in full", async () => {
    const say = await sayIn("en");
    const none = { population: 0, militia: 0, slingers: 0, fighters: 0, heavy: 0 };
    const terms = {
      canoes: 1,
      giftCanoes: 1,
      units: { ...none, population: 1, heavy: 2 },
      gifts: none,
      stay: [],
      neutral: [0, 2],
      rest: "captor",
    } as const;
    expect(
      text.event(say, { kind: "offered", seat: 0, to: 1, terms: { ...terms, stay: [], neutral: [0, 2] } }, names),
    ).toBe(
      "Teuira offers Moana: 2 War Canoes and 2 Heavy Troops and 1 Population sail; neutral: Faʻaʻā and Pāʻea, the other Areas to the captor; the rest goes over.",
    );
    const deal = { partner: 1, areas: [3], pieces: "go", giftCanoes: 1, gifts: { ...none, militia: 1 } } as const;
    expect(text.event(say, { kind: "dealOffered", seat: 0, to: 1, terms: { ...deal, areas: [3] } }, names)).toBe(
      "Teuira offers Moana: Pare for 1 War Canoe and 1 Militia; the pieces there go over.",
    );
  });
});

describe("in every language", () => {
  const SAID = {
    en: [
      "Moana rolls 5 − 2 = 3 for the initiative.",
      "Teuira rolls 4 + 3 = 7 for the canoes.",
      "Teuira rolls 3 + 1 = 4 to swim on.",
    ],
    it: [
      "Moana tira 5 − 2 = 3 per l’iniziativa.",
      "Teuira tira 4 + 3 = 7 per le canoe.",
      "Teuira tira 3 + 1 = 4 per nuotare oltre.",
    ],
    pl: [
      "Moana rzuca 5 − 2 = 3 o inicjatywę.",
      "Teuira rzuca 4 + 3 = 7 na los kanu.",
      "Teuira rzuca 3 + 1 = 4 na płynięcie dalej.",
    ],
  } as const;
  const DICE: readonly TahitiEvent[] = [
    { kind: "rolled", side: 1, purpose: "initiative", die: 5, note: { modifier: -2 } },
    { kind: "rolled", side: 0, purpose: "sinking", die: 4, note: { modifier: 3 } },
    { kind: "rolled", side: 0, purpose: "swim", die: 3, note: { modifier: 1 } },
  ];

  test.each(["en", "it", "pl"] as const)("dice say what is added to them: %s", async (language) => {
    const say = await sayIn(language);
    expect(DICE.map((event) => text.event(say, event, names))).toEqual(SAID[language]);
    expect(text.event(say, { kind: "rolled", side: 0, purpose: "neutralArea", die: 3 }, names)).toContain(" 3 ");
  });
});

describe("in Polish", () => {
  test("numbers take their three forms", async () => {
    const say = await sayIn("pl");
    expect([1, 2, 5, 22].map((count) => say("piece.fighters", { count }))).toEqual([
      "1 oddział Wojowników",
      "2 oddziały Wojowników",
      "5 oddziałów Wojowników",
      "22 oddziały Wojowników",
    ]);
  });
});

describe("scores", () => {
  test("are told as a level and Areas", async () => {
    const say = newSay("en", await text.messages("en"));
    expect(text.score?.(say, 301)).toBe("Marginal Victory, 1 Area");
    expect(text.score?.(say, 4)).toBe("Total Defeat, 4 Areas");
  });
});
