import { copyJson } from "@outrigger/kernel";
import { packs } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { preparePack } from "../rules/components.ts";
import { rules } from "../rules/index.ts";
import source from "../rules/pack.json" with { type: "json" };
import { checkPack } from "./index.ts";
import { numbers } from "./testing/numbers.ts";

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

packs(rules, checkPack, { numbers });

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
    expect(problems).toContain("tiles[S01].palms is -1, not a whole number from 0 to 9");
    expect(problems).toContain('tiles[S01] has an unknown field "flowers"');
    expect(problems).toContain('tokens.shells is "many", not a whole number from 0 to 999');
    expect(problems).toContain("boards.base.printedShips is missing, not an object");
    expect(problems.length).toBeGreaterThanOrEqual(7);
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
    ["tiles that are no list", (edited) => Object.assign(edited, { tiles: {} }), "tiles is {}, not a list of 1 to 200"],
    ["a tile that is no object", (edited) => edited.tiles.push("S11" as never), 'tiles[97] is "S11", not an object'],
    ["boards that are no object", (edited) => Object.assign(edited, { boards: [] }), "boards is [], not an object"],
    ["a matrix of another size", (edited) => Object.assign(edited.matrix, { rows: 5 }), "matrix.rows is 5, not 4"],
    ["counts that are not met", (edited) => edited.tiles.pop(), "counts.volcano is 2, but the tiles are 1"],
    [
      "rows of different lengths",
      changeBoard("square", { plan: ["....", "....", "....", "..."] }),
      "boards.square.plan has rows of different lengths",
    ],
    ["a tile twice", changeTile("S02", { id: "S01" }), "tiles[S01] is there twice"],
    [
      "an id with a slash",
      changeTile("S02", { id: "S/2" }),
      'tiles[1].id is "S/2", not an id of letters, digits, hyphens and underscores',
    ],
    [
      "an unknown kind",
      changeTile("S02", { kind: "bend" }),
      'tiles[S02].kind is "bend", not "single" or "end" or "middle" or "water" or "volcano"',
    ],
    ["half a palm", changeTile("S02", { palms: 0.5 }), "tiles[S02].palms is 0.5, not a whole number from 0 to 9"],
    [
      "an unknown side",
      changeTile("EN02", { open: ["X"] }),
      'tiles[EN02].open[0] is "X", not "N" or "E" or "S" or "W"',
    ],
    [
      "an end with two open sides",
      changeTile("EN02", { open: ["N", "S"] }),
      "tiles[EN02]: an end has one open side, not 2",
    ],
    [
      "MAO-COMP-3: a bend",
      changeTile("MH02", { open: ["N", "E"] }),
      'tiles[MH02]: a middle has two opposite open sides, not ["N","E"]',
    ],
    ["open water", changeTile("W01", { open: ["N"] }), 'tiles[W01]: a tile of kind water has no open side, not ["N"]'],
    [
      "a lei on a closed side",
      changeTile("EN02", { lei: "S" }),
      "tiles[EN02]: the lei half on S is not on an open side",
    ],
    ["a lei that is no side", changeTile("EN02", { lei: true }), "tiles[EN02].lei is true, not a side or null"],
    ["palms on the sea", changeTile("W01", { palms: 1 }), "tiles[W01]: water carries no palms"],
    ["shells on a volcano", changeTile("V01", { shells: 1 }), "tiles[V01]: volcano carries no shells"],
    [
      "a tile's unknown origin",
      changeTile("S02", { provenance: { origin: "hearsay" } }),
      'tiles[S02].provenance.origin is "hearsay", not "book" or "public" or "reconstructed" or "owner"',
    ],
    [
      "numbers without an origin",
      (edited) => Object.assign(edited.counts, { provenance: {} }),
      "counts.provenance is {}, not a word on where the numbers come from",
    ],
    [
      "a note that is no text",
      (edited) => Object.assign(edited.tileProvenance, { water: { kind: { origin: "book", note: 7 } } }),
      "tileProvenance.water.kind.note is 7, not a text of at most 1000 letters",
    ],
    [
      "an unknown mark",
      changeBoard("square", { plan: ["....", "....", "....", "...x"] }),
      'boards.square.plan[3] is "...x", not 1 to 9 of the marks . (space), o (inside), # (land)',
    ],
    ["no space at all", changeBoard("square", { plan: ["##", "##"] }), "boards.square.plan has no space"],
    [
      "ships printed on land",
      changeBoard("base", { printedShips: { count: 2, space: "r4c1" } }),
      'boards.base.printedShips.space is "r4c1", neither null nor a space of the plan',
    ],
    [
      "too many printed ships",
      changeBoard("base", { printedShips: { count: 20, space: null } }),
      "boards.base.printedShips.count is 20, not a whole number from 0 to 9",
    ],
    [
      "players the wrong way round",
      changeBoard("base", { fewestPlayers: 5, mostPlayers: 3 }),
      "boards.base: more players at least than at most",
    ],
    [
      "MAO-COMP-11: more spaces than tiles",
      changeBoard("atoll", { mostPlayers: 5 }),
      "boards.atoll: 5 players need 105 tiles for spaces and depots, and 95 can be taken",
    ],
    [
      "too few shells",
      (edited) => Object.assign(edited.tokens, { shells: 24 }),
      "boards.base: 5 players start with 5 shells each, and there are 24",
    ],
    [
      "too few coloured ships",
      (edited) => Object.assign(edited.tokens, { colouredShips: 4 }),
      "tokens.colouredShips is 4, not 5",
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
    expect(checkPack(null)).toEqual({ ok: false, problems: ["the pack is null, not an object"] });
    expect(checkPack([1])).toEqual({ ok: false, problems: ["the pack is [1], not an object"] });
  });

  test("with too few tiles cannot fill the matrix", () => {
    const problems = problemsAfter((edited) => {
      edited.tiles = edited.tiles.slice(0, 10);
      Object.assign(edited.counts, { end: 0, middle: 0, water: 0, volcano: 0 });
    });
    expect(problems).toContain("10 tiles that can be taken do not fill the matrix");
  });
});
