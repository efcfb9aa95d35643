import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const here = new URL("./", import.meta.url);
const titles = globSync("**/*.test.ts", { cwd: here })
  .map((file) => readFileSync(new URL(file, here), "utf8"))
  .flatMap((source) => [...source.matchAll(/test(?:\.each\([^)]*\))?\(\s*"([^"]*)"/g)].map((match) => match[1] ?? ""));

/** How many clauses each section of the rules has. */
const SECTIONS = {
  COMP: 11,
  SETUP: 8,
  TURN: 4,
  SHIP: 9,
  LINE: 6,
  VOLC: 6,
  REFILL: 3,
  PLACE: 11,
  DEPOT: 6,
  DISC: 4,
  PASS: 2,
  SHELL: 5,
  INFO: 2,
  END: 7,
  SCORE: 12,
  VAR: 6,
  V1: 3,
  V2: 3,
  STEP: 3,
  ATOLL: 6,
  COMB: 3,
};

const numbered = (prefix: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${prefix}${from + at}`);

const untested = (ids: readonly string[]): string[] =>
  ids.filter((id) => !titles.some((title) => title.split(/[\s:]/).includes(id)));

describe("the rules in tests", () => {
  test("every clause stands in the title of a test", () => {
    const clauses = Object.entries(SECTIONS).flatMap(([name, count]) => numbered(`MAO-${name}-`, 1, count));
    expect(clauses).toHaveLength(120);
    expect(untested(clauses)).toEqual([]);
  });

  test("every example of the book and every edge case is a test", () => {
    expect(untested([...numbered("B", 0, 11), ...numbered("E", 1, 40)])).toEqual([]);
  });
});
