import { describe, expect, test } from "vitest";
import { crossSign, DIRECTIONS, heightSign, minus, type Point, plus, signOf, turned } from "./ring.ts";

test("MAS-GEO-1: ζ⁴ = ζ³ − ζ² + ζ − 1 and ζ⁵ = −1", () => {
  expect(turned([1, 0, 0, 0], 4)).toEqual([-1, 1, -1, 1]);
  expect(turned([3, -2, 7, 5], 5)).toEqual([-3, 2, -7, -5]);
});

test("MAS-GEO-2: the ten directions are the powers of one turn, opposite ones five apart", () => {
  expect(DIRECTIONS.slice(0, 5)).toEqual([
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 1],
    [-1, 1, -1, 1],
  ]);
  DIRECTIONS.forEach((direction, at) => {
    expect(turned(direction, 1)).toEqual(DIRECTIONS[(at + 1) % 10]);
    expect(plus(direction, DIRECTIONS[(at + 5) % 10] as Point)).toEqual([0, 0, 0, 0]);
  });
});

describe("MAS-GEO-3: exact signs", () => {
  test("m + nφ where floating point would see zero", () => {
    // Neighbouring Fibonacci numbers: F(k+1) − F(k)·φ shrinks without end and changes its sign each time.
    let [small, large] = [1, 1];
    for (let k = 2; k < 36; k++) {
      [small, large] = [large, small + large];
      expect(signOf(large, -small)).toBe(k % 2 === 0 ? 1 : -1);
      expect(signOf(-large, small)).toBe(k % 2 === 0 ? -1 : 1);
    }
  });

  test("zero, and signs that agree", () => {
    expect(signOf(0, 0)).toBe(0);
    expect([signOf(1, 0), signOf(0, 1), signOf(2, 3), signOf(-1, 1)]).toEqual([1, 1, 1, 1]);
    expect([signOf(-1, 0), signOf(0, -1), signOf(-2, -3), signOf(1, -1)]).toEqual([-1, -1, -1, -1]);
  });

  test("the cross product tells left from right between all directions", () => {
    for (let one = 0; one < 10; one++) {
      for (let steps = 0; steps < 10; steps++) {
        const expected = steps % 5 === 0 ? 0 : steps < 5 ? 1 : -1;
        expect(crossSign(DIRECTIONS[one] as Point, DIRECTIONS[(one + steps) % 10] as Point)).toBe(expected);
      }
    }
  });

  test("heights of the directions", () => {
    expect(DIRECTIONS.map(heightSign)).toEqual([0, 1, 1, 1, 1, 0, -1, -1, -1, -1]);
  });

  test("two points far out and hardly apart", () => {
    // φ^20 edge lengths away the exact difference is 0.0000…: 6765φ against 10946.
    const far: Point = [0, 377, 0, -233];
    expect(heightSign(minus(far, [0, 376, 0, -233]))).toBe(1);
    expect(heightSign(far)).toBe(-1 * signOf(-377, 233));
  });
});
