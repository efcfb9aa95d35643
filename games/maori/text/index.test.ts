import { given, type Scene, texts } from "@outrigger/testkit";
import { atTable, LANGUAGES, type Language, newSay, type Say } from "@outrigger/text";
import { describe, expect, test } from "vitest";
import { type Maori, type MaoriEvent, type MaoriMove, rules } from "../rules/index.ts";
import { text } from "./index.ts";

const names = ["Aroha", "Wiremu", "Marama", "Tāne", "Hine"];
const sayIn = async (language: Language): Promise<Say> => newSay(language, await text.messages(language));

texts<Maori>({
  game: rules,
  text,
  names,
  tables: [
    { seats: 2, seed: 0 },
    { seats: 3, seed: 1, options: { board: "atoll", variant: 1 } },
    { seats: 4, seed: 2, options: { variant: 2, rotation: "none" } },
    { seats: 2, seed: 3, options: { board: "atoll", variant: 2, stagnationRounds: 1 } },
    { seats: 3, seed: 4, options: { board: "square", variant: 1 } },
  ],
  heard: { moves: 13, events: 16 },
  rules: new URL("../rules/", import.meta.url),
  clause: /MAO-[A-Z0-9]+-\d+/,
  clauses: 120,
  figures: ["matrix", "explorer", "line", "volcano", "fit", "island", "lei", "coloured-ship", "atoll"],
  values: { side: "above", turned: "yes", name: "Aroha" },
});

describe("in English", () => {
  const tileOf = (id: string) => rules.pack.printed[id] as NonNullable<(typeof rules.pack.printed)[string]>;

  test("the log tells who did what, with which tile and for how much", async () => {
    const say = await sayIn("en");
    const line = (event: MaoriEvent) => text.event(say, event, names);
    expect(line({ kind: "sailed", seat: 0, distance: 3, price: 1, from: 2, to: 5 })).toBe(
      "Aroha sails 3 positions for 1 shell; the ship is now to the right of row 2.",
    );
    expect(line({ kind: "took", seat: 1, tile: tileOf("EE07"), cell: "m23", price: 2 })).toBe(
      "Wiremu takes a tile from m23 (end open to the east, 2 palms, hut) for 2 shells.",
    );
    expect(line({ kind: "placed", seat: 1, tile: tileOf("EW14"), space: "r2c3", rotation: 1 })).toBe(
      "Wiremu places it on r2c3, turned: end open to the north.",
    );
    expect(line({ kind: "received", seat: 0, shells: 1, printed: 2 })).toBe(
      "The supply runs short: Aroha receives 1 shell instead of 2.",
    );
    expect(line({ kind: "shipMoved", seat: 0, from: "r1c1", to: null })).toBe("Aroha's coloured ship leaves r1c1.");
    expect(line({ kind: "refilled", tile: tileOf("V01"), cell: "m11" })).toBe("A volcano rises on m11.");
    expect(line({ kind: "ended", scores: [37, -1], places: [1, 2] })).toBe(
      "The game is over: Aroha 37 points, Wiremu -1 point.",
    );
  });

  test("the table is described line by line, the player to move first", async () => {
    const say = await sayIn("en");
    const scene: Scene<Maori> = given(rules, { seats: 2, options: { board: "atoll", variant: 1 } }, (state) => {
      state.stack = [{ phase: "sail", seat: 1 }];
      state.explorer = 5;
      state.matrix.splice(4, 4, "W01", "V01", "EE02", "S10");
      Object.assign(state.seats[1] as object, { ship: "r1c1", depot: "MH01" });
      state.seats[1]?.layout.splice(0, 2, "EE11", "EW14");
    });
    const lines = text.describe(say, scene.view(1), names);
    expect(lines[0]).toBe("The explorer ship is to the right of row 2.");
    expect(lines[2]).toBe(
      "Matrix row 2: m21 water; m22 volcano; m23 end open to the east, 2 palms [1 shell]; m24 single island, 1 palm, 2 shells [free].",
    );
    expect(lines[6]).toBe("Wiremu: 5 shells, 2 ships, depot middle, west to east, 2 shells; now worth 0 points.");
    expect(lines[7]).toBe("Coloured ship on r1c1.");
    expect(lines[8]).toMatch(
      /^Row 1: r1c1 end open to the east, 1 palm, half a lei; r1c2 end open to the west, half a lei; r1c3–r1c5 empty\.$/,
    );
    expect(lines[9]).toBe("Row 2: r2c1 empty; r2c2–r2c4 empty, inside; r2c5 empty.");
    expect(lines[11]).toBe("Row 4: r4c1 empty, 2 printed ships; r4c2–r4c5 empty.");
    expect(lines[12]).toMatch(/^Aroha: 5 shells/);
  });

  test("offers say where and for how much", async () => {
    const say = await sayIn("en");
    const scene = given(rules, { seats: 2 }, (state) => {
      state.stack = [{ phase: "sail", seat: 0 }];
      state.explorer = 15;
    });
    const view = scene.view(0);
    const sail = (distance: number, note: { price: number; position: number } | null): string =>
      text.move(say, ["sail", distance], view, { kind: "sail", move: ["sail", distance], note });
    expect(sail(1, { price: 0, position: 0 })).toBe("Sail 1 position: above column 1, free");
    expect(sail(4, { price: 2, position: 3 })).toBe("Sail 4 positions: above column 4, 2 shells");
    expect(text.move(say, ["sail", 9], view)).toBe("Sail 9 positions");
    expect(text.move(say, ["confirm"], view)).toBe("End the turn");
  });

  test("what is refused names no tile where none lies", async () => {
    const say = await sayIn("en");
    const scene = given(rules, { seats: 2, options: { variant: 1 } }, (state) => {
      state.stack = [{ phase: "action", seat: 0, steps: 0 }];
      state.explorer = 0;
      state.matrix.splice(0, 2, "V01", null);
    });
    const refused = (...move: MaoriMove): string => text.move(say, move, scene.view(0));
    expect(refused("take", "m11")).toBe("Take m11: volcano");
    expect(refused("take", "m12")).toBe("Take m12");
    expect(refused("discard", "r2c1")).toBe("Discard r2c1");
    expect(refused("playDepot")).toBe("Play the depot tile");
    expect(refused("keep")).toBe("Leave the coloured ship beside the board");
  });
});

test.each(LANGUAGES)("what is refused has no price in %s", async (language) => {
  const say = await sayIn(language);
  const scene = given(rules, { seats: 2, options: { variant: 1 } }, (state) => {
    state.stack = [{ phase: "action", seat: 0, steps: 0 }];
    state.explorer = 0;
    state.matrix.splice(0, 2, "V01", "EE02");
    Object.assign(state.seats[0] as object, { ship: "r1c1" });
    state.seats[0]?.layout.splice(0, 2, "EE11", "EW14");
  });
  const view = scene.view(0);
  const refused = (...move: MaoriMove): string => text.move(say, move, view);
  const priced = text.move(say, ["take", "m12"], view, { kind: "take", move: ["take", "m12"], note: { price: 0 } });
  const price = priced.slice(refused("take", "m12").length);
  expect(priced.startsWith(refused("take", "m12"))).toBe(true);
  expect(price).toMatch(/^, \S/);
  expect(refused("take", "m11")).toContain(say("tile.volcano"));
  expect(refused("take", "m11")).not.toContain(price);
  expect(refused("step", "r1c2")).not.toContain("1 ");
});

describe("in Polish", () => {
  test("numbers take their three forms", async () => {
    const say = await sayIn("pl");
    const count = (shells: number) => say("event.received", { name: "Aroha", shells });
    expect([1, 2, 5, 22].map(count)).toEqual([
      "Aroha dostaje 1 muszlę.",
      "Aroha dostaje 2 muszle.",
      "Aroha dostaje 5 muszli.",
      "Aroha dostaje 22 muszle.",
    ]);
  });
});

describe("the rules page says what holds at the table", () => {
  const page = async (table: Record<string, string | number>): Promise<string> =>
    (await text.rules("en")).sections.flatMap(({ body }) => body.map((line) => atTable("en", line, table))).join("\n");

  test("MAO-STEP-3 MAO-V2-1: of the coloured ship only what the variant has", async () => {
    expect(await page({ variant: 2 })).toContain("Apart from paid steps nothing else moves it");
    expect(await page({ variant: 2 })).not.toContain("Variant 1");
    expect(await page({ variant: 2 })).toContain("goes onto your board, not into the depot.");
    expect(await page({ variant: 1 })).not.toContain("not into the depot");
    expect(await page({ variant: 0 })).toContain("At this table there is no coloured ship.");
    expect(await page({})).toContain("in variant 2 what you take then goes onto your board");
  });

  test("MAO-END-5 MAO-PLACE-4 MAO-ATOLL-5: rounds, turning and lasting ships as set", async () => {
    const set = await page({ stagnationRounds: 5, rotation: "none", atollShips: "persistent" });
    expect(set).toContain("for 5 rounds on end");
    expect(set).toContain("no other tile is turned either");
    expect(set).toContain("does not hide the ships");
    expect(await page({ stagnationRounds: 1 })).toContain("for a whole round on end");
  });

  test("MAO-STEP-3 MAO-V2-2: after a paid step something is taken, and the ship keeps its tile", async () => {
    expect(await page({ variant: 0 })).toContain("You may always do nothing.");
    expect(await page({ variant: 1 })).toContain("do nothing, except after a paid step");
    expect(await page({ variant: 2 })).toContain(
      "discard any tile of your board, except the one under your coloured ship.",
    );
    expect(await page({ variant: 1 })).toContain("discard any tile of your board. ");
  });

  test("MAO-COMP-8 MAO-ATOLL-2: printed land where there is some, and palms inside the atoll", async () => {
    expect(await page({ board: "base" })).toContain("Printed land at the edge is no space.");
    expect(await page({ board: "atoll" })).not.toContain("Printed land at the edge");
    expect(await page({ board: "atoll" })).toContain("inside the atoll twice that");
    expect(await page({ board: "base" })).not.toContain("inside the atoll twice that");
  });

  test("MAO-SCORE-12: equal players win together", async () => {
    expect(await page({})).toContain("who is still equal wins together");
  });
});

test.each(LANGUAGES)("a line with its tile beside it says no more of the tile in %s", async (language) => {
  const say = newSay(language, await text.messages(language));
  const tile = { id: "W17", kind: "water", open: [], palms: 0, huts: 0, shells: 0, ships: 2, lei: null } as const;
  const took = { kind: "took", seat: 0, tile, cell: "m13", price: 1 } as const;
  const brief = text.brief?.(say, took, ["Aroha"]) ?? "";
  expect(brief).toContain("m13");
  expect(brief).not.toContain("(");
  expect(brief.length).toBeLessThan(text.event(say, took, ["Aroha"])?.length ?? 0);
  expect(text.brief?.(say, { kind: "passed", seat: 0 }, ["Aroha"])).toBeUndefined();
});
