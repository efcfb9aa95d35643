// No clause of a game's rules goes without a test, or without a scene that tells what it comes to.
import { globSync, readFileSync } from "node:fs";
import type { GameText } from "@outrigger/text";
import { expect, test } from "vitest";

export interface ClausePlan {
  readonly text: Pick<GameText, "clauses">;
  /** Where the tests of the rules lie. */
  readonly tests: readonly URL[];
  /** Clauses that something else than a test's title vouches for. */
  readonly shown?: readonly string[];
  /** Ids of worked examples and edge cases, which are tests as well. */
  readonly examples?: readonly string[];
}

/** The ids of clauses and examples are those of the rules page, so none is counted by hand. */
export function clauses({ text, tests, shown = [], examples = [] }: ClausePlan): void {
  const named = new Set([...tests.flatMap(namedIn), ...shown]);
  const untested = (ids: readonly string[]): string[] => ids.filter((id) => !named.has(id));

  test("every clause of the rules stands in the title of a test", async () => {
    const ids = Object.keys(await text.clauses("en"));
    expect(ids.length).toBeGreaterThan(0);
    expect(untested(ids)).toEqual([]);
  });

  if (examples.length === 0) return;
  test("every worked example and every edge case is a test", () => {
    expect(untested(examples)).toEqual([]);
  });
}

/** What stands before the colon of the titles in a folder: `MAO-SCORE-3: a hut doubles every palm of its island`. */
function namedIn(folder: URL): string[] {
  return globSync("**/*.test.ts", { cwd: folder })
    .map((file) => readFileSync(new URL(file, folder), "utf8"))
    .flatMap((source) => [...source.matchAll(/["`]([^"`\n]+?): /g)])
    .flatMap(([, ids = ""]) => ids.split(/[^A-Z0-9-]+/));
}

/** Ids such as `E1` to `E40`. */
export function numbered(prefix: string, from: number, to: number, width = 1): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => `${prefix}${String(from + at).padStart(width, "0")}`);
}
