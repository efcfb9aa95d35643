import { type Features, findBot, type Guide } from "@outrigger/bots";
import type { Game } from "@outrigger/kernel";
import { type Branch, type Toy, toyGuide, treeGame } from "@outrigger/testkit/tree-game";
import { expect, test } from "vitest";
import type { Table } from "../selfplay/table.ts";
import { continueGame } from "./continue.ts";

/** Heads for the first seat, tails for the second: whoever has most of so many throws wins. */
const THROWS = 9;

function throwOn(heads: number, thrown: number): Branch {
  if (thrown === THROWS) return [heads, thrown - heads];
  const luck = [throwOn(heads, thrown + 1), throwOn(heads + 1, thrown + 1)];
  return { seat: thrown % 2, moves: { throw: { luck } } };
}

const coins = treeGame(throwOn(0, 0));

/** What the throws so far came to. */
function thrownIn({ path }: Toy["state"]): { heads: number; thrown: number } {
  const faces = path.filter((step) => typeof step === "number");
  return { heads: faces.reduce((sum, face) => sum + face, 0), thrown: faces.length };
}

/** The chance of the first seat, worked out throw by throw. */
function chanceOf(heads: number, thrown: number): number {
  if (thrown === THROWS) return 2 * heads > thrown ? 1 : 0;
  return (chanceOf(heads, thrown + 1) + chanceOf(heads + 1, thrown + 1)) / 2;
}

const guide = toyGuide(coins) as Guide;
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
  within: 0,
};

test("a position of each part is played on by fresh luck alone, so that its chance comes out", () => {
  const times = 2000;
  for (const number of [1, 2, 3]) {
    const { positions } = continueGame(table, number, times);
    expect(positions.map(({ phase }) => Math.round(4 * phase))).toEqual([1, 2, 3]);
    for (const { state, phase, shares } of positions) {
      const { heads, thrown } = thrownIn(state as Toy["state"]);
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
