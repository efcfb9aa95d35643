import { findBot } from "@outrigger/bots";
import { rules } from "@outrigger/connect-four/rules";
import { take } from "@outrigger/kernel/play";
import { parseMoves, startGame } from "@outrigger/testkit/tactics";
import { expect, test } from "vitest";
import { sharePlayed } from "./played.ts";

test("a plan is worth what comes of it at the end of the game, and the table it was tried at stays as it was", () => {
  const walk = startGame({ rules, arranging: undefined }, { seats: 2, seed: 1 });
  for (const move of parseMoves("drop 0, drop 6, drop 1, drop 6, drop 2, drop 5")) take(walk, move);
  const after = (plan: string) => sharePlayed(walk, parseMoves(plan), findBot("random"), 20);
  expect(after("drop 3")).toBe(1);
  expect(after("drop 6")).toBeGreaterThan(0);
  expect(after("drop 6")).toBeLessThan(1);
  expect(walk.decision?.seat).toBe(0);
});

test("part of an answer is not played", () => {
  const walk = startGame({ rules, arranging: undefined }, { seats: 2, seed: 1 });
  expect(sharePlayed(walk, parseMoves("drop 9"), findBot("random"), 1)).toBeUndefined();
});
