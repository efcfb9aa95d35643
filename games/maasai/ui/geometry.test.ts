import { expect, test } from "vitest";
import { placeName, placeNamed } from "../rules/names.ts";
import { table } from "../rules/testing/tables.ts";
import { areRivals, drawShield } from "./geometry.ts";

test("shields that share ground are rivals, shields that touch are not", () => {
  const here = drawShield("N", [0, 0, 0, 0], 0);
  expect(areRivals(here, drawShield("N", [0, 0, 0, 0], 4))).toBe(false);
  expect(areRivals(here, drawShield("N", [0, 0, 0, 0], 2))).toBe(true);
  expect(areRivals(here, drawShield("W3", [9, 0, 0, 0], 0))).toBe(false);
  expect(areRivals(here, here)).toBe(true);
});

test("the land of a shield covers it whole and once", () => {
  for (const kind of ["N", "W3", "W4"] as const) {
    const { lands } = drawShield(kind, [1, 2, 0, -1], 3);
    expect(new Set(lands).size).toBe(kind === "W4" ? 4 : 3);
    expect(lands[1] === lands[2]).toBe(kind !== "W4");
    expect(lands[placeNamed("c")]).toBe(lands[3]);
  }
});

test("places and their names lead to each other", () => {
  for (const kind of ["N", "W3", "W4"] as const)
    for (const place of kind === "W4" ? [0, 1, 2, 3] : [0, 1, 3])
      expect(placeNamed(placeName(kind, place))).toBe(place);
});

test("MAS-GEO-7: the half m1 of a middle lies on the screen where the rules say, m3 opposite", () => {
  for (let turn = 0; turn < 10; turn++) {
    const { corners } = drawShield("W4", [0, 0, 0, 0], turn);
    const middle = { x: (corners[0].x + corners[2].x) / 2, y: (corners[0].y + corners[2].y) / 2 };
    // Counter-clockwise from straight down, in tenths of a full turn; the screen's y runs down.
    const faces = (corner: { x: number; y: number }): number =>
      Math.round(Math.atan2(corner.x - middle.x, corner.y - middle.y) / (Math.PI / 5) + 10) % 10;
    const [half = -1] = table({ layout: `0 W4-YGRR@[0,0,0,0]/${turn}` }).view(0).halves;
    expect([faces(corners[1]), faces(corners[3])]).toEqual([half, (half + 5) % 10]);
  }
});
