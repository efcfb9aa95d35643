import { guide } from "@outrigger/connect-four/bot";
import { rules } from "@outrigger/connect-four/rules";
import { expect, test } from "vitest";
import { loadRules } from "../lib/arguments.ts";
import { playAbsent, usualSeats } from "./match.ts";

test("a match with somebody who is never there comes to its end", () => {
  const plan = { table: { seats: 2 }, seed: 3, bot: "greedy", absent: 1 } as const;
  const { decisions, told } = playAbsent(rules, guide, plan);
  // Four in a row by the one who plays, at the latest a full board.
  expect(decisions).toBeGreaterThan(6);
  expect(decisions).toBeLessThanOrEqual(42);
  expect(told.size).toBeGreaterThan(0);
});

test("whoever passes where that is a draft lets the time publish it", async () => {
  const maasai = await loadRules("maasai");
  const { decisions } = playAbsent(maasai, undefined, { table: { seats: 2 }, seed: 1, bot: "random", absent: 0 });
  expect(decisions).toBeGreaterThan(20);
});

test("as many play as the game is for", () => {
  expect(usualSeats({ ...rules, seats: [2, 5] })).toEqual([3, 4]);
  expect(usualSeats({ ...rules, seats: [2, 3] })).toEqual([3]);
  expect(usualSeats({ ...rules, seats: [2, 2] })).toEqual([2]);
  expect(usualSeats({ ...rules, seats: [5, 6] })).toEqual([6]);
});

test("without anybody away bots play alone, the same match from the same seed", () => {
  const plan = { table: { seats: 2 }, seed: 3, bot: "greedy", absent: undefined } as const;
  expect(playAbsent(rules, guide, plan)).toEqual(playAbsent(rules, guide, plan));
});
