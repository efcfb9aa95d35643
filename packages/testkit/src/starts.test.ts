import type { Start } from "@outrigger/kernel";
import { fastChance } from "@outrigger/kernel/play";
import { bothLimits, playedOn } from "@outrigger/scene";
import { describe, expect, test } from "vitest";
import { type Reef, type ReefMove, reef } from "./reference/reef.ts";

const startOf = (seed: number): Start<Reef> => ({
  seats: 3,
  options: { cards: 24 },
  pack: reef.pack,
  chance: fastChance(seed),
  emit: () => {},
  emitTo: () => {},
});

function played(seed: number, decisions: number, wish: (move: ReefMove) => number) {
  const start = startOf(seed);
  return playedOn(reef, start, reef.setup(start), decisions, wish);
}

describe("a state that players with a will have come to", () => {
  const layers = ([kind]: ReefMove): number => (kind === "lay" ? 2 : kind === "choose" ? 1 : 0);

  test("is what they wished for, lawful, and begins at a decision without a draft", () => {
    const state = played(1, 12, layers);
    expect(state.table.length).toBeGreaterThan(1);
    expect(reef.invariants(state, reef.pack)).toEqual([]);
    expect(state.stack.at(-1)).toMatchObject({ phase: "turn", chosen: [] });
    expect(played(1, 12, layers)).toEqual(state);
  });

  test("is never a game that is over", () => {
    for (let seed = 0; seed < 20; seed++) expect(played(seed, 5_000, () => 0).stack).not.toEqual([]);
  });
});

test("limits of tables are taken together, or exclude each other", () => {
  expect(bothLimits({ seats: [2, 3] }, { options: { cards: 16 } })).toEqual({ seats: [2, 3], options: { cards: 16 } });
  expect(bothLimits({ seats: [2, 3] }, { seats: [3, 4] })).toMatchObject({ seats: [3] });
  expect(bothLimits({ seats: [2] }, { seats: [3] })).toBeUndefined();
  expect(bothLimits({ options: { cards: 16 } }, { options: { cards: 20 } })).toBeUndefined();
});
