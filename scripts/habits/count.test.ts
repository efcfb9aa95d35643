import { findBot } from "@outrigger/bots";
import { loadRules } from "@outrigger/games";
import { expect, test } from "vitest";
import { countHabits, type Habits } from "./count.ts";

async function watched(game: string, seats: number): Promise<Habits> {
  const habits: Habits = new Map();
  countHabits(await loadRules(game), findBot("random"), { seats, seed: 2 }, habits);
  return habits;
}

test("where there is but one kind of move it is made whenever it is offered", async () => {
  const [[kind, { offered, made }] = ["", { offered: 0, made: 0 }]] = await watched("connect-four", 2);
  expect([kind.endsWith(" drop"), made]).toEqual([true, offered]);
  expect(made).toBeGreaterThan(6);
});

test("kinds are told apart by what is asked, and what might be done off turn is counted as not made", async () => {
  const habits = await watched("moa", 3);
  for (const { offered, made } of habits.values()) expect(made).toBeLessThanOrEqual(offered);
  expect(habits.get("turn buy")?.made).toBe(habits.get("buyKarakia confirm")?.made);
  expect(habits.get("off turn drawOne")?.offered).toBeGreaterThan(0);
  expect(habits.get("off turn drawOne")?.made).toBe(0);
});
