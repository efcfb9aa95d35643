import { packs } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { pack, preparePack } from "../rules/components.ts";
import { rules } from "../rules/index.ts";
import { checkPack } from "./index.ts";
import { numbers } from "./testing/numbers.ts";

type Source = Record<string, unknown> & { shields: Record<string, unknown>[]; hand: Record<string, unknown> };

/** What is said about the game's own pack with a change. */
function problems(change: (source: Source) => void): readonly string[] {
  const source = structuredClone(pack.source) as unknown as Source;
  change(source);
  const checked = checkPack(source);
  return checked.ok ? [] : checked.problems;
}

packs(rules, checkPack, { numbers });

describe("what does not belong in a pack is named", () => {
  test.each<[string, (source: Source) => void, string]>([
    ["another game", (it) => Object.assign(it, { game: "moa" }), 'game is "moa"'],
    ["another schema", (it) => Object.assign(it, { schema: 2 }), "schema is 2"],
    ["an unknown section", (it) => Object.assign(it, { herds: 1 }), 'unknown field "herds"'],
    ["a missing section", (it) => delete it["people"], "people is missing, not an object"],
    [
      "half a warrior",
      (it) => Object.assign(it, { people: { ...(it["people"] as object), warrior: 0.5 } }),
      "people.warrior is 0.5",
    ],
    [
      "no animals",
      (it) => Object.assign(it["animals"] as object, { long: { "2": 0, "3": 14 } }),
      "animals.long.2 is 0",
    ],
    ["no rounds", (it) => Object.assign(it["rounds"] as object, { "3": 0 }), "rounds.3 is 0"],
    [
      "an unknown origin",
      (it) => Object.assign(it["people"] as object, { provenance: { origin: "hearsay" } }),
      'origin is "hearsay"',
    ],
    [
      "a note that is no text",
      (it) => Object.assign(it["people"] as object, { provenance: { origin: "book", note: 3 } }),
      "note is 3",
    ],
    ["shields that are no list", (it) => Object.assign(it, { shields: 7 }), "shields is 7, not a list"],
    ["an odd id", (it) => Object.assign(it.shields[0] as object, { id: "N RRR" }), 'shields[0].id is "N RRR"'],
    ["a doubled id", (it) => Object.assign(it.shields[1] as object, { id: "N-RRR" }), "shields[N-RRR] is there twice"],
    ["an unknown kind", (it) => Object.assign(it.shields[0] as object, { kind: "X" }), 'kind is "X"'],
    ["an unknown colour", (it) => Object.assign(it.shields[0] as object, { land: "RRB" }), 'land is "RRB"'],
    ["too many patches", (it) => Object.assign(it.shields[0] as object, { land: "RRRR" }), "not 3 of the letters"],
    [
      "too many shields",
      (it) => it.shields.push(...Array.from({ length: 100 }, (_, n) => ({ id: `X${n}`, kind: "N", land: "RGY" }))),
      "not a list of 1 to 200",
    ],
    [
      "a middle of one colour",
      (it) => Object.assign(it.shields.at(-1) as object, { land: "YGGR" }),
      "halves of the middle have one colour",
    ],
    ["too few for the hexagon", (it) => Object.assign(it.hand, { wide: 9 }), "do not leave one for the hexagon"],
  ])("%s", (_, change, expected) => {
    expect(problems(change).join("\n")).toContain(expected);
  });
});

test("a corrected pack is played with", () => {
  const source = structuredClone(pack.source) as unknown as Source;
  Object.assign(source.shields[0] as object, { land: "GGG" });
  const checked = checkPack(source);
  expect(checked.ok && preparePack(checked.value).shields.get("N-RRR")?.colours).toEqual(["G", "G", "G", "G"]);
});
