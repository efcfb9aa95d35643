import { describe, expect, test } from "vitest";
import { RECORD_BOUNDS } from "./bounds.ts";
import { makeRecord, recordOf } from "./make.ts";
import { parseRecord } from "./parse.ts";
import { playedReef, proofFor } from "./testing/play.ts";

const record = recordOf(playedReef(), proofFor(2));
const [segment] = record.segments;
const [step] = segment?.steps ?? [];

/** The record with other fields, as a file. */
const file = (fields: object): string => JSON.stringify({ ...record, ...fields });

const problems = (text: string): readonly string[] => {
  const parsed = parseRecord(text);
  return parsed.ok ? [] : parsed.problems;
};

const nested = (levels: number): string => `${"[".repeat(levels)}${"]".repeat(levels)}`;

const withDetails = (details: string): string => file({}).replace(/"details":/, `"details":${details},"was":`);

describe("a record file is refused, by one named problem, when it holds", () => {
  const long = "x".repeat(RECORD_BOUNDS.text + 1);
  const steps = (count: number) => ({ ...segment, steps: new Array(count).fill(step) });
  test.each<[string, string, string]>([
    ["too many segments", file({ segments: new Array(101).fill(segment) }), "segments: has 101 entries, at most 100"],
    [
      "too many steps",
      file({ segments: [steps(20_001)] }),
      "segments[0].steps: brings the steps to 20001, at most 20000",
    ],
    [
      "too many steps in all",
      file({ segments: [steps(10_001), steps(10_000)] }),
      "segments[1].steps: brings the steps to 20001, at most 20000",
    ],
    [
      "a long name",
      file({ seats: [record.seats[0], { kind: "person", name: "x".repeat(201) }] }),
      "seats[1].name: has 201 letters, at most 200",
    ],
    ["a long text", file({ game: long }), "game: has 1001 letters, at most 1000"],
    [
      "a long text in a move",
      file({ segments: [{ ...segment, steps: [{ ...step, move: ["a", long] }] }] }),
      "segments[0].steps[0].move[1]: has 1001 letters",
    ],
    ["a field with a long name", withDetails(`{"${long}":1}`), "end.result.details: has a field with a name of more"],
    ["more chance calls than anybody counts", file({ calls: 1e9 }), "calls: is 1000000000, at most 1000000"],
    ["a time no calendar has", file({ started: 9e15 }), "started: is 9000000000000000, at most 8640000000000000"],
    [
      "what is nested without end",
      withDetails(nested(200_000)),
      `end.result.details${"[0]".repeat(27)}: is nested deeper`,
    ],
    ["too many values", withDetails(`[${"0,".repeat(500_000)}0]`), "a record has 500000 at most"],
    ["too many letters", `${file({})}${" ".repeat(4_000_000)}`, "is longer than 4000000 letters"],
  ])("%s", (_what, text, expected) => {
    expect(problems(text)).toEqual([expect.stringContaining(expected)]);
  });
});

test("whatever is no record at all is answered", () => {
  for (const text of ["null", "3", '"x"', "[]", "{}", '{"segments":[null],"seats":[null]}'])
    expect(problems(text)).not.toEqual([]);
});

test("a file with very many faults names the first hundred", () => {
  const steps = new Array(1_000).fill({ ...step, seat: -1 });
  const named = problems(file({ segments: [{ ...segment, steps }] }));
  expect(named).toHaveLength(101);
  expect(named.at(-1)).toBe("and 900 more problems");
});

test("a record of the longest kind passes: as many steps as it may have", () => {
  const steps = new Array(20_000).fill({ ...step, chance: undefined, calls: undefined });
  expect(problems(file({ segments: [{ ...segment, steps }] }))).toEqual([]);
  expect(makeRecord(record).length).toBeLessThan(RECORD_BOUNDS.letters);
});
