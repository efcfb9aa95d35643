import { expect, test } from "vitest";
import { areRivals, drawShield, nameOfPlace, placeOf } from "./geometry.ts";

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
    expect(lands[placeOf("c")]).toBe(lands[3]);
  }
});

test("places and their names lead to each other", () => {
  for (const kind of ["N", "W3", "W4"] as const)
    for (const place of kind === "W4" ? [0, 1, 2, 3] : [0, 1, 3]) expect(placeOf(nameOfPlace(kind, place))).toBe(place);
});
