import { describe, expect, test } from "vitest";
import { makeRecord, recordOf } from "./make.ts";
import { parseRecord } from "./parse.ts";
import { openReef, plainChance, playedReef, proofFor, TABLE } from "./testing/play.ts";

const record = recordOf(playedReef(), proofFor(2));

/** The problems of the record with other fields at a path such as "segments.0.steps.3". */
function problemsWith(path: string, fields: object): readonly string[] {
  const copy = JSON.parse(JSON.stringify(record));
  const target = path === "" ? copy : path.split(".").reduce((inner, key) => inner[key], copy);
  Object.assign(target, fields);
  const parsed = parseRecord(JSON.stringify(copy));
  return parsed.ok ? [] : parsed.problems;
}

test("a record survives its file", () => {
  expect(parseRecord(makeRecord(record))).toEqual({ ok: true, value: record });
});

test("a file holds one step a line", () => {
  const steps = makeRecord(record)
    .split("\n")
    .filter((line) => line.startsWith('      {"seat"'));
  expect(steps).toHaveLength(record.segments[0]?.steps.length ?? 0);
});

test("a game that was forked off another begins with a snapshot in place of a setup", () => {
  expect(problemsWith("segments.0", { setup: undefined, snapshot: {} })).toEqual([]);
});

test("a pack that is not the game's own travels with the record", () => {
  const source = { name: "large reef", fish: 20 };
  const { pack } = recordOf(openReef(plainChance(1), { ...TABLE, pack: source }));
  expect(pack).toMatchObject({ name: "large reef", data: source });
  expect(record.pack).toEqual({ name: "small reef", hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

describe("what is wrong is named with its path", () => {
  test("text that is no JSON, and JSON that is no record", () => {
    const broken = parseRecord("{");
    expect(broken.ok ? [] : broken.problems[0]).toMatch(/^is not JSON: /);
    const list = parseRecord("[]");
    expect(list.ok ? [] : list.problems).toEqual(["is [], not an object"]);
    const empty = parseRecord("{}");
    expect(empty.ok ? [] : empty.problems).toContain("segments: is missing");
  });

  test.each([
    ["", { format: 2 }, "format: is 2, not 1"],
    ["", { gamme: 2 }, "gamme: is not a known field"],
    ["", { seats: [] }, "seats: has 0 entries, not at least 1"],
    ["", { started: 1.5 }, "started: is 1.5, not a whole number from 0"],
    ["", { state: "beef" }, 'state: is "beef", not 64 hexadecimal digits'],
    ["", { calls: 0 }, /^calls: is 0, but the steps show \d+$/],
    ["", { drafts: [{ seat: 0, moves: [["choose", 1]] }] }, "drafts: cannot be in a match that has ended"],
    ["", { resigned: [2] }, "resigned[0]: is 2, but there are 2 seats"],
    ["options", { cards: null }, "options.cards: is null, not a text or a whole number or true or false"],
    ["seats.1", { kind: "cat" }, 'seats[1].kind: is "cat", not one of person, bot'],
    ["segments.0", { setup: undefined }, "segments[0].setup: is missing"],
    ["segments.0", { snapshot: {} }, "segments[0].snapshot: is out of place"],
    ["segments.0.steps.0", { seat: -1 }, "segments[0].steps[0].seat: is -1, not a whole number from 0"],
    ["segments.0.steps.0", { seat: 7 }, "segments[0].steps[0].seat: is 7, but there are 2 seats"],
    ["segments.0.steps.0", { move: [] }, "segments[0].steps[0].move[0]: is missing"],
    ["segments.0.steps.0", { move: [3] }, "segments[0].steps[0].move[0]: is 3, not a text"],
    ["segments.0.steps.0", { move: ["a", 0.5] }, "segments[0].steps[0].move[1]: is 0.5, not a text or a whole number"],
    ["segments.0.steps.0", { draft: false }, "segments[0].steps[0].draft: is false, not true"],
    ["segments.0.steps.1", { calls: 0, chance: [] }, "segments[0].steps[1].chance: is empty"],
    ["segments.0.steps.1", { calls: 0, chance: [1] }, /^segments\[0\]\.steps\[1\]\.calls: is 0, but call \d+ was made/],
    ["pack", { data: { fish: 3 } }, "pack.hash: is not the hash of pack.data"],
    ["chance", { nonces: ["a".repeat(64)] }, "chance.nonces: has 1 entries for 2 seats"],
    ["end.result", { places: [1] }, "end.result.places: has 1 entries for 2 seats"],
  ])("%s %j", (path, fields, expected) => {
    expect(problemsWith(path, fields)).toContainEqual(
      typeof expected === "string" ? expected : expect.stringMatching(expected),
    );
  });

  test("numbers and names that plain data cannot hold", () => {
    const text = (details: string): string => makeRecord(record).replace('"details":null', `"details":{${details}}`);
    const minusZero = parseRecord(text('"a":[-0]'));
    expect(minusZero).toEqual({ ok: false, problems: ["end.result.details.a[0]: is not a plain number"] });
    const huge = parseRecord(text('"a":1e999'));
    expect(huge).toEqual({ ok: false, problems: ["end.result.details.a: is not a plain number"] });
    const proto = parseRecord(text('"__proto__":{}'));
    expect(proto).toEqual({ ok: false, problems: ["end.result.details.__proto__: is not a known field"] });
    const option = parseRecord(makeRecord(record).replace(/"options": \{/, '"options": {"__proto__":1,'));
    expect(option).toEqual({ ok: false, problems: ["options.__proto__: is not a known field"] });
  });
});
