import { fastChance, startPlay } from "@outrigger/kernel/play";
import { completeOptions, everyTable, startingAt } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { rules } from "../index.ts";
import type { MaasaiState } from "../vocabulary.ts";
import { arranged } from "./arranged.ts";

const SEEDS = 3;

/** Positions of the start at every table. */
function positions(name: string): MaasaiState[] {
  const start = arranged.find((start) => start.name === name);
  if (start === undefined) throw new Error(`no start is called "${name}"`);
  const game = startingAt(rules, start);
  return everyTable(rules, start).flatMap((table) =>
    Array.from({ length: SEEDS }, (_, seed) => {
      const options = completeOptions(rules, table);
      return startPlay(game, { seats: table.seats, options }, rules.pack, fastChance(seed)).state;
    }),
  );
}

describe("arranged starts", () => {
  const short = arranged.map(({ name }) => name).filter((name) => name !== "the last turns");
  test.each(short)("%s: lawful at every table, with one decision in hand", (name) => {
    for (const state of positions(name)) {
      expect(rules.invariants(state, rules.pack)).toEqual([]);
      expect(state.stack).toHaveLength(1);
    }
  });

  test("there are warriors for no more fences, and large bomas whose owners have few animals left", () => {
    const hasNone = ({ seats }: MaasaiState): boolean => seats.some(({ stock }) => stock.warrior === 0);
    expect(positions("fences one shield short").some(hasNone)).toBe(true);
    const bomas = positions("a large boma and small pens").filter((state) => state.bomas.length === 1);
    expect(bomas.length).toBeGreaterThan(SEEDS);
    const pens = bomas.flatMap(({ seats }) => seats.map(({ pen }) => pen.zebu + pen.goat + pen.sheep));
    expect(Math.min(...pens)).toBeLessThan(10);
  });
});
