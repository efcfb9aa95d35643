import type { Game } from "@outrigger/kernel";
import { fastChance, startPlay } from "@outrigger/kernel/play";
import { type Branch, toyGuide, treeGame } from "@outrigger/testkit/tree-game";
import { expect, test } from "vitest";
import type { BotRequest } from "../bot.ts";
import { findBot } from "../find-bot.ts";

/** Seat 1 answers for its own good: trusting it loses. */
const answered: Branch = {
  seat: 0,
  moves: {
    trusting: { seat: 1, moves: { kind: [9, 1], mean: [0, 8] } },
    wary: { seat: 1, moves: { only: [6, 1] } },
  },
};
const game = treeGame(answered);

function ask(changes: object, request: Partial<BotRequest> = {}) {
  const { state } = startPlay(game, { seats: 2, options: {} }, game.pack, fastChance(1));
  const view = game.view(state, 0, game.pack);
  return findBot("hard", { ...toyGuide(game), ...changes } as never).choose({
    game: game as Game,
    pack: game.pack,
    seat: 0,
    view,
    seed: 1,
    ...request,
  });
}

test("thoughts are told when asked for, and change nothing", () => {
  const { thoughts, ...answer } = ask({}, { explains: true });
  expect(ask({})).toEqual(answer);
  const [choice, other] = thoughts?.candidates ?? [];
  expect(thoughts?.candidates).toHaveLength(2);
  expect(choice?.moves).toEqual([["wary"]]);
  expect((choice?.visits ?? 0) + (other?.visits ?? 0)).toBe(answer.iterations);
  expect(choice?.share).toBeGreaterThan(0.5);
  expect(other?.share).toBeLessThan(0.5);
  expect(choice?.line).toEqual([{ seat: 1, moves: [["only"]] }]);
  expect(choice).not.toHaveProperty("parts");
});

test("an answer is foreseen too by a search that is curious about replies in its own way", () => {
  const hard = { iterations: 50, horizon: 1, replies: 1 };
  const { moves, thoughts } = ask({ levels: { hard } }, { explains: true });
  expect(moves).toEqual([["wary"]]);
  expect(thoughts?.candidates[1]?.share).toBeLessThan(0.5);
});

test("the parts of the final score are those at the end, or what is forecast where the game goes on", () => {
  const forecast = () => ({ shares: [0.5, 0.5], parts: [[7], [1]] });
  const parts = {
    names: ["points"],
    of: ({ state }: { state: never }) => game.result(state, game.pack).scores.map((score) => [score]),
  };
  const told = (levels: object) => ask({ forecast, parts, ...levels }, { explains: true }).thoughts;
  const ended = told({ playout: (_position: object, _decision: object, [first]: readonly string[][]) => [first] });
  expect(ended?.parts).toEqual(["points"]);
  expect(ended?.candidates.map((each) => each.parts)).toEqual([
    [[6], [1]],
    [[9], [1]],
  ]);
  const hard = { iterations: 50, horizon: 0 };
  expect(told({ levels: { hard } })?.candidates[0]?.parts).toEqual([[7], [1]]);
});

test("a bot that does not search has no thoughts to tell", () => {
  expect(ask({}, { explains: true, budget: 0 })).not.toHaveProperty("thoughts");
});
