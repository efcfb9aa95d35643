import { expect, test } from "vitest";
import { COLUMNS, ROWS } from "../rules/index.ts";
import { balance, drop, newBoard, takeBack } from "./board.ts";
import { lookAhead } from "./look-ahead.ts";

const never = (): boolean => false;

function cellsAfter(columns: readonly number[]): number[] {
  const cells = new Array<number>(COLUMNS * ROWS).fill(0);
  columns.forEach((column, turn) => {
    const row = columns.slice(0, turn).filter((other) => other === column).length;
    cells[row * COLUMNS + column] = (turn % 2) + 1;
  });
  return cells;
}

function seen(columns: readonly number[], positions: number, isLate = never) {
  const state = { cells: cellsAfter(columns) } as Parameters<typeof lookAhead>[0];
  return lookAhead(state, columns.length % 2, positions, isLate).map(({ plan, share }) => [plan[0]?.[1], share]);
}

test("a four is taken at once, and the other's is prevented, however little it may look at", () => {
  expect(seen([0, 0, 1, 1, 2, 2], 0)[0]).toEqual([3, 1]);
  expect(seen([3, 0, 3, 6, 3], 0)[0]?.[0]).toBe(3);
});

test("the open end of two in the bottom row is closed: all else is lost", () => {
  const shares = new Map(seen([3, 3, 2], 20_000).map(([column, share]) => [column, share]));
  for (const column of [0, 2, 3, 5, 6]) expect(shares.get(column)).toBe(0);
  for (const column of [1, 4]) expect(shares.get(column)).toBeGreaterThan(0);
});

test("where all is lost, at least one of two fours is prevented", () => {
  const [first] = seen([2, 2, 3, 3, 4], 5_000);
  expect(first?.[1]).toBe(0);
  expect([1, 5]).toContain(first?.[0]);
});

test("a disc that is taken back leaves the board as it was", () => {
  const board = newBoard(cellsAfter([3, 3, 2, 4, 4]));
  const before = structuredClone(board);
  drop(board, 4, 1);
  expect(board.key).not.toBe(before.key);
  takeBack(board, 4, 1);
  expect(board).toEqual(before);
  expect(newBoard(cellsAfter([2, 3, 3, 4, 4])).key).not.toBe(board.key);
});

test("a three counts for more where its fourth cell falls to its owner in the end", () => {
  const three = (colour: number): number =>
    balance(newBoard([0, colour, colour, colour, ...new Array<number>(38).fill(0)]));
  // Both ends lie at the bottom, which is the first seat's in the end: so much more are its two lines worth.
  expect(three(1) + three(2)).toBe(40);
});

test("full columns are not offered, and a late look ends with what it has", () => {
  expect(seen([3, 3, 3, 3, 3, 3], 500)).toHaveLength(COLUMNS - 1);
  expect(seen([], 1_000_000, () => true)).toHaveLength(COLUMNS);
});
