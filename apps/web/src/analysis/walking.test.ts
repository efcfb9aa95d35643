import { expect, test } from "vitest";
import { isWalkingKey, placeFor } from "./walking.ts";

test("the keys lead from turn to turn, to turning points and to the ends, and never beyond them", () => {
  const to = (key: string, current = 4) => placeFor(key, current, 9, [2, 7]);
  expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"].map((key) => to(key))).toEqual([
    3, 5, 2, 7, 0, 9,
  ]);
  expect([to("ArrowLeft", 0), to("ArrowRight", 9)]).toEqual([0, 9]);
  expect([to("ArrowUp", 2), to("ArrowDown", 7), to("Tab")]).toEqual([undefined, undefined, undefined]);
  expect([isWalkingKey("ArrowUp"), isWalkingKey("Tab")]).toEqual([true, false]);
});
