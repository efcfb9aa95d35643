import { expect, test } from "vitest";
import { rules } from "../../rules/index.ts";
import type { Point } from "./route.ts";
import { depthIn, islandOf, labelSpot, sceneryOf } from "./scenery.ts";

const lands = rules.pack.printed.territories;
const cornersOf = (outline: string): Point[] =>
  outline.split(" ").map((corner) => corner.split(",").map(Number) as unknown as Point);

test("depth is the distance to the border, below zero outside", () => {
  const square: Point[] = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ];
  expect(depthIn(square, [50, 30])).toBe(30);
  expect(depthIn(square, [50, -10])).toBe(-10);
});

test.each(lands.map((land, at) => [at + 1, land] as const))(
  "the badge of territory %i crosses no border",
  (_, land) => {
    const [x, y] = labelSpot(land);
    const ends: Point[] = [
      [x, y - 46],
      [x - 37, y + 8],
      [x + 33, y + 8],
      [x, y + 30],
    ];
    for (const end of ends) expect(depthIn(cornersOf(land.outline), end)).toBeGreaterThan(-3);
  },
);

test("scenery stands on its own land, clear of pieces and tiles, and is the same every time", () => {
  for (const land of lands) {
    const features = sceneryOf(land, labelSpot(land));
    if (land.terrain !== "volcano") expect(features.length).toBeGreaterThan(4);
    expect(features).toEqual(sceneryOf(land, labelSpot(land)));
    for (const { at } of features) {
      expect(depthIn(cornersOf(land.outline), at)).toBeGreaterThan(0);
      for (const [px = 0, py = 0] of land.anchors.pieces)
        expect(Math.hypot(at[0] - px, at[1] - py)).toBeGreaterThan(20);
    }
  }
});

test("an island is worked out once, and another one anew", () => {
  const island = islandOf(JSON.stringify(lands));
  expect(island).toEqual({
    labels: lands.map(labelSpot),
    scenery: lands.map((land) => sceneryOf(land, labelSpot(land))),
  });
  expect(islandOf(JSON.stringify(lands))).toBe(island);
  expect(islandOf(JSON.stringify(lands.slice(1))).labels).toEqual(island.labels.slice(1));
});
