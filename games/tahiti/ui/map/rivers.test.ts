import { expect, test } from "vitest";
import { riverOf } from "./rivers.ts";

const spotsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

test("a river is a thread at its spring, broad at its mouth, and never straight", () => {
  const spots = spotsOf(riverOf([0, 100, 200].map((x) => ({ x, y: 0 }))));
  const wide = (from: number): number => {
    const [one, other] = [spots[from], spots[spots.length - 1 - from]];
    return Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));
  };
  expect(wide(0)).toBeLessThan(2.5);
  expect(wide(spots.length / 2 - 1)).toBeGreaterThan(7);
  const ys = spots.map(({ y }) => y);
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(14);
});

test("it ends where its mouth is", () => {
  const spots = spotsOf(
    riverOf([
      { x: 0, y: 0 },
      { x: 0, y: 90 },
    ]),
  );
  const half = spots.slice(spots.length / 2 - 1, spots.length / 2 + 1);
  expect(half.reduce((sum, { x }) => sum + x, 0) / 2).toBeCloseTo(0, 0);
  expect(half.reduce((sum, { y }) => sum + y, 0) / 2).toBeCloseTo(90, 0);
});
