import { describe, expect, test } from "vitest";
import { pieceOf, whyNot } from "../testing/brute-force.ts";
import { randomBelow } from "../testing/layouts.ts";
import { APART, MISMATCH, OVERLAP, PARTIAL, relate } from "./relation.ts";
import { glue, newTile, type Pose, SHAPES, type Shape } from "./rhomb.ts";

const wide = newTile({ shape: "W", at: [0, 0, 0, 0], turn: 0 });

describe("MAS-GEO-10: overlap", () => {
  test("a tile covers itself, turned as well, and nothing beyond its edges", () => {
    expect(relate(wide, wide)).toBe(OVERLAP);
    expect(relate(wide, newTile({ shape: "W", at: [1, 0, 1, 0], turn: 5 }))).toBe(OVERLAP);
    for (const shape of SHAPES)
      for (let edge = 0; edge < 4; edge++) expect(relate(wide, glue(wide, edge, shape))).toBeGreaterThanOrEqual(0);
  });

  test("tiles that share a corner, or nothing, are apart", () => {
    expect(relate(wide, newTile({ shape: "W", at: [0, 0, 0, 0], turn: 4 }))).toBe(APART);
    expect(relate(wide, newTile({ shape: "N", at: [9, 0, 0, 0], turn: 0 }))).toBe(APART);
  });
});

test("MAS-GEO-9: a whole edge in common fits or does not, as its fences say", () => {
  const glued = glue(wide, 0, "W");
  const other = newTile({ shape: "W", at: glued.corners[1], turn: (glued.turn + 3) % 10 });
  expect(relate(wide, glued)).toBe(4 * 0 + 3);
  expect(relate(wide, newTile({ shape: "W", at: [0, 0, -1, 0], turn: 0 }))).toBe(MISMATCH);
  expect(relate(wide, other)).not.toBe(relate(wide, glued));
});

test("MAS-GEO-11: an edge along part of another is neither apart nor a fit", () => {
  // 1/φ of an edge length further: collinear, overlapping in length, and not the same edge.
  const shifted = newTile({ shape: "W", at: [-1, 1, -2, 1], turn: 0 });
  expect(relate(wide, shifted)).toBe(PARTIAL);
  expect(relate(shifted, wide)).toBe(PARTIAL);
});

test("MAS-GEO-6: arcs round v0 and v2 meet on every glued edge", () => {
  for (const shape of SHAPES) {
    const tile = newTile({ shape, at: [0, 0, 0, 0], turn: 3 });
    for (const other of SHAPES)
      for (let edge = 0; edge < 4; edge++)
        expect(whyNot([pieceOf(tile)], pieceOf(glue(tile, edge, other)))).toBeUndefined();
  }
});

test("the relation is the same seen from either side, and under every turn of the table", () => {
  const below = randomBelow(5);
  const pose = (): Pose => ({
    shape: SHAPES[below(2)] as Shape,
    at: [below(3) - 1, below(3) - 1, below(3) - 1, below(3) - 1],
    turn: below(10),
  });
  for (let count = 0; count < 2000; count++) {
    const [one, other] = [newTile(pose()), newTile(pose())];
    const [here, there] = [relate(one, other), relate(other, one)];
    expect(there).toBe(here < 0 ? here : 4 * (here & 3) + (here >> 2));
  }
});
