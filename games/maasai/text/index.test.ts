import { texts } from "@outrigger/testkit";
import { atTable, LANGUAGES, type Language, newSay, type Say } from "@outrigger/text";
import { describe, expect, test } from "vitest";
import { type Maasai, type MaasaiEvent, type MaasaiMove, rules } from "../rules/index.ts";
import { layAt, table } from "../rules/testing/tables.ts";
import { text } from "./index.ts";

const names = ["Naserian", "Lemayian", "Sankau"];
const sayIn = async (language: Language): Promise<Say> => newSay(language, await text.messages(language));

texts<Maasai>({
  game: rules,
  text,
  names,
  tables: [0, 1, 2].map((seed) => ({
    seats: 2 + (seed % 2),
    seed,
    options: { length: "short", openHands: seed % 2 === 0, firstPlayer: "random" },
  })),
  every: 4,
  pick: staying,
  unasked: ["discard", "end"],
  heard: { moves: 9, events: 13 },
  rules: new URL("../rules/", import.meta.url),
  clause: /MAS-[A-Z]+-\d+/,
  clauses: 136,
  figures: ["shields", "parts", "hexagon", "matching", "gap", "enclosure", "ring", "decagon"],
});

/** Random, but people mostly stay where they are and build whenever they can: so that much happens. */
function staying(moves: readonly MaasaiMove[], below: (bound: number) => number): MaasaiMove {
  const eager = moves.find(([kind]) => kind === "build" || kind === "place");
  if (eager !== undefined && below(4) > 0) return eager;
  return moves[below(below(3) === 0 ? moves.length : 1)] as MaasaiMove;
}

test.each(LANGUAGES)("what random games do not bring up can be said as well in %s", async (language) => {
  const say = await sayIn(language);
  const view = table({}).view(0);
  const shield = { id: "N-RRR", kind: "N", land: "RRR" } as const;
  const standing = { seat: 1, person: "boy", patch: 5, at: "m", half: 0, colour: "Y" } as const;
  const events: MaasaiEvent[] = [
    { kind: "discarded", seat: 0, shield },
    { kind: "gaveUp", seat: 0, boma: 3, fence: 2 },
    { kind: "wentHome", reason: "contested", ...standing },
    { kind: "wentHome", reason: "surplus", ...standing },
    { kind: "wentHome", reason: "fenced", ...standing },
    { kind: "ended", winners: [1], reason: "pen" },
    { kind: "ended", winners: [0, 1], reason: "pen" },
    { kind: "ended", winners: [0, 1], reason: "shields" },
    { kind: "built", seat: 0, boma: 9, fence: 1, loop: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
  ];
  const lines = [
    ...events.map((event) => text.event(say, event, names) ?? ""),
    text.move(say, ["discard", "N-RRR"], view),
    text.move(say, ["giveUp", 3], view),
    text.move(say, ["end"], view),
    ...["discard", "end"].map((phase) => text.prompt(say, { phase, seat: 0 }, view)),
  ];
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.filter((line) => line.trim() === "" || /[{}]|\bundefined\b|\bnull\b/.test(line))).toEqual([]);
});

describe("in English", () => {
  const hexagon = "0 N-RYG-2@[0,0,0,0]/8; 1 W3-YRY@[0,0,1,0]/5; 2 W4-YGRR@[0,0,0,-1]/3";

  test("the table is told so that it can be played without being seen", async () => {
    const say = await sayIn("en");
    const scene = table({ layout: hexagon, people: "2@1.m" });
    const lines = text.describe(say, scene.view("spectator"), names);
    expect(lines).toEqual([
      "Round 1 of 4. Piles: 45 wide, 28 narrow.",
      "Naserian: in the pen 20 zebu, 20 goats, 20 sheep; on the table no animals; at home 4 warriors and 7 boys; hand 8 wide, 5 narrow.",
      "Lemayian: in the pen 20 zebu, 20 goats, 20 sheep; on the table no animals; at home 3 warriors and 7 boys; hand 8 wide, 5 narrow.",
      "Red land of Lemayian on shields 0, 1: 2 spots, 2 open edges.",
      "Yellow land, unclaimed, on shields 0, 1, 2: 4 spots, 4 open edges.",
      "Red land, unclaimed, on shield 2: 2 spots, 2 open edges.",
      "Shield 0, narrow: corner 1 red, middle yellow, corner 2 green; open: right and slightly down, right and slightly up.",
      "Shield 1, wide: corner 1 yellow, middle red, corner 2 yellow; left of shield 0, slightly higher; on the middle a warrior of Lemayian; open: above, left and slightly up.",
      "Shield 2, wide: corner 1 yellow, upper right middle green, lower left middle red, corner 2 red; left of shield 0, slightly lower; open: left and slightly down, below.",
    ]);
  });

  test("a boma and a hand", async () => {
    const say = await sayIn("en");
    const scene = table({
      layout: "0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9",
      hands: { 1: "N-RRG W4-YGRR" },
    });
    layAt(scene, "N-RRG@[1,-1,0,0]/1");
    expect(text.move(say, ["build", 2], scene.view(0))).toBe(
      "Build the boma of fence 2: 4 shields, room for 1 zebu, 2 goats, 1 sheep",
    );
    scene.play(["build", 2]);
    const lines = text.describe(say, scene.view(0), names);
    expect(lines).toContain("In hand: wide: corner 1 yellow, right middle green, left middle red, corner 2 red.");
    expect(lines).toContain(
      "Boma of Naserian on shields 3, 2, 1, 0, under construction; animals: 1 zebu, 2 goats, 1 sheep.",
    );
    expect(lines.at(-1)).toMatch(/^Shield 3, narrow: .*; .* shield 0/);
    expect(text.move(say, ["giveUp", 3], scene.view(0))).toBe(
      "Give up the boma of shield 3 (home with the builder: 1 zebu, 2 goats, 1 sheep)",
    );
  });

  test("an offer to lay says where, and which land meets which", async () => {
    const say = await sayIn("en");
    const scene = table({ layout: hexagon, hands: { 1: "N-YRY W3-GGG" } });
    expect(text.move(say, ["shield", "N-YRY"], scene.view(0))).toBe(
      "narrow: corner 1 yellow, middle red, corner 2 yellow",
    );
    scene.play(["shield", "N-YRY"]);
    const view = scene.view(0);
    expect(text.move(say, ["lay", 0, 1], view)).toBe(
      "right of shield 0, slightly lower (yellow meets green, red meets yellow)",
    );
    // Whatever it says must come true: the colours named are those of the patches that touch.
    for (const move of scene.offers("lay") as ["lay", number, number][]) {
      const fork = scene.fork();
      fork.play(move);
      const isJoined = fork.index.land.parcel.some((name, patch) => patch >= 12 && name < 12);
      expect(isJoined, text.move(say, move, view)).toBe(
        /(red meets red|yellow meets yellow)/.test(text.move(say, move, view)),
      );
    }
  });

  test("a step of a plan is told in few words, in every language", async () => {
    const scene = table({ layout: hexagon, hands: { 1: "N-YRY W3-GGG" } });
    const first = scene.view(0);
    scene.play(["shield", "N-YRY"]);
    const tell = async (language: Language) => {
      const say = await sayIn(language);
      const moves: MaasaiMove[] = [["done"], ["shield", "N-YRY"]];
      const told = moves.map((move) => text.step?.(say, move, first));
      return [...told, text.step?.(say, ["lay", 0, 1], scene.view(0)), text.step?.(say, ["place", 2, "m1"], first)];
    };
    expect(await tell("en")).toEqual([
      "",
      "narrow shield yellow–red–yellow",
      "right of shield 0, slightly lower",
      "a boy on the upper right middle of shield 2",
    ]);
    expect((await tell("it"))[1]).toBe("scudo stretto giallo–rosso–giallo");
    expect((await tell("pl"))[3]).toMatch(/^chłopiec na tarczy 2, /);
  });

  test("animals count as they come out, not by how the game is won", async () => {
    const clauses = await text.clauses("en");
    for (const { clause } of Object.values(text.parts ?? {})) expect(clauses[clause]).toContain("animals come out");
  });

  test("a claim tells its land and how open it is", async () => {
    const say = await sayIn("en");
    const scene = table({ layout: hexagon, frame: { phase: "hexagon", seat: 1 } });
    expect(text.move(say, ["place", 2, "m1"], scene.view(1))).toBe(
      "Put a boy on the upper right middle of shield 2: green, 1 spot, enclosed",
    );
    expect(text.move(say, ["place", 0, "m"], scene.view(1))).toBe(
      "Put a boy on the middle of shield 0: yellow, 4 spots, 4 open edges",
    );
  });
});

describe("in Polish", () => {
  test("numbers take their three forms", async () => {
    const say = await sayIn("pl");
    expect([1, 2, 5, 22].map((count) => say("count.goat", { count }))).toEqual([
      "1 koza",
      "2 kozy",
      "5 kóz",
      "22 kozy",
    ]);
    expect([1, 3, 12].map((count) => say("count.sheep", { count }))).toEqual(["1 owca", "3 owce", "12 owiec"]);
  });
});

describe("the rules page says what holds at the table", () => {
  const page = async (table: Record<string, string | number | boolean>): Promise<string> =>
    (await text.rules("en")).sections.flatMap(({ body }) => body.map((line) => atTable("en", line, table))).join("\n");

  test("MAS-SUP-5 MAS-SUP-6: nine shields in the third round of three, and a last turn of one sequence", async () => {
    expect(await page({ players: 3 })).toContain("the third starts with nine shields each");
    expect(await page({ players: 2 })).not.toContain("nine shields");
    expect(await page({})).toContain("the last turn of everybody has one shield and one sequence");
  });

  test("MAS-GEN-2 MAS-HEX-3: as many animals and players as there are", async () => {
    expect(await page({ players: 3, length: "long" })).toContain("of each of the three animals 14.");
    expect(await page({ players: 2, length: "short" })).toContain("of each of the three animals 14.");
    const clauses = await text.clauses("en");
    const clause = (id: string, table: Record<string, string | number>) => atTable("en", clauses[id] ?? "", table);
    expect(clause("MAS-GEN-2", { players: 3, length: "short" })).toBe(
      "Of zebu, goats and sheep everybody has 10 each.",
    );
    expect(clause("MAS-HEX-3", { players: 2 })).not.toContain("player 3");
    expect(clause("MAS-HEX-3", { players: 3 })).toContain("then player 3, then player 1");
  });

  test("MAS-LAY-10 MAS-SUP-7: a shield that fits nowhere is discarded, one is never dealt", async () => {
    expect(await page({})).toContain("Should no shield of your hand fit anywhere, you discard one instead.");
    expect(await page({})).toContain("it ends when all hands are empty");
  });

  test("MAS-UNDO-1: nobody is told that a turn is his alone where others see it", async () => {
    for (const language of LANGUAGES) {
      const say = await sayIn(language);
      const guides = [say("guide.confirm"), say("guide.confirmHexagon")].join(" ");
      expect(guides).not.toMatch(/nobody|alone|nessuno|solo tuo|nikt|tylko twoja/);
    }
  });

  test("MAS-UNDO-1: whether others see a turn before it is confirmed", async () => {
    expect(await page({ liveTurns: true })).toContain("though the others see it as you play");
    expect(await page({ liveTurns: false })).toContain("nobody sees it");
  });
});

test.each(LANGUAGES)("a line with its shields beside it says no more of them in %s", async (language) => {
  const say = newSay(language, await text.messages(language));
  const shield = { id: "N-YGR", kind: "N", land: "YGR" } as const;
  const dealt = { kind: "dealt", seat: 0, wide: 0, narrow: 1, shields: [shield] } as const;
  expect(text.brief?.(say, dealt, ["Noor"])).toMatch(/^Noor [^:(]+\.$/);
  const laid = { number: 4, shield, at: [0, 0, 0, 0], turn: 0, half: 0, joins: [3], faces: [1] } as const;
  expect(text.brief?.(say, { kind: "laid", seat: 0, ...laid }, ["Noor"])).toMatch(/^Noor [^(]*4 [^(]*\.$/);
  expect(text.brief?.(say, { kind: "passed", seat: 0 }, ["Noor"])).toBeUndefined();
});
