import { fastChance, startPlay } from "@outrigger/kernel/play";
import { completeOptions, everyTable, startingAt } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { rules } from "../index.ts";
import { arranged } from "./arranged.ts";

const SEEDS = 3;

describe("arranged starts", () => {
  test.each(arranged.map((start) => [start.name, start] as const))("%s is lawful at every table", (_, start) => {
    const game = startingAt(rules, start);
    for (const table of everyTable(rules, start))
      for (let seed = 0; seed < SEEDS; seed++) {
        const { state } = startPlay(
          game,
          { seats: table.seats, options: completeOptions(rules, table) },
          rules.pack,
          fastChance(seed),
        );
        expect(rules.invariants(state, rules.pack), `${JSON.stringify(table)}, seed ${seed}`).toEqual([]);
      }
  });
});
