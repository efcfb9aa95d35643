import type { Game } from "@outrigger/kernel";
import { newPlay, stoppingChance } from "@outrigger/kernel/play";
import { type Toy, toyGuide, treeGame } from "@outrigger/testkit/tree-game";
import { describe, expect, it } from "vitest";
import { agreesToEnd } from "./consent.ts";
import type { Guide } from "./guide.ts";

/** A game that stands at a choice; the scores now, and the prospects the guide sees, are given. */
function agrees(prospects: readonly number[], scores: readonly number[], seat = 0, more: Partial<Game<Toy>> = {}) {
  const toy = { ...treeGame({ seat: 1, moves: { left: [1, 0], right: [0, 1] } }), ...more };
  const places = scores.map((mine) => 1 + scores.filter((other) => other > mine).length);
  const game: Game<Toy> = { ...toy, result: () => ({ places, scores, details: null }) };
  const guide: Guide = { ...(toyGuide(toy) as Guide), evaluate: () => prospects, swing: 5 };
  const start = { seats: scores.length, options: {}, pack: game.pack, chance: stoppingChance() };
  const state = game.setup({ ...start, emit: () => {}, emitTo: () => {} });
  const { state: seen } = newPlay(game, game.pack, state, stoppingChance());
  const view = game.view(seen, seat, game.pack);
  return agreesToEnd({ game: game as Game, pack: game.pack, seat, view, seed: 1 }, guide);
}

describe("a bot agrees to end the game", () => {
  it("where it would lose anyway, on its turn or not", () => {
    expect(agrees([0, 20], [3, 3], 0)).toBe(true);
    expect(agrees([20, 0], [9, 3], 1)).toBe(true);
  });

  it("where it has won, and would be the only winner now", () => {
    expect(agrees([20, 0], [9, 3])).toBe(true);
  });

  it("where the end comes later, by its outlook alone", () => {
    expect(agrees([20, 0], [3, 3], 0, { agreedEnd: () => false })).toBe(true);
    expect(agrees([10, 0], [9, 3], 0, { agreedEnd: () => false })).toBe(false);
  });
});

describe("a bot does not agree", () => {
  it.each([
    ["as long as the game is open", [0, 0], [0, 0]],
    ["though it is behind now", [0, 10], [0, 9]],
    ["though it is ahead now", [10, 0], [9, 0]],
    ["to share a game that it wins", [20, 0], [3, 3]],
    ["to lose a game that it wins", [20, 0], [3, 9]],
    ["while two rivals are level with it", [20, 20, 20], [1, 1, 1]],
  ])("%s", (_when, prospects, scores) => {
    expect(agrees(prospects, scores)).toBe(false);
  });
});
