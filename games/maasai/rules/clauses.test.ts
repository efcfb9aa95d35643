import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folders = [new URL("./", import.meta.url), new URL("../../../packages/penrose/src/", import.meta.url)];

/** The titles of all tests of the rules and of their geometry. */
const titles = folders.flatMap((folder) =>
  globSync("**/*.test.ts", { cwd: folder })
    .map((file) => readFileSync(new URL(file, folder), "utf8"))
    .flatMap((source) => [...source.matchAll(/["`]([^"`\n]*(?:MAS-[A-Z]+-\d+|X\d\d)[^"`\n]*)["`]/g)])
    .map((match) => match[1] ?? ""),
);

/** How many clauses each section of the rules has. */
const SECTIONS = {
  GEO: 22,
  GEN: 7,
  SET: 5,
  HEX: 9,
  TURN: 6,
  REM: 11,
  LAY: 13,
  ADJ: 5,
  CLM: 10,
  ENC: 7,
  ANI: 6,
  BOMA: 18,
  SUP: 7,
  END: 6,
  UNDO: 4,
};
const EXAMPLES = 42;

const numbered = (prefix: string, count: number, width = 1): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}${String(at + 1).padStart(width, "0")}`);

const untested = (ids: readonly string[]): string[] =>
  ids.filter((id) => !titles.some((title) => title.split(/[^A-Z0-9-]/).includes(id)));

test("every clause of the rules is named by a test", () => {
  const clauses = Object.entries(SECTIONS).flatMap(([section, count]) => numbered(`MAS-${section}-`, count));
  expect(clauses).toHaveLength(136);
  expect(untested(clauses)).toEqual([]);
});

test("every worked example is a test", () => {
  expect(untested(numbered("X", EXAMPLES, 2))).toEqual([]);
});
