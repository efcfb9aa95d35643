import { describe, expect, test } from "vitest";
import { pack, pieceOf, preparePack, tileOf } from "./components.ts";
import { SIDES } from "./names.ts";
import { TILE_KINDS, type Tile } from "./vocabulary.ts";

const tiles = Object.values(pack.printed);
const ofKind = (kind: string): Tile[] => tiles.filter((tile) => tile.kind === kind);
const sum = (symbol: "palms" | "huts" | "shells" | "ships"): number =>
  tiles.reduce((total, tile) => total + tile[symbol], 0);
const bySide = (sides: readonly (string | null | undefined)[]): number[] =>
  SIDES.map((side) => sides.filter((other) => other === side).length);

describe("the tiles", () => {
  test("MAO-COMP-1: 97 tiles of five kinds, 95 of which can be taken", () => {
    expect(TILE_KINDS.map((kind) => ofKind(kind).length)).toEqual([10, 54, 14, 17, 2]);
    expect(tiles).toHaveLength(97);
    expect(pack.ids.filter((id) => !pack.volcanoes.has(id))).toHaveLength(95);
  });

  test("MAO-COMP-2: palms, huts, shells, ships and leis are printed on tiles, and nothing else", () => {
    const symbols = new Set(tiles.flatMap((tile) => Object.keys(tile)));
    expect([...symbols].sort()).toEqual(["huts", "id", "kind", "lei", "open", "palms", "shells", "ships"]);
    for (const symbol of ["palms", "huts", "shells", "ships"] as const) expect(sum(symbol)).toBeGreaterThan(0);
  });

  test("MAO-COMP-3: an end has one open side, a middle two opposite ones, every other tile none", () => {
    for (const { id, kind, open } of tiles) {
      const sides = open.map((side) => SIDES.indexOf(side));
      const straight = sides.length === 2 && Math.abs((sides[0] ?? 0) - (sides[1] ?? 0)) === 2;
      const asPrinted = kind === "end" ? sides.length === 1 : kind === "middle" ? straight : sides.length === 0;
      expect(asPrinted, id).toBe(true);
    }
  });

  test("MAO-COMP-4: ends open N 13, E 14, S 13, W 14; seven middles lie each way", () => {
    expect(bySide(ofKind("end").map((tile) => tile.open[0]))).toEqual([13, 14, 13, 14]);
    expect(ofKind("middle").filter((tile) => tile.open.includes("E"))).toHaveLength(7);
    expect(ofKind("middle").filter((tile) => tile.open.includes("N"))).toHaveLength(7);
  });

  test("MAO-COMP-5: ten ends carry half a lei on their open side, N 2, E 3, S 2, W 3", () => {
    const halves = tiles.filter((tile) => tile.lei !== null);
    expect(halves.every((tile) => tile.kind === "end" && tile.open[0] === tile.lei)).toBe(true);
    expect(bySide(halves.map((tile) => tile.lei))).toEqual([2, 3, 2, 3]);
  });

  test("MAO-COMP-6: 109 palms, 14 huts, 25 shells, 25 ships; water with no, one and two ships", () => {
    expect([sum("palms"), sum("huts"), sum("shells"), sum("ships")]).toEqual([109, 14, 25, 25]);
    expect([0, 1, 2].map((ships) => ofKind("water").filter((tile) => tile.ships === ships).length)).toEqual([7, 7, 3]);
  });

  test("MAO-PLACE-4: eight tiles without palms can lie in several ways", () => {
    const turnable = tiles.filter((tile) => tileOf(pack, tile.id).rotations.length > 1);
    expect(turnable.map((tile) => tile.id).sort()).toEqual(
      ["EN13", "ES13", "EE13", "EW13", "EE14", "EW14", "MH01", "MV01"].sort(),
    );
    expect(turnable.every((tile) => tile.palms === 0)).toBe(true);
  });

  test("MAO-PLACE-4: open sides and the lei half turn clockwise with the tile", () => {
    const openings = [0, 1, 2, 3].map((turned) => pieceOf(pack, turned === 0 ? "EW14" : `EW14/${turned}`));
    expect(openings.map((piece) => piece.open)).toEqual([8, 1, 2, 4]);
    expect(openings.map((piece) => piece.lei)).toEqual([3, 0, 1, 2]);
    expect(pieceOf(pack, "MV01").open).toBe(0b0101);
    expect(pieceOf(pack, "MV01/1").open).toBe(0b1010);
  });
});

test("MAO-PLACE-4: a middle without palms lies in two ways that differ, with half a lei in four", () => {
  const source = structuredClone(pack.source) as { tiles: { id: string; lei: string | null }[] };
  for (const tile of source.tiles) if (tile.id === "MV01") tile.lei = "N";
  const printed = preparePack(source);
  expect([tileOf(pack, "MV01").rotations, tileOf(printed, "MV01").rotations]).toEqual([
    [0, 1],
    [0, 1, 2, 3],
  ]);
  expect(["MV01", "MV01/1", "MV01/2", "MV01/3"].map((name) => pieceOf(printed, name).lei)).toEqual([0, 1, 2, 3]);
});

describe("the rest of the material", () => {
  test("MAO-COMP-7: 30 shells, one explorer ship, five boards and five coloured ships", () => {
    const { shells, explorerShips, playerBoards, colouredShips } = pack.tokens;
    expect([shells, explorerShips, playerBoards, colouredShips]).toEqual([30, 1, 5, 5]);
  });

  test("MAO-COMP-8: the front side has 16 spaces and four spaces of printed land in two corners", () => {
    const { names, playable, spaces } = pack.plans.base;
    expect(spaces).toHaveLength(16);
    expect(names.filter((_, space) => !playable[space])).toEqual(["r1c4", "r1c5", "r4c1", "r4c2"]);
  });

  test("MAO-COMP-9: two ships are printed on every board, and on the front side they cannot be covered", () => {
    const { base, atoll, square } = pack.plans;
    expect([base, atoll, square].map((plan) => plan.printedShips.count)).toEqual([2, 2, 2]);
    expect([base.printedShips.space, square.printedShips.space]).toEqual([null, null]);
  });

  test("MAO-COMP-10: the atoll has 20 spaces, six inside, and its ships are printed on r4c1", () => {
    const { names, inside, spaces, printedShips } = pack.plans.atoll;
    expect(spaces).toHaveLength(20);
    expect(names.filter((_, space) => inside[space])).toEqual(["r2c2", "r2c3", "r2c4", "r3c2", "r3c3", "r3c4"]);
    expect(printedShips.space).toBe("r4c1");
  });

  test("MAO-COMP-11: the tiles suffice for five front sides or four atolls with depots, not for five atolls", () => {
    const { base, atoll } = pack.plans;
    expect(5 * (base.spaces.length + 1)).toBe(85);
    expect(4 * (atoll.spaces.length + 1)).toBe(84);
    expect(5 * atoll.spaces.length).toBeGreaterThan(95);
    expect([base.mostPlayers, atoll.mostPlayers]).toEqual([5, 4]);
  });

  test("the square reading of the front side has 16 spaces without land", () => {
    expect(pack.plans.square.plan).toEqual(["....", "....", "....", "...."]);
  });

  test("every group of numbers says where it comes from", () => {
    const source = pack.source as unknown as {
      readonly counts: { readonly provenance: object };
      readonly tileProvenance: Readonly<Record<string, Readonly<Record<string, { readonly origin: string }>>>>;
    };
    expect(source.counts.provenance).toEqual({ numbers: { origin: "book" } });
    expect(source.tileProvenance["end"]?.["symbols"]?.origin).toBe("reconstructed");
    expect(source.tileProvenance["end"]?.["kind"]?.origin).toBe("book");
  });
});
