import { copyJson } from "@outrigger/kernel";
import { packs } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { preparePack } from "../rules/components.ts";
import { rules } from "../rules/index.ts";
import source from "../rules/pack.json" with { type: "json" };
import { checkPack } from "./index.ts";

type Edited = {
  [section: string]: unknown;
  counts: Record<string, unknown>;
  tokens: Record<string, unknown>;
  matrix: Record<string, unknown>;
  scoring: Record<string, unknown>;
  tileProvenance: Record<string, unknown>;
  tiles: Record<string, unknown>[];
  boards: Record<string, Record<string, unknown>>;
};

/** What is wrong with the pack after a change. */
function problemsAfter(change: (edited: Edited) => void): readonly string[] {
  const edited = copyJson(source) as unknown as Edited;
  change(edited);
  const parsed = checkPack(edited);
  return parsed.ok ? [] : parsed.problems;
}

const changeTile = (id: string, fields: object) => (edited: Edited) => {
  Object.assign(edited.tiles.find((tile) => tile["id"] === id) as object, fields);
};
const changeBoard = (name: string, fields: object) => (edited: Edited) => {
  Object.assign(edited.boards[name] as object, fields);
};

packs(rules, checkPack);

describe("a corrected pack", () => {
  test("is taken when it is in order", () => {
    expect(problemsAfter(changeTile("S01", { palms: 3, provenance: { origin: "owner", note: "my copy" } }))).toEqual(
      [],
    );
    const edited = copyJson(source) as unknown as Edited;
    changeTile("S01", { palms: 3 })(edited);
    const parsed = checkPack(edited);
    expect(parsed.ok && preparePack(parsed.value).printed["S01"]?.palms).toBe(3);
  });

  test("names every problem at once", () => {
    const problems = problemsAfter((edited) => {
      changeTile("S01", { palms: -1, flowers: 2 })(edited);
      edited.tokens["shells"] = "many";
      edited.boards["base"] = { plan: ["..", "..."] };
    });
    expect(problems).toContain("tile S01: palms is -1, not a whole number from 0 to 9");
    expect(problems).toContain('tile S01 has an unknown field "flowers"');
    expect(problems).toContain('tokens.shells is "many", not a whole number from 0 to 999');
    expect(problems).toContain("board base: plan is not 1 to 9 rows of 1 to 9 marks, all of one length");
    expect(problems).toContain("board base: printedShips is missing, not an object");
    expect(problems.length).toBeGreaterThanOrEqual(8);
  });

  const cases: readonly [what: string, change: (edited: Edited) => void, problem: string][] = [
    ["the wrong game", (edited) => Object.assign(edited, { game: "moa" }), 'game is "moa", not "maori"'],
    ["another schema", (edited) => Object.assign(edited, { schema: 2 }), "schema is 2, not 1"],
    ["an unknown section", (edited) => Object.assign(edited, { cards: [] }), 'the pack has an unknown field "cards"'],
    [
      "a missing section",
      (edited) => Object.assign(edited, { scoring: undefined }),
      "scoring is missing, not an object",
    ],
    ["tiles that are no list", (edited) => Object.assign(edited, { tiles: {} }), "tiles is {}, not a list"],
    [
      "a tile that is no object",
      (edited) => edited.tiles.push("S11" as never),
      'tile number 98 is "S11", not an object',
    ],
    ["boards that are no object", (edited) => Object.assign(edited, { boards: [] }), "boards is [], not an object"],
    ["a matrix of another size", (edited) => Object.assign(edited.matrix, { rows: 5 }), "matrix.rows is 5, not 4"],
    ["counts that are not met", (edited) => edited.tiles.pop(), "counts.volcano is 2, but the tiles are 1"],
    ["a tile twice", changeTile("S02", { id: "S01" }), "tile S01 is there twice"],
    [
      "an id with a slash",
      changeTile("S02", { id: "S/2" }),
      'tile number 2 has the id "S/2"; letters and digits are needed',
    ],
    [
      "an unknown kind",
      changeTile("S02", { kind: "bend" }),
      'tile S02: kind is "bend", not one of single, end, middle, water, volcano',
    ],
    ["half a palm", changeTile("S02", { palms: 0.5 }), "tile S02: palms is 0.5, not a whole number from 0 to 9"],
    [
      "an unknown side",
      changeTile("EN02", { open: ["X"] }),
      'tile EN02: open is ["X"], not a list of different sides out of N, E, S, W',
    ],
    [
      "an end with two open sides",
      changeTile("EN02", { open: ["N", "S"] }),
      "tile EN02: an end has one open side, not 2",
    ],
    [
      "MAO-COMP-3: a bend",
      changeTile("MH02", { open: ["N", "E"] }),
      'tile MH02: a middle has two opposite open sides, not ["N","E"]',
    ],
    ["open water", changeTile("W01", { open: ["N"] }), 'tile W01: a tile of kind water has no open side, not ["N"]'],
    ["a lei on a closed side", changeTile("EN02", { lei: "S" }), "tile EN02: the lei half on S is not on an open side"],
    ["a lei that is no side", changeTile("EN02", { lei: true }), "tile EN02: lei is true, not a side or null"],
    ["palms on the sea", changeTile("W01", { palms: 1 }), "tile W01: water carries no palms"],
    ["shells on a volcano", changeTile("V01", { shells: 1 }), "tile V01: volcano carries no shells"],
    [
      "a tile's unknown origin",
      changeTile("S02", { provenance: { origin: "hearsay" } }),
      'tile S02: provenance.origin is "hearsay", not one of book, public, reconstructed, owner',
    ],
    [
      "numbers without an origin",
      (edited) => Object.assign(edited.counts, { provenance: {} }),
      "counts.provenance does not say where the numbers come from",
    ],
    [
      "a note that is no text",
      (edited) => Object.assign(edited.tileProvenance, { water: { kind: { origin: "book", note: 7 } } }),
      "tileProvenance.water.kind.note is not a text",
    ],
    [
      "an unknown mark",
      changeBoard("square", { plan: ["....", "....", "....", "...x"] }),
      'board square: plan has a mark "x"; known are . (space), o (inside), # (land)',
    ],
    ["no space at all", changeBoard("square", { plan: ["##", "##"] }), "board square: plan has no space"],
    [
      "ships printed on land",
      changeBoard("base", { printedShips: { count: 2, space: "r4c1" } }),
      'board base: printedShips.space is "r4c1", neither null nor a space of the plan',
    ],
    [
      "too many printed ships",
      changeBoard("base", { printedShips: { count: 20, space: null } }),
      "board base: printedShips.count is 20, not a whole number from 0 to 9",
    ],
    [
      "players the wrong way round",
      changeBoard("base", { fewestPlayers: 5, mostPlayers: 3 }),
      "board base: more players at least than at most",
    ],
    [
      "MAO-COMP-11: more spaces than tiles",
      changeBoard("atoll", { mostPlayers: 5 }),
      "board atoll: 5 players need 105 tiles for spaces and depots, and 95 can be taken",
    ],
    [
      "too few shells",
      (edited) => Object.assign(edited.tokens, { shells: 24 }),
      "board base: 5 players start with 5 shells each, and there are 24",
    ],
    [
      "too few coloured ships",
      (edited) => Object.assign(edited.tokens, { colouredShips: 4 }),
      "board base: 5 players need as many player boards and coloured ships",
    ],
    [
      "points for empty spaces",
      (edited) => Object.assign(edited.scoring, { emptySpace: 1 }),
      "scoring.emptySpace is 1, not a whole number from -99 to 0",
    ],
  ];

  test.each(cases)("is refused with %s", (_what, change, problem) => {
    expect(problemsAfter(change)).toContain(problem);
  });

  test("that is no object is refused", () => {
    expect(checkPack(null)).toEqual({ ok: false, problems: ["the pack is not an object"] });
    expect(checkPack([1])).toEqual({ ok: false, problems: ["the pack is not an object"] });
  });

  test("with too few tiles cannot fill the matrix", () => {
    const problems = problemsAfter((edited) => {
      edited.tiles = edited.tiles.slice(0, 10);
      Object.assign(edited.counts, { end: 0, middle: 0, water: 0, volcano: 0 });
    });
    expect(problems).toContain("10 tiles that can be taken do not fill the matrix");
  });
});
