// What a confirmed decision leaves of undo (rules 3.1.5, 3.1.6): most actions until the turn is ended, a defence never.
import { canUndo, type Match, undo } from "@outrigger/kernel/match";
import { given, matchAt, send, standingAt } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { rules } from "./index.ts";
import type { Moa } from "./moa.ts";
import { type Arrangement, arrange, landText } from "./testing/arrange.ts";
import type { MoaMove } from "./vocabulary.ts";

function match(wanted: Arrangement, seats = 3): Match<Moa> {
  const { state } = given(rules, { seats }, arrange(wanted));
  return matchAt(rules, { seats, start: standingAt(state) });
}

/** A rat in territory 1, where red has a bird; then red's turn begins, without luck between. */
const attacked = () =>
  match({
    stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
    display: { rat: 1 },
    land: { 1: "R1" },
    hands: { 0: "haasts_eagle tui", 1: "kiwi", 2: "kiwi" },
  });

describe("3.1.6, 3.4: a defence is final though the same seat is asked next", () => {
  test("declined", () => {
    const declined = attacked();
    send(declined, 0, ["decline"]);
    expect(declined.published.decision).toMatchObject({ seat: 0, frame: { phase: "turn" } });
    expect(undo(declined, 0)).toEqual({ ok: false, code: "nothing-to-undo" });
    send(declined, 0, ["pass"]);
    undo(declined, 0, true);
    expect(landText(declined.published.play.state, 1)).toBe("rat!");
  });

  test("confirmed", () => {
    const confirmed = attacked();
    send(confirmed, 0, ["defend"], ["pay", "haasts_eagle"], ["confirm"]);
    expect(confirmed.published.decision).toMatchObject({ seat: 0, frame: { phase: "turn" } });
    expect(canUndo(confirmed, 0)).toBe(false);
  });

  test("free until it is confirmed", () => {
    const open = attacked();
    send(open, 0, ["defend"], ["pay", "haasts_eagle"]);
    undo(open, 0, true);
    send(open, 0, ["decline"]);
    expect(landText(open.published.play.state, 1)).toBe("rat!");
  });
});

describe("3.4: an action of the turn can be taken back until the turn is ended", () => {
  const actions: [string, Arrangement, readonly MoaMove[]][] = [
    [
      "birds placed",
      { hands: { 0: "tui" } },
      [
        ["place", 1],
        ["pay", "tui"],
        ["count", 1],
      ],
    ],
    ["a leader placed", { land: { 1: "R1" }, hands: { 0: "kiwi" } }, [["leader", 1], ["pay", "kiwi"], ["confirm"]]],
    [
      "an attack",
      { land: { 1: "rat!" }, hands: { 0: "haasts_eagle" } },
      [["attack", 1], ["pay", "haasts_eagle"], ["confirm"]],
    ],
    [
      "a sale",
      { land: { 1: "R1" }, display: { rat: 1 }, hands: { 0: "kiwi kiwi" } },
      [["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"]],
    ],
    ["a pass", { hands: { 0: "tui" } }, [["pass"]]],
  ];

  test.each(actions)("%s", (_what, wanted, moves) => {
    const played = match({ ...wanted, hands: { ...wanted.hands, 1: "kea", 2: "kea" } });
    const before = JSON.stringify(played.published.play.state);
    send(played, 0, ...moves);
    expect(undo(played, 0, true)).toMatchObject({ ok: true, published: true });
    expect(JSON.stringify(played.published.play.state)).toBe(before);
    send(played, 0, ...moves);
    if (played.published.decision?.frame.phase === "attackBirds") send(played, 0, ["count", 0]);
    send(played, 0, ["end"]);
    expect(canUndo(played, 0)).toBe(false);
  });
});

test("3.4: the choice of a neutral piece is final", () => {
  expect(rules.phases["neutral"]).toMatchObject({ cuts: ["neutral", "skip"] });
  expect(rules.phases["turn"]).toMatchObject({ cuts: ["end"] });
});
