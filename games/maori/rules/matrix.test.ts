import { describe, expect, test } from "vitest";
import { pack } from "./components.ts";
import { BEHIND_VOLCANO, EMPTY_CELL, LINES, linePrices, VOLCANO_CELL } from "./matrix.ts";
import { CELLS } from "./names.ts";

const lineNames = (position: number): string[] => (LINES[position] ?? []).map((cell) => CELLS[cell] ?? "");

/** Prices of a line of tiles seen from above the first column. */
function pricesOf(line: readonly (string | null)[]): number[] {
  const matrix: (string | null)[] = CELLS.map(() => "W01");
  line.forEach((id, deep) => {
    matrix[(LINES[0] as readonly number[])[deep] as number] = id;
  });
  return linePrices(pack, matrix, 0);
}

const none = EMPTY_CELL;
const volcano = VOLCANO_CELL;
const behind = BEHIND_VOLCANO;

describe("positions around the matrix", () => {
  test("MAO-SHIP-1: sixteen positions clockwise, each with its line, the nearest cell first", () => {
    expect(LINES).toHaveLength(16);
    expect([0, 2, 3, 4, 5, 7, 8, 9, 11, 12, 14, 15].map((position) => lineNames(position).join(" "))).toEqual([
      "m11 m21 m31 m41",
      "m13 m23 m33 m43",
      "m14 m24 m34 m44",
      "m14 m13 m12 m11",
      "m24 m23 m22 m21",
      "m44 m43 m42 m41",
      "m44 m34 m24 m14",
      "m43 m33 m23 m13",
      "m41 m31 m21 m11",
      "m41 m42 m43 m44",
      "m21 m22 m23 m24",
      "m11 m12 m13 m14",
    ]);
  });

  test("MAO-SHIP-1: one step leads to the next edge; a corner tile is seen from two positions", () => {
    LINES.forEach((line, position) => {
      const next = LINES[(position + 1) % 16] as readonly number[];
      const [from = 0, to = 0] = [line[0], next[0]];
      const apart = Math.abs(Math.floor(from / 4) - Math.floor(to / 4)) + Math.abs((from % 4) - (to % 4));
      expect(apart).toBe(position % 4 === 3 ? 0 : 1);
    });
  });

  test("E35 MAO-SHIP-1: from 3 to 4 the ship rounds the corner of m14 and changes from column to row", () => {
    expect(lineNames(3)).toEqual(["m14", "m24", "m34", "m44"]);
    expect(lineNames(4)).toEqual(["m14", "m13", "m12", "m11"]);
  });
});

describe("prices in a line", () => {
  test("B3 MAO-LINE-2 MAO-LINE-3: the nearest tile is free, each tile skipped costs a shell", () => {
    expect(pricesOf(["W01", "S01", "EE02", "EW02"])).toEqual([0, 1, 2, 3]);
  });

  test("E4 MAO-LINE-4: emptied cells are passed without payment", () => {
    expect(pricesOf([null, "S01", null, "EE02"])).toEqual([none, 0, none, 1]);
    expect(pricesOf([null, null, null, "S05"])).toEqual([none, none, none, 0]);
  });

  test("B5 MAO-VOLC-1 MAO-VOLC-2: a volcano cannot be taken, nor anything behind it", () => {
    expect(pricesOf(["S01", "V01", "S02", "S03"])).toEqual([0, volcano, behind, behind]);
  });

  test("B5 MAO-VOLC-3: from the opposite side the same volcano hides the other tiles", () => {
    expect(pricesOf(["S03", "S02", "V01", "S01"])).toEqual([0, 1, volcano, behind]);
  });

  test("E5 MAO-VOLC-4: a volcano next to the ship leaves nothing to take", () => {
    expect(pricesOf(["V01", "S01", "S02", "S03"])).toEqual([volcano, behind, behind, behind]);
    expect(pricesOf([null, "V02", "S01", null])).toEqual([none, volcano, behind, none]);
  });

  test("MAO-VOLC-6: wherever two volcanoes lie, every other cell can be reached from some position", () => {
    for (let first = 0; first < 16; first++) {
      for (let second = first + 1; second < 16; second++) expect(unreachable(first, second)).toEqual([]);
    }
  });
});

function unreachable(first: number, second: number): string[] {
  const matrix = CELLS.map((_, cell) => (cell === first ? "V01" : cell === second ? "V02" : "W01"));
  const reached = new Set<number>();
  LINES.forEach((line, position) => {
    linePrices(pack, matrix, position).forEach((price, deep) => {
      if (price >= 0) reached.add(line[deep] as number);
    });
  });
  return CELLS.filter((_, cell) => cell !== first && cell !== second && !reached.has(cell));
}
