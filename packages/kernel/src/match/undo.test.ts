import { describe, expect, it } from "vitest";
import { reloaded, send, start, steps, stones } from "../testing/quarry.ts";
import { canUndo, undo } from "./undo.ts";

describe("undo", () => {
  it("takes a draft back move by move, or whole", () => {
    const match = start();
    send(match, 0, ["load", 1], ["load", 2]);
    expect(undo(match, 0)).toMatchObject({ ok: true, published: false });
    expect(stones(match, 0)).toEqual([1, 0]);
    send(match, 0, ["load", 3]);
    undo(match, 0, true);
    expect(stones(match, 0)).toEqual([0, 0]);
    expect(undo(match, 0)).toEqual({ ok: false, code: "nothing-to-undo" });
  });

  it("takes derived data back with the draft, which has its own", () => {
    const match = start();
    const sums = () => [match.drafts.get(0)?.walk.play.index.sum, match.published.play.index.sum];
    send(match, 0, ["load", 1], ["load", 2]);
    expect(sums()).toEqual([3, 0]);
    undo(match, 0);
    expect(sums()).toEqual([1, 0]);
    send(match, 0, ["load", 3], ["done"]);
    expect(sums()).toEqual([undefined, 4]);
  });

  it("takes a published move back as long as nobody else was asked; what led up to it is a draft again", () => {
    const match = start();
    send(match, 0, ["load", 1], ["weigh"], ["load", 2], ["weigh"]);
    expect(undo(match, 0)).toMatchObject({ ok: true, published: true });
    expect(stones(match, 1)).toEqual([1, 0]);
    expect(stones(match, 0)).toEqual([3, 0]);
    undo(match, 0, true);
    expect(stones(match, 1)).toEqual([0, 0]);
    expect(steps(match)).toEqual([]);
  });

  it("stops at a chance outcome", () => {
    const match = start();
    send(match, 0, ["load", 1], ["roll"]);
    expect(canUndo(match, 0)).toBe(false);
    send(match, 0, ["load", 2]);
    undo(match, 0, true);
    expect(stones(match, 0)).toEqual([1, 0]);
  });

  it("stops at what the seat has learnt", () => {
    const match = start();
    expect(send(match, 0, ["load", 1], ["peek"])).toMatchObject({ ok: true, published: true });
    expect(canUndo(match, 0)).toBe(false);
  });

  it("stops where another seat is asked, and is no other seat's business", () => {
    const match = start();
    send(match, 0, ["load", 1]);
    expect(undo(match, 1)).toEqual({ ok: false, code: "nothing-to-undo" });
    send(match, 0, ["done"]);
    expect(undo(match, 0)).toEqual({ ok: false, code: "nothing-to-undo" });
    expect(undo(match, 1)).toEqual({ ok: false, code: "nothing-to-undo" });
  });

  it("stops at a move the game calls final, though the same seat decides next", () => {
    const match = start();
    send(match, 0, ["load", 1], ["seal"]);
    expect(stones(match, 1)).toEqual([1, 0]);
    expect(canUndo(match, 0)).toBe(false);
    expect(undo(match, 0, true)).toEqual({ ok: false, code: "nothing-to-undo" });
  });

  it("goes back to the last final move of those sent together, and no further", () => {
    const match = start();
    send(match, 0, ["load", 1], ["weigh"], ["load", 2], ["seal"], ["load", 3], ["weigh"]);
    for (const each of [match, reloaded(match)]) {
      expect(stones(each, 1)).toEqual([6, 0]);
      expect(undo(each, 0, true)).toMatchObject({ ok: true, published: true });
      expect(stones(each, 0)).toEqual([3, 0]);
      expect(canUndo(each, 0)).toBe(false);
    }
  });

  it("works the same after a restart in the middle of a turn", () => {
    const match = start();
    send(match, 0, ["done"]);
    send(match, 1, ["load", 1], ["weigh"], ["load", 1]);
    const again = reloaded(match);
    undo(again, 1);
    undo(again, 1);
    expect(stones(again, 0)).toEqual([0, 0]);
    expect(stones(again, 1)).toEqual([0, 1]);
    undo(again, 1);
    expect(stones(again, 1)).toEqual([0, 0]);
    expect(undo(again, 1)).toEqual({ ok: false, code: "nothing-to-undo" });
  });
});
