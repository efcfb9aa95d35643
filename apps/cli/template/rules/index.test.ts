import { given, type Scene } from "@outrigger/testkit";
import { expect, test } from "vitest";
import { type Pebbles, type PebblesMove, rules } from "./index.ts";

const takes = (...counts: number[]): PebblesMove[] => counts.map((count) => ["take", count]);

/** A table of so many where these numbers of stones were taken in turn. */
function played(seats: number, ...counts: number[]): Scene<Pebbles> {
  const scene = given(rules, { seats });
  scene.play(...takes(...counts));
  return scene;
}

test("PEB-TURN: the seats take turns, the first one begins", () => {
  expect(played(3).seat).toBe(0);
  expect(played(3, 1).seat).toBe(1);
  expect(played(3, 1, 1).seat).toBe(2);
  expect(played(3, 1, 1, 1).seat).toBe(0);
});

test("PEB-TAKE: one, two or three stones", () => {
  const scene = played(2);
  expect(scene.offers()).toEqual(takes(1, 2, 3));
  scene.play(["take", 2]);
  expect(scene.state).toMatchObject({ left: 13, taken: [2, 0] });
  expect(scene.events).toEqual([{ kind: "taken", seat: 0, count: 2, left: 13 }]);
});

test("PEB-LEFT: no more than lie there", () => {
  const scene = played(2, 3, 3, 3, 3, 1);
  expect(scene.offers()).toEqual(takes(1, 2));
  expect(scene.refusal(["take", 3])).toBe("PEB-LEFT");
});

test("PEB-LAST: whoever takes the last stone wins at once", () => {
  const scene = played(3, 3, 3, 3, 3, 3);
  expect(scene.over).toBe(true);
  expect(scene.result()).toEqual({ places: [2, 1, 2], scores: [0, 1, 0], details: null });
  expect(scene.events.at(-1)).toEqual({ kind: "won", seat: 1 });
});
