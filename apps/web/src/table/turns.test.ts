import { expect, test } from "vitest";
import { turnsOf } from "./turns.ts";

const tell = (event: unknown): string | undefined => (event as { line?: string }).line;
const entry = (seat: number, ...lines: (string | undefined)[]) => ({
  seat,
  at: 0,
  events: lines.map((line) => ({ kind: "said", ...(line === undefined ? {} : { line }) })),
});

test("what a seat decides in a row is one turn; events that are only motion have no line", () => {
  const turns = turnsOf([entry(-1, "set up"), entry(0, "a", undefined), entry(0, "b"), entry(1, "c"), entry(0)], tell);
  expect(turns).toEqual([
    { seat: undefined, from: 0, lines: ["set up"] },
    { seat: 0, from: 1, lines: ["a", "b"] },
    { seat: 1, from: 3, lines: ["c"] },
    { seat: 0, from: 4, lines: [] },
  ]);
});
