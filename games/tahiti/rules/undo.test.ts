// Cuts (rules 20, "Undo"): dice, another's decision, a settlement, a departure; the ends of phases are none.
import { canUndo, type Match, undo } from "@outrigger/kernel/match";
import { matchAt, send, standingAt } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { rules } from "./index.ts";
import type { Tahiti } from "./tahiti.ts";
import { type Situation, situation } from "./testing/situation.ts";

function match(wanted: Situation): Match<Tahiti> {
  const { state } = situation(wanted);
  return matchAt(rules, { seats: state.players.length, options: wanted.options ?? {}, start: standingAt(state) });
}

const leaving: Situation = {
  seats: 3,
  step: "movement",
  pieces: "0@407 militia population",
  markers: "407 warCanoe",
};

describe("what is agreed is final, though the same seat decides next", () => {
  test.each(["accept", "refuse"] as const)("TAH-NEG-12: a leaver's %s of a counter-offer", (answer) => {
    const left = match(leaving);
    send(left, 0, ["depart"], ["deal", 1], ["propose", "allForCanoe"]);
    send(left, 1, ["propose", "halfForCanoe"]);
    send(left, 0, [answer]);
    expect(left.published.decision).toMatchObject({ seat: 0, frame: { phase: "departure" } });
    expect(undo(left, 0)).toEqual({ ok: false, code: "nothing-to-undo" });
  });

  test("TAH-NEG-8, TAH-EXP-5, TAH-EXP-11: execution, settlement, departure and landfall", () => {
    expect(rules.phases["bargain"]).toMatchObject({ cuts: ["accept", "execute", "standard"] });
    expect(rules.phases["assemble"]).toMatchObject({ cuts: ["ready"] });
    expect(rules.phases["landfall"]).toMatchObject({ cuts: ["settle"] });
  });
});

describe("what can be taken back", () => {
  test("the ends of phases A and B", () => {
    const played = match({ seats: 2, pieces: "0@407 militia" });
    send(played, 0, ["endBuild"]);
    expect(played.published.decision).toMatchObject({ seat: 0, frame: { phase: "movement" } });
    expect(undo(played, 0)).toMatchObject({ ok: true, published: true });
    expect(played.published.decision).toMatchObject({ seat: 0, frame: { phase: "build" } });
  });

  test("a departure nobody was asked about", () => {
    const left = match(leaving);
    send(left, 0, ["depart"], ["noMoreDeals"]);
    expect(canUndo(left, 0)).toBe(true);
    undo(left, 0, true);
    expect(left.published.decision).toMatchObject({ seat: 0, frame: { phase: "movement" } });
  });
});
