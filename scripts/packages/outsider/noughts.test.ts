import { conformance, given } from "@outrigger/testkit";
import { expect, test } from "vitest";
import { guide } from "./guide.ts";
import { noughts } from "./noughts.ts";

test("NC-TAKEN: a square that is marked is not marked again", () => {
  const scene = given(noughts, { seats: 2 });
  scene.play(["mark", 4]);
  expect(scene.seat).toBe(1);
  expect(scene.offers()).toHaveLength(8);
  expect(scene.refusal(["mark", 4])).toBe("NC-TAKEN");
});

test("NC-ROW: three in a row win at once", () => {
  const scene = given(noughts, { seats: 2 });
  scene.play(["mark", 0], ["mark", 3], ["mark", 1], ["mark", 4], ["mark", 2]);
  expect(scene.over).toBe(true);
  expect(scene.result().places).toEqual([1, 2]);
});

test("NC-FULL: a full board without a row is nobody's", () => {
  const scene = given(noughts, { seats: 2 });
  for (const square of [0, 4, 8, 1, 7, 6, 2, 5, 3]) scene.play(["mark", square]);
  expect(scene.over).toBe(true);
  expect(scene.result().places).toEqual([1, 1]);
});

conformance(noughts, { games: 20, guide });
