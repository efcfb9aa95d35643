import { expect, test } from "vitest";
import { type Said, scoreOf } from "./score.ts";

const said = (game: number, phase: number, learned: number, came: number, lead: number): Said => ({
  game,
  phase,
  learned,
  came,
  lead,
});

test("a forecast that is right at every point scores by how sure it was; each bin holds both seats", () => {
  const all = [
    said(1, 0.5, 0.85, 1, 2),
    said(1, 0.76, 0.85, 1, 3),
    said(2, 0.5, 0.85, 0, -2),
    said(2, 0.76, 0.15, 0, -3),
  ];
  const { games, positions, parts, bins } = scoreOf(all);
  expect([games, positions]).toEqual([2, 4]);
  const half = parts.find(({ name }) => name === "half");
  expect(half?.positions).toBe(2);
  expect(half?.learned).toBeCloseTo((0.0225 + 0.7225) / 2, 9);
  // The lead tells who wins in all four: the scale that suits it best makes it nearly sure.
  expect(half?.byHand).toBeLessThan(0.001);
  expect(bins.map(({ positions: count }) => count)).toEqual([4, 4]);
  expect(bins.map(({ said: share }) => share)).toEqual([expect.closeTo(0.15, 9), expect.closeTo(0.85, 9)]);
  expect(bins.map(({ came }) => came)).toEqual([expect.closeTo(0.25, 9), expect.closeTo(0.75, 9)]);
});

test("of very many positions as well, though they are more than a call takes arguments", () => {
  const all = Array.from({ length: 200_000 }, (_, game) => said(game, 0.5, 0.5, game % 2, game % 2 === 0 ? -1 : 1));
  const { positions, bins } = scoreOf(all);
  expect(positions).toBe(200_000);
  expect(bins.map(({ positions: count }) => count)).toEqual([400_000]);
});
