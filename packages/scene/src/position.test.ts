import { type ConnectFour, rules } from "@outrigger/connect-four/rules";
import { openMatch } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import { expect, test } from "vitest";
import { type Arranged, givenAt, type Position, startAt, startingAt } from "./index.ts";

/** So many discs of each column, the lowest of whoever begins. */
const game: Arranged<ConnectFour, readonly number[]> = {
  rules,
  arrange: (state, _pack, heights) => {
    heights.forEach((height, column) => {
      state.heights[column] = height;
      for (let row = 0; row < height; row++) state.cells[row * heights.length + column] = 1 + (row % 2);
    });
  },
};
const position: Position<readonly number[]> = { seats: 2, arrange: [0, 0, 0, 6, 0, 0, 0] };

test("a scene stands at a position", () => {
  expect(givenAt(game, position).refusal(["drop", 3])).toBe("C4-FULL");
  expect(givenAt(game, { seats: 2 }).offers()).toHaveLength(7);
});

test("a match begins at a position", () => {
  const seats = [0, 1].map((seat) => ({ kind: "person" as const, name: `seat ${seat}` }));
  const opened = openMatch(startingAt(rules, startAt(game, position)), { seats, options: {} }, () => fastChance(1), 0);
  if ("problems" in opened) throw new Error(opened.problems.join());
  expect(opened.match.published.offers.moves).toHaveLength(6);
});
