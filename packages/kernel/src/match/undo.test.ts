import { turn, withPhase } from "@outrigger/testkit/reef";
import { describe, expect, it } from "vitest";
import { findFrame } from "../stack.ts";
import { chosen, reloaded, send, start, steps, thinned } from "../testing/reef-match.ts";
import { stepCount } from "./match-data.ts";
import { canUndo, undo } from "./undo.ts";
import { viewFor } from "./view.ts";

/** Everybody sees both cards as soon as the second is chosen. */
const showing: Partial<typeof turn> = {
  publishesToo: (state) => (findFrame(state, "turn")?.chosen.length === 1 ? ["choose"] : []),
};

describe("undo", () => {
  it("takes a draft back move by move, or whole", () => {
    const match = start();
    send(match, 0, ["choose", 1], ["choose", 2]);
    expect(undo(match, 0)).toMatchObject({ ok: true, published: false });
    expect(chosen(match, 0)).toEqual([1]);
    send(match, 0, ["choose", 3]);
    undo(match, 0, true);
    expect(chosen(match, 0)).toEqual([]);
    expect(undo(match, 0)).toEqual({ ok: false, code: "nothing-to-undo" });
  });

  it("takes derived data back with the draft, which has its own", () => {
    const match = start({
      game: withPhase("turn", {
        apply(play, frame, move) {
          turn.apply(play, frame, move);
          if (move[0] === "choose") play.index.add(move[1]);
        },
      }),
    });
    const known = () => [match.drafts.get(0)?.walk, match.published].map((walk) => walk && [...walk.play.index]);
    send(match, 0, ["choose", 1], ["choose", 2]);
    expect(known()).toEqual([[1, 2], []]);
    undo(match, 0);
    expect(known()).toEqual([[1], []]);
    send(match, 0, ["choose", 3], ["lay"]);
    expect(known()).toEqual([undefined, [1, 3]]);
  });

  it("takes a published move back as long as nobody else was asked; what led up to it is a draft again", () => {
    const match = start({ game: withPhase("turn", showing) });
    send(match, 0, ["boast", 3], ["choose", 1], ["choose", 2]);
    expect(chosen(match, 1)).toEqual([1, 2]);
    expect(undo(match, 0)).toMatchObject({ ok: true, published: true });
    expect(viewFor(match, 1).view.stack).toMatchObject([{ boasted: true, chosen: [] }]);
    expect(chosen(match, 0)).toEqual([1]);
    undo(match, 0, true);
    expect(chosen(match, 0)).toEqual([]);
    expect(steps(match)).toEqual([]);
  });

  it("stops at a chance outcome", () => {
    const match = start({
      game: withPhase("turn", {
        apply(play, frame, move) {
          if (frame.chosen.length === 0) play.chance.die(6);
          turn.apply(play, frame, move);
        },
      }),
    });
    send(match, 0, ["choose", 1]);
    expect(canUndo(match, 0)).toBe(false);
    send(match, 0, ["choose", 2]);
    undo(match, 0, true);
    expect(chosen(match, 0)).toEqual([1]);
  });

  it("stops at what the seat has learnt, which everybody sees", () => {
    const match = start({ game: withPhase("turn", { publishes: ["lay", "pass"] }) });
    send(match, 0, ["choose", 1], ["lay"]);
    send(match, 1, ["pass"]);
    expect(send(match, 0, ["boast", 2], ["peek", 1])).toMatchObject({ ok: true, published: true });
    expect(viewFor(match, 1).view.pearls).toEqual([0, 0]);
    expect(canUndo(match, 0)).toBe(false);
  });

  it("stops where another seat is asked, and is no other seat's business", () => {
    const match = start();
    send(match, 0, ["boast", 1]);
    expect(undo(match, 1)).toEqual({ ok: false, code: "nothing-to-undo" });
    send(match, 0, ["pass"]);
    expect(undo(match, 0)).toEqual({ ok: false, code: "nothing-to-undo" });
    expect(undo(match, 1)).toEqual({ ok: false, code: "nothing-to-undo" });
  });

  it("stops at a move the game calls final, though the same seat decides next", () => {
    const match = start({ game: withPhase("turn", { publishes: ["lay"], cuts: ["boast"] }) });
    send(match, 0, ["boast", 1]);
    expect(steps(match)).toHaveLength(1);
    expect(canUndo(match, 0)).toBe(false);
    expect(undo(match, 0, true)).toEqual({ ok: false, code: "nothing-to-undo" });
  });

  it("goes back to the last final move of those sent together, and no further", () => {
    const match = start({ game: withPhase("turn", { ...showing, cuts: ["boast"] }) });
    send(match, 0, ["boast", 3], ["choose", 1], ["choose", 2]);
    for (const each of [match, reloaded(match)]) {
      expect(chosen(each, 1)).toEqual([1, 2]);
      expect(undo(each, 0, true)).toMatchObject({ ok: true, published: true });
      expect([chosen(each, 0), steps(each).length]).toEqual([[], 1]);
      expect(canUndo(each, 0)).toBe(false);
    }
  });

  it("takes back all that the seat has published since the barrier at once, also where older steps lie elsewhere", () => {
    const match = start({ game: withPhase("turn", showing) });
    send(match, 0, ["pass"]);
    send(match, 1, ["boast", 6], ["choose", 4], ["choose", 5]);
    const short = thinned(match);
    undo(short, 1);
    expect([chosen(short, 0), chosen(short, 1)]).toEqual([[], [4]]);
    expect(viewFor(short, 0).view.stack).toMatchObject([{ seat: 1, boasted: true }]);
    for (const each of [match, thinned(match)]) {
      expect(undo(each, 1, true)).toMatchObject({ ok: true, published: true });
      expect(stepCount(each.data)).toBe(1);
      expect(viewFor(each, 0).view.stack).toMatchObject([{ seat: 1, boasted: false, chosen: [] }]);
    }
  });

  it("starts from what was published, which nobody changes any more", () => {
    const match = start({ game: withPhase("turn", { ...showing, publishes: ["boast", "lay", "pass"] }) });
    send(match, 0, ["pass"]);
    const atBarrier = match.published.play.state;
    const text = JSON.stringify(atBarrier);
    send(match, 1, ["boast", 6]);
    send(match, 1, ["choose", 4], ["choose", 5]);
    undo(match, 1);
    expect(match.anchor.state).toBe(atBarrier);
    expect(viewFor(match, 0).view.stack).toMatchObject([{ boasted: true, chosen: [] }]);
    expect(JSON.stringify(atBarrier)).toBe(text);
    undo(match, 1, true);
    expect(match.published.play.state).not.toBe(atBarrier);
    expect(JSON.stringify(match.published.play.state)).toBe(text);
  });

  it("works the same after a restart in the middle of a turn", () => {
    const match = start({ game: withPhase("turn", showing) });
    send(match, 0, ["pass"]);
    send(match, 1, ["boast", 6], ["choose", 4], ["choose", 5]);
    const shown = reloaded(match);
    undo(shown, 1);
    const drafting = reloaded(shown);
    expect([chosen(drafting, 0), chosen(drafting, 1)]).toEqual([[], [4]]);
    undo(drafting, 1);
    expect(chosen(drafting, 1)).toEqual([]);
    undo(drafting, 1);
    expect(steps(drafting)).toHaveLength(1);
    expect(undo(drafting, 1)).toEqual({ ok: false, code: "nothing-to-undo" });
  });
});
