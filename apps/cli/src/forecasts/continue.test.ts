import { type Features, findBot, type Guide } from "@outrigger/bots";
import { copyJson, type DecisionPhase, type Game, type GameTypes, type Pack, type State } from "@outrigger/kernel";
import { expect, test } from "vitest";
import type { Table } from "../selfplay/table.ts";
import { continueGame } from "./continue.ts";

/** Heads for the first seat, tails for the second: whoever has most of so many throws wins. */
const THROWS = 9;

interface Coins extends GameTypes {
  state: State & { heads: number; thrown: number };
  view: State & { heads: number; thrown: number };
  pack: Pack;
  move: readonly ["throw"];
  index: undefined;
}

const turn: DecisionPhase<Coins> = {
  publishes: "all",
  offers: (_play, _frame, ask) => ask.offer(["throw"]),
  apply({ state, chance }) {
    state.heads += chance.pick(2);
    state.thrown++;
    state.stack = state.thrown === THROWS ? [] : [{ phase: "turn", seat: state.thrown % 2 }];
  },
};

const coins: Game<Coins> = {
  id: "coins",
  version: 1,
  seats: [2, 2],
  options: [],
  pack: { source: null },
  setup: () => ({ stack: [{ phase: "turn", seat: 0 }], aside: [], heads: 0, thrown: 0 }),
  phases: { turn },
  view: (state) => copyJson(state),
  sample: (view) => copyJson(view),
  result: ({ heads, thrown }) => ({
    places: 2 * heads > thrown ? [1, 2] : [2, 1],
    scores: [heads, thrown - heads],
    details: null,
  }),
  invariants: () => [],
};

/** The chance of the first seat, worked out throw by throw. */
function chanceOf(heads: number, thrown: number): number {
  if (thrown === THROWS) return 2 * heads > thrown ? 1 : 0;
  return (chanceOf(heads, thrown + 1) + chanceOf(heads + 1, thrown + 1)) / 2;
}

const guide: Guide = {
  evaluate: () => [0, 0],
  swing: 1,
  levels: {
    easy: { iterations: 0, horizon: 0 },
    medium: { iterations: 0, horizon: 0 },
    hard: { iterations: 0, horizon: 0 },
    master: { iterations: 0, horizon: 0 },
  },
};
const features: Features = {
  version: 1,
  shared: [],
  each: [],
  parts: [],
  count: () => ({ shared: [], seats: [], prospects: [] }),
  final: () => [],
};
const table: Table = {
  game: coins as Game,
  guide,
  features,
  bot: findBot("random", guide),
  careful: 100,
  players: 2,
  usual: true,
};

test("a position of each part is played on by fresh luck alone, so that its chance comes out", () => {
  const times = 2000;
  for (const number of [1, 2, 3]) {
    const { positions } = continueGame(table, number, times);
    expect(positions.map(({ phase }) => Math.round(4 * phase))).toEqual([1, 2, 3]);
    for (const { state, phase, shares } of positions) {
      const { heads, thrown } = state as Coins["state"];
      expect(thrown).toBe(phase * THROWS);
      const chance = chanceOf(heads, thrown);
      const off = shares.reduce((sum, share) => sum + share, 0) / times - chance;
      expect(Math.abs(off)).toBeLessThanOrEqual(4 * Math.sqrt((chance * (1 - chance)) / times));
    }
  }
});

test("the same game with the same number is the same, and another with another", () => {
  expect(continueGame(table, 5, 20)).toEqual(continueGame(table, 5, 20));
  expect(continueGame(table, 5, 20).positions).not.toEqual(continueGame(table, 6, 20).positions);
});
