import { expect, test } from "vitest";
import { boundsOf, drawShield } from "../geometry.ts";
import { nearestWay, nextOf, waysAround } from "./way-order.ts";

const ways = ([0, 3, 6] as const).map((turn, at) => ({
  move: ["lay", at, 0] as const,
  drawn: drawShield("W3", [0, 0, 0, 0], turn),
}));

test("ways are stepped through round the table, there and back", () => {
  const ring = waysAround(
    ways,
    boundsOf(
      ways.map(({ drawn }) => drawn),
      0,
    ),
  );
  expect([...ring].sort()).toEqual([0, 1, 2]);
  for (const by of [1, -1] as const) {
    const seen = ring.map((_, at) => nextOf(ring, at, by));
    expect([...seen].sort()).toEqual([0, 1, 2]);
  }
  expect(nextOf(ring, -1, 1)).toBe(ring[0]);
  expect(nextOf(ring, -1, -1)).toBe(ring[2]);
});

test("a shield that is dragged comes to lie on the way next to it, if one is near", () => {
  const { x, y } = (ways[1] as (typeof ways)[number]).drawn.centre;
  expect(nearestWay(ways, x + 10, y - 10)).toBe(1);
  expect(nearestWay(ways, x + 1_000, y)).toBeUndefined();
});
