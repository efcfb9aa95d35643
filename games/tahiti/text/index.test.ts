import { globSync, readFileSync } from "node:fs";
import {
  applyMove,
  CuriousList,
  fastBelow,
  fastChance,
  type Game,
  isAutomatic,
  listOffers,
  type Move,
  newListener,
  newPlay,
  OfferList,
  settle,
  startPlay,
} from "@outrigger/kernel";
import { completeOptions } from "@outrigger/testkit";
import { LANGUAGES, type Language, newSay, type Say } from "@outrigger/text";
import { describe, expect, test } from "vitest";
import type { Tahiti, TahitiEvent } from "../rules/index.ts";
import { rules } from "../rules/index.ts";
import { richRules } from "../rules/testing/rich.ts";
import { situation } from "../rules/testing/situation.ts";
import { text } from "./index.ts";

const names = ["Teuira", "Moana", "Hina", "Tāne"];
const sayIn = async (language: Language): Promise<Say> => newSay(language, await text.messages(language));

interface Heard {
  readonly events: Set<string>;
  readonly clauses: Set<string>;
  readonly phases: Set<string>;
  readonly kinds: Set<string>;
  readonly said: string[];
}

/** Plays a random game from the middle and has everything said that could be said. */
function listen(game: Game<Tahiti>, say: Say, seed: number, seats: number, heard: Heard): void {
  const options = { seasonLimit: 1, crashingReefs: true, seaCombat: true, jungleDepletion: true };
  const table = { seats, options: completeOptions(game, { seats, options }) };
  const listener = newListener();
  const { state, chance } = startPlay(game, table, game.pack, fastChance(seed), listener);
  const play = newPlay(game, game.pack, state, chance, listener);
  const below = fastBelow(seed);
  for (let decision = settle(game, play, new OfferList()); decision !== undefined; ) {
    const list = new CuriousList();
    listOffers(game, play, decision, list);
    const view = game.view(play.state, decision.seat, game.pack);
    const { phase } = decision.frame;
    if (below(4) === 0 || !heard.phases.has(phase)) {
      heard.said.push(text.prompt(say, { phase, seat: decision.seat }, view));
      for (const move of list.moves) heard.said.push(text.move(say, move as Tahiti["move"], view));
    }
    heard.phases.add(phase);
    for (const { clause } of list.refused) heard.clauses.add(clause);
    for (const [kind] of list.moves) heard.kinds.add(kind);
    if (below(60) === 0) heard.said.push(...text.describe(say, view, names));
    applyMove(game, play, decision.frame, livelyMove(list.moves, below) as Tahiti["move"]);
    decision = settle(game, play, new OfferList());
  }
  for (const { event } of listener.told as { event: TahitiEvent }[]) {
    heard.events.add(event.kind);
    heard.said.push(text.event(say, event, names) ?? "silent");
  }
}

/** Random, but seldom disarming or leaving, and always fighting: so that much happens. */
function livelyMove(moves: readonly Move[], below: (bound: number) => number): Move {
  const dull = ["convert", "depart", "skip"];
  const lively = below(12) === 0 ? moves : moves.filter(([kind]) => !dull.includes(kind));
  return moves.find(([kind]) => kind === "fight") ?? (lively[below(lively.length)] as Move);
}

const quoted = new Set(
  globSync("**/*.ts", { cwd: new URL("../rules/", import.meta.url), exclude: (path) => path.endsWith(".test.ts") })
    .map((file) => readFileSync(new URL(`../rules/${file}`, import.meta.url), "utf8"))
    .flatMap((source) => [...source.matchAll(/"(TAH-[A-Z]+-\d+)"/g)].map((match) => match[1] ?? "")),
);

const decisions = Object.entries(rules.phases).flatMap(([name, phase]) => (isAutomatic(phase) ? [] : [name]));

describe.each(LANGUAGES)("in %s", (language) => {
  test("everything that comes up in a game can be said", { timeout: 40_000 }, async () => {
    const say = await sayIn(language);
    const heard: Heard = { events: new Set(), clauses: new Set(), phases: new Set(), kinds: new Set(), said: [] };
    for (let seed = 0; seed < 24; seed++) listen(richRules, say, seed, 1 + (seed % 4), heard);
    listen(rules, say, 1, 2, heard);
    expect(heard.said.filter((line) => line.trim() === "" || /[{}]|\bundefined\b|\bnull\b/.test(line))).toEqual([]);
    expect(heard.kinds.size).toBeGreaterThan(64);
    expect(heard.events.size).toBeGreaterThan(54);
    const clauses = await text.clauses(language);
    expect([...heard.clauses, ...quoted].filter((clause) => clauses[clause] === undefined)).toEqual([]);
  });

  test("every decision has its prompt and its line of guidance, every option its name and help", async () => {
    const say = await sayIn(language);
    for (const phase of decisions) {
      expect(say.has(`prompt.${phase}`), phase).toBe(true);
      expect(say(`guide.${phase}`).length, phase).toBeGreaterThan(15);
    }
    for (const { id, values = [] } of rules.options) {
      expect(say(`option.${id}`).length).toBeGreaterThan(3);
      expect(say(`option.${id}.help`).length).toBeGreaterThan(20);
      for (const value of values) expect(say(`option.${id}.${value}`).length, `${id} ${value}`).toBeGreaterThan(1);
    }
  });

  test("every message is valid ICU and takes its arguments", async () => {
    const messages = await text.messages(language);
    const say = newSay(language, messages);
    for (const [key, message] of Object.entries(messages)) {
      const wanted = [...message.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? "");
      const values = Object.fromEntries(wanted.map((name) => [name, 5]));
      expect(say(key, values), key).not.toMatch(/[{}]/);
      expect(say(key, values).length, key).toBeGreaterThan(1);
    }
  });

  test("there are a rules page, a glossary and all clauses", async () => {
    const { sections, glossary } = await text.rules(language);
    expect(sections).toHaveLength(13);
    expect(glossary).toHaveLength(23);
    expect(Object.keys(await text.clauses(language))).toHaveLength(297);
  });
});

describe("in English", () => {
  test("the log tells who did what where", async () => {
    const say = await sayIn("en");
    const line = (event: TahitiEvent) => text.event(say, event, names);
    expect(line({ kind: "harvested", seat: 0, hex: 605, marker: 9 })).toBe("Teuira takes a Big Log in 0605.");
    expect(line({ kind: "areaGained", seat: 1, area: "faaa", from: 0 })).toBe("Moana takes Faʻaʻā from Teuira.");
    expect(line({ kind: "rolled", side: 0, purpose: "panic", die: 3 })).toBeUndefined();
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
      "11 (rolled 4) against 7 (rolled 3): Teuira wins, the people of Māhina retreats 2 hexes.",
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
      pieces: [
        [0, 407, "militia*2", "E4"],
        [1, 508, "fighters"],
      ],
      markers: [[409, "warCanoe*2"]],
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
    const scene = situation({ step: "movement", pieces: [[0, 407, "E4"]] });
    const view = scene.view(0);
    const elder = view.pieces.find((piece) => piece.kind === "elder")?.id ?? 0;
    expect(text.move(say, ["activate", elder], view)).toBe("Move Clan Elder E4 (1-2-3) in 0407");
    expect(text.move(say, ["step", 508], view)).toBe("To 0508 Pāʻea");
    expect(text.move(say, ["sail", 307], view)).toBe("Sail to 0307 at sea");
    expect(text.move(say, ["fight", 508, 1], view)).toBe("Attack player 2 in 0508 Pāʻea");
    expect(text.move(say, ["edit", "half"], view)).toBe("Change “half and half” …");
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
