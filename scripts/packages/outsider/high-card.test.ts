import { conformance, given } from "@outrigger/testkit";
import { expect, test } from "vitest";
import { highCard, secrets } from "./high-card.ts";

test("the highest card takes the trick and leads the next, and nobody sees another hand", () => {
  const scene = given(highCard, { seats: 2 }, (state) => {
    state.hands = [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ];
    state.deck = [0, 9, 10, 11, 12, 13, 14, 15];
  });
  expect(scene.view(0).hands).toEqual([[1, 2, 3, 4], null]);
  scene.play(["lay", 4], ["lay", 5]);
  expect(scene.state.tricks).toEqual([0, 1]);
  expect(scene.seat).toBe(1);
});

conformance(highCard, { games: 20, secrets });
