import { expect, test } from "vitest";
import { fan, type Lying, tokensOf } from "./stacks.ts";

const lying = (kind: string, side: number): Lying => ({ key: `${kind}/${side}`, kind, side, values: "", count: 1 });
const crowd = [
  lying("home", 0),
  lying("warCanoe", -1),
  ...[0, 1, 2].flatMap((side) => [lying("militia", side), lying("heavy", side), lying("chieftain", side)]),
];

test("wood and Villages lie behind, then one row a side, and no row covers another", () => {
  const placed = fan(crowd);
  const rows = [...new Set(placed.map(({ y }) => y))].sort((one, other) => one - other);
  expect(rows).toHaveLength(4);
  expect(placed.filter(({ y }) => y === rows[0]).map(({ kind }) => kind)).toEqual(["home", "warCanoe"]);
  for (const [at, y] of rows.entries()) {
    const sides = new Set(placed.filter((one) => one.y === y && at > 0).map(({ side }) => side));
    expect(sides.size).toBeLessThanOrEqual(1);
    const size = placed.find((one) => one.y === y)?.size ?? 0;
    expect(y - (rows[at - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(size);
  }
});

test("a stack keeps to its hex, and a single counter is as large as can be", () => {
  for (const { x, y, size } of fan(crowd)) {
    expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(52);
    expect(Math.abs(y) + size / 2).toBeLessThanOrEqual(45);
  }
  const [alone] = fan([lying("militia", 0)]);
  expect(alone).toMatchObject({ x: 0, y: 0, size: 40 });
});

test("from afar a counter stands for all of a side, as large on the screen as ever, with their number and strength", () => {
  const crowded = tokensOf([...crowd, { ...lying("heavy", 0), key: "more", count: 3 }], 2);
  expect(crowded.map(({ side }) => side)).toEqual([0, -1, 0, 1, 2]);
  expect(crowded.map(({ size }) => size)).toEqual([68, 68, 68, 68, 68]);
  expect(crowded[2]).toMatchObject({ kind: "heavy", count: 6, strength: 17 });
  expect(crowded[0]).toMatchObject({ kind: "home", count: 1, strength: undefined });
  for (const { x } of crowded) expect(Math.abs(x)).toBeLessThanOrEqual(24);
});
