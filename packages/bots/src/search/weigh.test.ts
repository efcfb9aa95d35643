import type { Game, Move } from "@outrigger/kernel";
import { fastChance, startPlay } from "@outrigger/kernel/play";
import { type Branch, toyGuide, treeGame } from "@outrigger/testkit/tree-game";
import { expect, test } from "vitest";
import type { Guide } from "../guide.ts";
import { weighPlans } from "./weigh.ts";

/** A coin may win or lose; what is sure is worth a little. */
const gamble: Branch = {
  seat: 0,
  moves: {
    coin: {
      luck: [
        [9, 1],
        [0, 8],
      ],
    },
    sure: { seat: 1, moves: { on: [5, 4] } },
    late: { seat: 1, moves: { on: { seat: 0, moves: { end: [2, 6] } } } },
  },
};
const game = treeGame(gamble);
const parts = {
  names: ["points"],
  of: ({ state }: { state: never }) => game.result(state, game.pack).scores.map((score) => [score]),
};
const forecast = () => ({ shares: [0.5, 0.5], parts: [[3], [3]] });
const guide = { ...toyGuide(game), parts, forecast } as unknown as Guide;

function weigh(plans: readonly (readonly Move[])[], horizon = 1, judge = guide) {
  const { state } = startPlay(game, { seats: 2, options: {} }, game.pack, fastChance(1));
  const request = { game: game as Game, pack: game.pack, seat: 0, view: game.view(state, 0, game.pack), seed: 1 };
  return weighPlans(request, judge, { iterations: 1, horizon }, plans, 64);
}

test("plans are held against each other with what each comes to on the mean", () => {
  const [coin, sure] = weigh([[["coin"]], [["sure"]]]) ?? [];
  expect(sure?.shares[0]).toBeGreaterThan(0.9);
  expect(sure?.parts).toEqual([[5], [4]]);
  expect(coin?.shares[0]).toBeGreaterThan(0.3);
  expect(coin?.shares[0]).toBeLessThan(0.7);
  expect((coin?.parts?.[0]?.[0] ?? 0) / 9 + (coin?.parts?.[1]?.[0] ?? 0) / 8).toBeCloseTo(1, 0);
});

test("both see the same luck: a plan is worth as much as itself", () => {
  const [one, other] = weigh([[["coin"]], [["coin"]]]) ?? [];
  expect(one).toEqual(other);
});

test("where the game goes on the parts are forecast, and without a forecast none are told", () => {
  expect(weigh([[["sure"]]], 0)?.[0]?.parts).toEqual([[3], [3]]);
  const { forecast: _, ...plain } = guide;
  expect(weigh([[["sure"]]], 0, plain)?.[0]).not.toHaveProperty("parts");
});

test("an end is held against other ends: where one plan is over the others are played on", () => {
  expect(weigh([[["late"]]])?.[0]?.parts).toEqual([[3], [3]]);
  const [sure, late] = weigh([[["sure"]], [["late"]]]) ?? [];
  expect([sure?.parts, late?.parts]).toEqual([
    [[5], [4]],
    [[2], [6]],
  ]);
});

test("a plan that cannot be played is not weighed", () => {
  expect(weigh([[["sure"]], [["nowhere"]]])).toBeUndefined();
  expect(weigh([[["sure"], ["on"]]])).toBeUndefined();
});
