import { expect, test } from "vitest";
import type { Way } from "../rules/index.ts";
import { bestWay } from "./ways.ts";

const way = (rotation: number, more: Partial<Way> = {}): Way => ({
  rotation,
  toEdge: false,
  finishes: false,
  palmPoints: 0,
  leis: 0,
  points: 0,
  ...more,
});

test("MAO-PLACE-7: a space is warned of only where every way round faces the edge", () => {
  expect(bestWay([way(0, { toEdge: true, points: 3 }), way(1)])?.rotation).toBe(1);
  expect(bestWay([way(0, { toEdge: true }), way(2, { toEdge: true })])?.toEdge).toBe(true);
});

test("the gain shown is the best one, whichever way round brings it", () => {
  expect(bestWay([way(0), way(1, { points: 2 }), way(2, { points: 7 })])?.rotation).toBe(2);
  expect(bestWay([way(0), way(3, { finishes: true })])?.rotation).toBe(3);
  expect(bestWay([way(0), way(1)])?.rotation).toBe(0);
  expect(bestWay([])).toBeUndefined();
});
