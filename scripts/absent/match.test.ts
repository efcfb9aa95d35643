import { guide } from "@outrigger/connect-four/bot";
import { rules } from "@outrigger/connect-four/rules";
import { expect, test } from "vitest";
import { playAbsent } from "./match.ts";

test("a match with somebody who is never there comes to its end", () => {
  const plan = { table: { seats: 2 }, seed: 3, bot: "greedy", absent: 1 } as const;
  const { decisions, told } = playAbsent(rules, guide, plan);
  // Four in a row by the one who plays, at the latest a full board.
  expect(decisions).toBeGreaterThan(6);
  expect(decisions).toBeLessThanOrEqual(42);
  expect(told.size).toBeGreaterThan(0);
});

test("without anybody away bots play alone, the same match from the same seed", () => {
  const plan = { table: { seats: 2 }, seed: 3, bot: "greedy", absent: undefined } as const;
  expect(playAbsent(rules, guide, plan)).toEqual(playAbsent(rules, guide, plan));
});
