import { expect, test } from "vitest";
import { rules } from "../../rules/index.ts";
import { pawsAlong, routeOf } from "./route.ts";

test("the route leads out of the sea through all territories in the order of their numbers", () => {
  const { territories } = rules.pack.printed;
  const route = routeOf(territories);
  expect(route).toHaveLength(13);
  expect(route.slice(1)).toEqual(territories.map(({ anchors }) => [...anchors.centre]));
});

test("paw prints go left and right of the way and keep clear of the middles", () => {
  const paws = pawsAlong([
    [0, 0],
    [200, 0],
    [200, 150],
  ]);
  expect(paws.slice(0, 2)).toEqual([
    { x: 0, y: 7, turn: 90 },
    { x: 34, y: -7, turn: 90 },
  ]);
  expect(paws.filter(({ turn }) => turn === 180).every(({ y }) => y >= 44 && y <= 106)).toBe(true);
  expect(paws.every(({ x, y }) => Math.hypot(x - 200, y) > 40)).toBe(true);
});
