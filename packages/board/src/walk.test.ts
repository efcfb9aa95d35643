import { expect, test } from "vitest";
import { nextSpot } from "./walk.ts";

const RIGHT = { x: 1, y: 0 };
const LEFT = { x: -1, y: 0 };
const DOWN = { x: 0, y: 1 };
/** Three rows of three. */
const GRID = Array.from({ length: 9 }, (_, at) => ({ x: (at % 3) * 40, y: Math.floor(at / 3) * 40 }));
const at = (spot: number) => GRID[spot] ?? { x: 0, y: 0 };

test("along a row it goes from one to the next, never over one or into another row", () => {
  expect(nextSpot(RIGHT, at(3), GRID)).toBe(4);
  expect(nextSpot(LEFT, at(5), GRID)).toBe(4);
  expect(nextSpot(DOWN, at(1), GRID)).toBe(4);
});

test("where nothing lies that way, nothing is next", () => {
  expect(nextSpot(RIGHT, at(5), GRID)).toBeUndefined();
  expect(nextSpot(DOWN, at(8), GRID)).toBeUndefined();
});

test("what lies a little aside is reached all the same, as on hexes", () => {
  const hexes = [
    { x: 20, y: 35 },
    { x: -20, y: 35 },
    { x: 90, y: 35 },
  ];
  expect(nextSpot(DOWN, { x: 5, y: 0 }, hexes)).toBe(0);
  expect(nextSpot(DOWN, { x: -5, y: 0 }, hexes)).toBe(1);
});

test("from every place of an irregular board every other can be walked to", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 70, y: 12 },
    { x: 31, y: 58 },
    { x: 160, y: 90 },
    { x: 90, y: 130 },
    { x: 4, y: 140 },
  ];
  for (const start of spots.keys()) {
    const reached = new Set([start]);
    for (const from of reached)
      for (const way of [RIGHT, LEFT, DOWN, { x: 0, y: -1 }]) {
        const next = nextSpot(way, spots[from] ?? { x: 0, y: 0 }, spots);
        if (next !== undefined) reached.add(next);
      }
    expect(reached.size).toBe(spots.length);
  }
});
