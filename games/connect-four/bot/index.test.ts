import { type BotName, findBot } from "@outrigger/bots";
import type { Game, Move, Seat } from "@outrigger/kernel";
import { fastChance, newWalk, startPlay, take } from "@outrigger/kernel/play";
import { describe, expect, test } from "vitest";
import { COLUMNS, type ConnectFour, rules } from "../rules/index.ts";
import { guide } from "./index.ts";

/** The position after discs were dropped into these columns in turn. */
function after(columns: readonly number[]) {
  const play = startPlay<ConnectFour>(rules, { seats: 2, options: {} }, rules.pack, fastChance(1));
  const walk = newWalk(rules, play);
  for (const column of columns) take(walk, ["drop", column]);
  return walk;
}

function choose(name: BotName, columns: readonly number[], seed: number, budget?: number): readonly Move[] {
  const seat = columns.length % 2;
  const view = rules.view(after(columns).play.state, seat, rules.pack);
  const request = { game: rules as Game, pack: rules.pack, seat, view, seed };
  return findBot(name, guide).choose(budget === undefined ? request : { ...request, budget }).moves;
}

/** The winner of a game between two bots; undefined for a draw. */
function winner(bots: readonly [BotName, BotName], seed: number, budget: number): Seat | undefined {
  const columns: number[] = [];
  for (;;) {
    const { play, decision } = after(columns);
    if (decision === undefined) return play.state.winner < 0 ? undefined : play.state.winner;
    const [move] = choose(bots[decision.seat] as BotName, columns, seed * 100 + columns.length, budget);
    columns.push(move?.[1] as number);
  }
}

describe.each(["greedy", "medium", "hard"] as const)("%s", (name) => {
  const budget = name === "greedy" ? undefined : 200;

  test.each([
    ["a column", [3, 0, 3, 1, 3, 6], 3],
    ["a row", [0, 0, 1, 1, 2, 2], 3],
    ["a row with a gap", [0, 0, 1, 1, 3, 6], 2],
    ["a diagonal", [0, 1, 1, 2, 2, 3, 2, 3, 3, 6], 3],
  ])("completes %s", (_what, columns, winning) => {
    for (let seed = 0; seed < 4; seed++) expect(choose(name, columns, seed, budget)).toEqual([["drop", winning]]);
  });
});

test.each(["medium", "hard"] as const)("%s blocks what would lose at once", (name) => {
  for (let seed = 0; seed < 4; seed++) {
    expect(choose(name, [3, 0, 3, 6, 3], seed, 200)).toEqual([["drop", 3]]);
    expect(choose(name, [0, 0, 1, 1, 2], seed, 200)).toEqual([["drop", 3]]);
  }
});

test("hard sees the fork two moves ahead", () => {
  // Two discs side by side in the middle of an empty bottom row win unless one end is closed now.
  for (let seed = 0; seed < 2; seed++) {
    const [move] = choose("hard", [3, 3, 2], seed, 600);
    expect([1, 4]).toContain(move?.[1]);
  }
});

test("the search beats random clearly with a tiny budget", () => {
  let won = 0;
  for (let seed = 0; seed < 20; seed++) {
    const bots = seed % 2 === 0 ? (["medium", "random"] as const) : (["random", "medium"] as const);
    if (winner(bots, seed, 20) === seed % 2) won++;
  }
  expect(won).toBeGreaterThanOrEqual(18);
});

test("the guide counts open lines and leaves the position alone", () => {
  const { play } = after([3]);
  const before = structuredClone(play.state);
  const [first, second] = guide.evaluate(play);
  expect(first).toBe(7);
  expect(second).toBe(0);
  expect(play.state).toEqual(before);
  expect(new Set(after([]).play.state.heights).size).toBe(1);
  expect(COLUMNS).toBe(7);
});
