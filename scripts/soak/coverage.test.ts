import { rules } from "@outrigger/connect-four/rules";
import type { Game } from "@outrigger/kernel";
import { addCoverage, newCoverage } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { coverageLines, falseReasons, missingReasons, unreachedLines } from "./coverage.ts";
import { everythingOf } from "./everything.ts";

const everything = {
  phases: ["dive", "lay"],
  frames: ["dive", "lay"],
  events: ["dived", "sunk"],
  refusals: ["REEF-DEEP", "REEF-DRY"],
};
const coverage = {
  phases: { dive: 7 },
  frames: { dive: 2 },
  events: { dived: 5, sunk: 1 },
  refusals: { "REEF-DEEP": 3 },
};

describe("what a soak came by", () => {
  test("is told for every part, the rare first", () => {
    expect(coverageLines(coverage, everything)).toEqual([
      "phases:",
      "  lay 0, dive 7",
      "frames:",
      "  lay 0, dive 2",
      "events:",
      "  sunk 1, dived 5",
      "refusals:",
      "  REEF-DRY 0, REEF-DEEP 3",
    ]);
  });

  test("is added up over all games", () => {
    const sum = newCoverage();
    addCoverage(sum, coverage);
    addCoverage(sum, { ...newCoverage(), events: { sunk: 2, risen: 1 } });
    expect(sum.events).toEqual({ dived: 5, sunk: 3, risen: 1 });
    expect(sum.phases).toEqual({ dive: 7 });
  });

  test("leaves nothing out without a reason", () => {
    expect(missingReasons(coverage, everything, { phases: { lay: "nobody lays" } })).toEqual([
      "refusals REEF-DRY was never reached, and no reason is given",
    ]);
    expect(missingReasons(coverage, everything, { phases: { lay: "…" }, refusals: { "REEF-DRY": "…" } })).toEqual([]);
    expect(unreachedLines(coverage, everything, { phases: { lay: "nobody lays" } })).toEqual([
      "never: phases lay: nobody lays",
      "never: frames lay: nobody lays",
      "never: refusals REEF-DRY: NO REASON",
    ]);
  });

  test("allows no reason for what was reached, or for what is not there", () => {
    const reasons = { events: { sunk: "nothing sinks" }, refusals: { "REEF-DRY": "it is wet", "REEF-OLD": "gone" } };
    expect(falseReasons(coverage, everything, reasons)).toEqual([
      "events sunk was reached, yet there is a reason why not",
      "refusals REEF-OLD has a reason, yet the game has no such thing",
    ]);
  });
});

test("everything of a game is found in its rules and their types", () => {
  const folder = new URL("../../games/connect-four/rules/", import.meta.url);
  expect(everythingOf(rules as unknown as Game, folder)).toEqual({
    phases: ["turn"],
    frames: ["turn"],
    events: ["dropped", "ended"],
    refusals: ["C4-FULL"],
  });
});
