import { expect, test } from "vitest";
import { readBody, readLine } from "./reading.ts";

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

test("rows make a table", () => {
  expect(readBody(["| Unit | Combat |", "| Militia | 1 |", "After."], asItIs)).toEqual([
    {
      kind: "table",
      rows: [
        ["Unit", "Combat"],
        ["Militia", "1"],
      ],
    },
    { kind: "paragraph", line: "After." },
  ]);
});

test("an answer cites a line without its marks, and a row of a table with the names of its columns", () => {
  const body = ["First.", "- one", "| Unit | Combat |", "| Militia | 1 |"];
  expect(body.map((_, at) => readLine(body, at, asItIs))).toEqual([
    "First.",
    "one",
    "Unit · Combat",
    "Unit: Militia · Combat: 1",
  ]);
});
