import type { Game } from "@outrigger/kernel";
import { fastChance, startPlay } from "@outrigger/kernel/play";
import { toyGuide, treeGame } from "@outrigger/testkit/tree-game";
import { expect, test } from "vitest";
import type { BotRequest } from "./bot.ts";
import { findBot } from "./find-bot.ts";
import type { Guide, Sighted } from "./guide.ts";

const game = treeGame({ seat: 0, moves: { poor: [1, 2], good: [3, 2] } });

function ask(lookAhead: Guide["lookAhead"], changes: Partial<BotRequest> = {}) {
  const { state } = startPlay(game, { seats: 2, options: {} }, game.pack, fastChance(1));
  const view = game.view(state, 0, game.pack);
  const levels = { master: { iterations: 500, horizon: 0, exact: true } };
  const guide = { ...toyGuide(game), levels, ...(lookAhead && { lookAhead }) } as unknown as Guide;
  return findBot("master", guide).choose({ game: game as Game, pack: game.pack, seat: 0, view, seed: 1, ...changes });
}

const sighted: readonly Sighted[] = [
  { plan: [["good"]], share: 1 },
  { plan: [["poor"]], share: 0 },
];

test("an exact level plays what its guide sees first, and says what it saw", () => {
  expect(ask(() => sighted)).toEqual({ moves: [["good"]], iterations: 500, late: false });
  expect(ask(() => sighted, { explains: true }).thoughts?.candidates).toEqual([
    { moves: [["good"]], visits: 500, share: 1, line: [] },
    { moves: [["poor"]], visits: 500, share: 0, line: [] },
  ]);
});

test("the budget and the host's clock reach the guide", () => {
  let asked = 0;
  const late = ask(
    (_position, _decision, positions, isLate) => {
      asked = positions;
      return isLate() ? sighted.slice(1) : sighted;
    },
    { budget: 7, isLate: () => true },
  );
  expect(asked).toBe(7);
  expect(late).toEqual({ moves: [["poor"]], iterations: 7, late: true });
});

test("a guide that cannot look ahead has no exact level", () => {
  expect(() => ask(undefined)).toThrow("does not look ahead");
});
