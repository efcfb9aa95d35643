import { findGame } from "@outrigger/games";
import { take } from "@outrigger/kernel/play";
import { makeMoves, parseMoves, startGame } from "@outrigger/testkit/tactics";
import { expect, test } from "vitest";
import { loadBook } from "./ask.ts";
import { weighPlans } from "./plain.ts";

test("a lei that nobody can answer is ahead in plain points", async () => {
  const [entry, book] = await Promise.all([findGame("maori"), loadBook("maori")]);
  const rules = await entry?.rules();
  const guide = (await entry?.bot?.())?.guide;
  const tactic = book.tactics.find(({ name }) => name.startsWith("take the lei for three shells"));
  const source = book.games[tactic?.game ?? ""];
  if (rules === undefined || guide === undefined || tactic === undefined || source === undefined)
    throw new Error("gone");
  const walk = startGame({ ...rules, arranging: undefined }, source);
  for (const move of parseMoves(source.moves).slice(0, tactic.after)) take(walk, move);
  const [best, next] = weighPlans(walk, guide, 1);
  expect(makeMoves(best?.moves ?? [])).toContain(tactic.right[0]);
  expect((best?.lead ?? 0) - (next?.lead ?? 0)).toBeGreaterThan(9);
});
