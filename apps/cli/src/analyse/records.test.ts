import { readFileSync } from "node:fs";
import { analyse, courseOf, loadAnalyst } from "@outrigger/analysis";
import { findGame, GAME_IDS } from "@outrigger/games";
import { parseRecord } from "@outrigger/records";
import { expect, test } from "vitest";

/** The curve of a recorded game, all that comes before the decisions are thought over. */
async function curveOf(game: string, name: string) {
  const parsed = parseRecord(
    readFileSync(new URL(`../../../../games/${game}/fixtures/${name}.json`, import.meta.url), "utf8"),
  );
  const entry = await findGame(game);
  if (!parsed.ok || entry === undefined) throw new Error("no such record");
  const { rules } = await entry.rules();
  const guide = await loadAnalyst(entry);
  if (guide === undefined) throw new Error(`${game} has no guide`);
  for (const { analysis } of analyse(courseOf(rules, parsed.value), guide))
    if (analysis !== undefined) return { analysis, record: parsed.value };
  throw new Error("an analysis without a curve");
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

test.each([
  ["connect-four", "connect-four-2-1-1"],
  ["maori", "base-2"],
  ["moa", "two"],
])("the curve of a game of %s ends at its result, and its shares add up", async (game, name) => {
  const { analysis, record } = await curveOf(game, name);
  const { curve, sums, end } = analysis;
  expect(end).toEqual(record.end);
  const last = curve.changes.at(-1);
  const steps = record.segments.at(-1)?.steps.length ?? 0;
  expect(last?.to).toBe(steps);
  for (const { worth } of curve.changes) {
    if (record.seats.length > 1) expect(sum(worth.shares)).toBeCloseTo(1, 6);
    for (const share of worth.shares) expect(share).toBeGreaterThanOrEqual(0);
  }
  expect(last?.worth.points).toEqual(end.result.scores);
  for (const seat of record.seats.keys()) {
    const parts = curve.changes.flatMap(({ decision, luck, news }) =>
      [decision, luck, news].map(({ shares }) => shares[seat] ?? 0),
    );
    expect((curve.start.shares[seat] ?? 0) + sum(parts)).toBeCloseTo(last?.worth.shares[seat] ?? 0, 9);
    const { result, luck, withoutLuck } = sums[seat] ?? {};
    expect(result?.points).toBe(end.result.scores[seat]);
    expect((withoutLuck?.points ?? 0) + (luck?.points ?? 0)).toBeCloseTo(result?.points ?? 0, 9);
  }
});

test.each(GAME_IDS)("%s has a word and a clause for every part its judgement speaks of", async (id) => {
  const entry = await findGame(id);
  if (entry === undefined) throw new Error(`there is no game "${id}"`);
  const guide = await loadAnalyst(entry);
  const { text } = await entry.text();
  expect(Object.keys(text.parts ?? {}).sort()).toEqual([...(guide?.parts?.names ?? [])].sort());
});
