import { expect, test } from "vitest";
import { LINES } from "./matrix.ts";
import { CELLS, distanceTo, edgeOf, POSITION_COUNT, parsePiece, pieceName, positionAfter, ROWS } from "./names.ts";

const POSITIONS = Array.from({ length: POSITION_COUNT }, (_, position) => position);

test("MAO-SHIP-3, MAO-SHIP-8: from every position each one is reached within a lap, its own by a whole lap", () => {
  for (const from of POSITIONS) {
    const distances = POSITIONS.map((position) => distanceTo(from, position));
    expect(distances.toSorted((one, other) => one - other)).toEqual(POSITIONS.map((position) => position + 1));
    expect(distances.map((distance) => positionAfter(from, distance))).toEqual(POSITIONS);
  }
});

test("MAO-SHIP-1: the row or column a position is named after is the one seen from it", () => {
  for (const position of POSITIONS) {
    const { side, line } = edgeOf(position);
    const seen = (LINES[position] ?? []).map((cell) => CELLS[cell]);
    const named = side === "N" || side === "S" ? ROWS.map((row) => row[line]) : ROWS[line];
    expect(side === "N" || side === "W" ? seen : seen.toReversed()).toEqual(named);
  }
});

test("a piece's name says its tile and its rotation", () => {
  expect(["EW14", "EW14/3"].map(parsePiece)).toEqual([
    { id: "EW14", rotation: 0 },
    { id: "EW14", rotation: 3 },
  ]);
  expect(pieceName("EW14", 0)).toBe("EW14");
  expect(pieceName("EW14", 3)).toBe("EW14/3");
});
