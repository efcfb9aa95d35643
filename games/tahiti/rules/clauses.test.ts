import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const here = new URL("./", import.meta.url);
const titles = globSync("**/*.test.ts", { cwd: here })
  .map((file) => readFileSync(new URL(file, here), "utf8"))
  .flatMap((source) =>
    [...source.matchAll(/(?:test(?:\.each\([^)]*\))?\(\s*"|\[\s*")([^"]*)"/g)].map((match) => match[1] ?? ""),
  );

/** How many clauses each section of the rules has. The build chart skips three numbers. */
const SECTIONS = {
  DEF: 12,
  COMP: 10,
  GEO: 13,
  SETUP: 10,
  SEQ: 5,
  INIT: 7,
  BUILD: 24,
  VILL: 11,
  CTRL: 9,
  LMOV: 14,
  PMOV: 7,
  LZI: 8,
  SMOV: 17,
  SZI: 7,
  REEF: 2,
  LCOM: 15,
  RETR: 8,
  PANIC: 6,
  PURS: 6,
  CAPT: 4,
  ELD: 3,
  SHAM: 4,
  CHIEF: 4,
  NEG: 13,
  EXP: 21,
  END: 3,
  VIC: 4,
  ADV: 1,
  CRASH: 6,
  SCOM: 15,
  SWIM: 7,
  DEPL: 2,
  SOLO: 18,
  NPL: 5,
};
const UNUSED = ["TAH-BUILD-7", "TAH-BUILD-8", "TAH-BUILD-9"];

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}${at + 1}`);

const untested = (ids: readonly string[]): string[] =>
  ids.filter((id) => !titles.some((title) => title.split(/[\s:,]/).includes(id)));

describe("the rules in tests", () => {
  test("every clause stands in the title of a test", () => {
    const clauses = Object.entries(SECTIONS)
      .flatMap(([name, count]) => numbered(`TAH-${name}-`, count))
      .filter((id) => !UNUSED.includes(id));
    expect(clauses).toHaveLength(298);
    expect(untested(clauses)).toEqual([]);
  });

  test("every worked example and every edge case is a test", () => {
    expect(untested([...numbered("EX-", 12), ...numbered("EDGE-", 53)])).toEqual([]);
  });
});
