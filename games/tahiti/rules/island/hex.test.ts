import { expect, test } from "vitest";
import { axialOf, DIRECTIONS, distance, hexNumber, neighbour } from "./hex.ts";

test("TAH-GEO-1: distance counts the steps between two hexes", () => {
  const middle = { q: 3, r: 7 };
  expect(distance(middle, middle)).toBe(0);
  for (let direction = 0; direction < 6; direction++) expect(distance(middle, neighbour(middle, direction))).toBe(1);
  expect(distance({ q: 0, r: 0 }, { q: 3, r: -1 })).toBe(3);
  expect(distance({ q: 0, r: 0 }, { q: 2, r: 2 })).toBe(4);
  expect(distance({ q: 0, r: 0 }, { q: -2, r: 5 })).toBe(5);
});

test("TAH-GEO-1: directions come in three opposite pairs", () => {
  for (let direction = 0; direction < 3; direction++) {
    const there = neighbour({ q: 5, r: 5 }, direction);
    expect(neighbour(there, direction + 3)).toEqual({ q: 5, r: 5 });
  }
  expect(new Set(DIRECTIONS.map(({ q, r }) => `${q},${r}`)).size).toBe(6);
});

test("TAH-GEO-1: a printed number stands for one pair of coordinates", () => {
  expect(hexNumber({ q: 1, r: 7 })).toBe(407);
  expect(hexNumber({ q: 4, r: 4 })).toBe(604);
  for (let column = 0; column < 18; column++) {
    for (let row = 0; row < 18; row++) expect(hexNumber(axialOf(column * 100 + row))).toBe(column * 100 + row);
  }
});

test("TAH-GEO-1: there is no seventh direction", () => {
  expect(() => neighbour({ q: 0, r: 0 }, 6)).toThrow("no direction 6");
});
