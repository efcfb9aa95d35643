import { expect, test } from "vitest";
import { findClauses, readBody } from "./reading.ts";

const asItIs = (line: string): string => line;

test("a body is read as paragraphs, lists and figures", () => {
  expect(readBody(["First.", "- one", "- two", "![matrix]", "- three", "Last."], asItIs)).toEqual([
    { kind: "paragraph", line: "First." },
    { kind: "list", lines: ["one", "two"] },
    { kind: "figure", name: "matrix" },
    { kind: "list", lines: ["three"] },
    { kind: "paragraph", line: "Last." },
  ]);
});

test("a line that has nothing to tell at a table is left out", () => {
  const tell = (line: string): string => line.replace("{no}", "").replace("{yes}", "ja");
  expect(readBody(["{no}", "- {no}", "- {yes}", "{yes}"], tell)).toEqual([
    { kind: "list", lines: ["ja"] },
    { kind: "paragraph", line: "ja" },
  ]);
});

const clauses = {
  "MAO-SAIL-1": "The ship goes clockwise.",
  "MAO-TAKE-2": "Wyspa kończy się, gdy ląd jest zamknięty.",
  "MOA-BIRD-1": "A kākāpō cannot fly.",
};
const ids = (search: string): string[] => findClauses(clauses, search, asItIs).map(({ id }) => id);

test("clauses are found by id and by words, without marks and in any order", () => {
  expect(ids("")).toHaveLength(3);
  expect(ids("sail")).toEqual(["MAO-SAIL-1"]);
  expect(ids("clockwise ship")).toEqual(["MAO-SAIL-1"]);
  expect(ids("kakapo")).toEqual(["MOA-BIRD-1"]);
  expect(ids("zamkniety")).toEqual(["MAO-TAKE-2"]);
  expect(ids("ship kakapo")).toEqual([]);
});
