import { describe, expect, it } from "vitest";
import { copyJson } from "../json.ts";
import { reloaded, send, start, steps, stones } from "../testing/quarry.ts";
import { act, decisionId } from "./act.ts";
import { waitedFor } from "./match.ts";
import { canUndo, undo } from "./undo.ts";
import { refusalsFor, viewFor } from "./view.ts";

describe("drafts", () => {
  it("shows a draft to its seat alone until it is published", () => {
    const match = start();
    const drafted = send(match, 0, ["load", 3]);
    expect(drafted).toMatchObject({ ok: true, published: false, others: [] });
    expect(stones(match, 0)).toEqual([3, 0]);
    expect(stones(match, 1)).toEqual([0, 0]);
    expect(stones(match, "spectator")).toEqual([0, 0]);
    const published = send(match, 0, ["done"]);
    expect(published).toMatchObject({ ok: true, published: true });
    expect(published.ok && published.others.map((told) => told.event.kind)).toEqual(["loaded", "done"]);
    expect(published.ok && published.mine.map((told) => told.event.kind)).toEqual(["done"]);
    expect(stones(match, 1)).toEqual([3, 0]);
  });

  it("is published by a chance request even where the move alone would not", () => {
    const match = start();
    send(match, 0, ["load", 1]);
    expect(send(match, 0, ["roll"])).toMatchObject({ ok: true, published: true });
    expect(steps(match)[1]).toMatchObject({ move: ["roll"], calls: 1 });
    expect(stones(match, 1)).toEqual([1, 0]);
  });

  it("takes several moves all or none", () => {
    const match = start();
    expect(send(match, 0, ["load", 1], ["load", 9])).toEqual({ ok: false, code: "not-offered" });
    expect(stones(match, 0)).toEqual([0, 0]);
    expect(match.data.drafts).toEqual([]);
  });

  it("lets only the last move ask for chance", () => {
    const match = start();
    expect(send(match, 0, ["roll"], ["load", 1])).toEqual({ ok: false, code: "chance-not-last" });
    expect(match.data.calls).toBe(1);
    expect(send(match, 0, ["load", 1], ["roll"])).toMatchObject({ ok: true });
  });

  it("goes on as a new draft after a move that publishes in the middle", () => {
    const match = start();
    expect(send(match, 0, ["load", 1], ["weigh"], ["load", 2])).toMatchObject({ ok: true, published: true });
    expect(stones(match, 1)).toEqual([1, 0]);
    expect(stones(match, 0)).toEqual([3, 0]);
    expect(match.data.drafts).toEqual([{ seat: 0, moves: [["load", 2]] }]);
  });

  it("survives a restart", () => {
    const match = start();
    send(match, 0, ["load", 2]);
    send(match, 1, ["cheer"]);
    send(match, 1, ["hum"]);
    const again = reloaded(match);
    expect(stones(again, 0)).toEqual([2, 0]);
    expect(viewFor(again, 1).view.cheers).toEqual(["1 hum"]);
    expect(viewFor(again, 0).view.cheers).toEqual([]);
    expect(decisionId(again, 0)).toBe(decisionId(match, 0));
  });
});

describe("refusing", () => {
  it("names the clause of a refused move, and changes nothing", () => {
    const match = start();
    send(match, 0, ["load", 1], ["load", 1], ["load", 1]);
    const before = copyJson(match.data);
    expect(send(match, 0, ["load", 2])).toEqual({ ok: false, code: "not-offered", clause: "Q-THREE" });
    expect(refusalsFor(match, 0).map((refused) => refused.clause)).toEqual(["Q-THREE", "Q-THREE", "Q-THREE"]);
    expect(match.data).toEqual(before);
  });

  it("answers seats that are not asked, stale bases, foreign seats and empty messages with their codes", () => {
    const match = start();
    const old = decisionId(match, 0);
    expect(send(match, 1, ["done"])).toEqual({ ok: false, code: "not-asked" });
    expect(act(match, 7, "", [["done"]], 0)).toEqual({ ok: false, code: "no-such-seat" });
    expect(act(match, 0.5, "", [["done"]], 0)).toEqual({ ok: false, code: "no-such-seat" });
    expect(act(match, 0, old, [], 0)).toEqual({ ok: false, code: "no-moves" });
    send(match, 0, ["load", 1]);
    expect(act(match, 0, old, [["load", 1]], 0)).toEqual({ ok: false, code: "stale" });
  });

  it("notices a base from before an undo although the position looks alike", () => {
    const match = start();
    send(match, 0, ["load", 1]);
    const old = decisionId(match, 0);
    undo(match, 0);
    send(match, 0, ["load", 3]);
    expect(act(match, 0, old, [["done"]], 0)).toEqual({ ok: false, code: "stale" });
  });
});

describe("off turn", () => {
  it("applies to the published state and replays an open draft on top", () => {
    const match = start();
    send(match, 0, ["load", 2]);
    const base = decisionId(match, 0);
    expect(send(match, 1, ["cheer"])).toMatchObject({ ok: true, published: true });
    expect(stones(match, 0)).toEqual([2, 0]);
    expect(viewFor(match, 0).view.aside).toHaveLength(1);
    expect(steps(match)).toMatchObject([{ seat: 1, move: ["cheer"], off: true }]);
    send(match, 1, ["shout"]);
    expect(decisionId(match, 0)).toBe(base);
    expect(send(match, 0, ["done"])).toMatchObject({ ok: true });
    expect(stones(match, 1)).toEqual([2, 0]);
  });

  it("lets nobody else decide before a frame held aside is answered", () => {
    const match = start(3);
    send(match, 1, ["cheer"]);
    expect(waitedFor(match)).toEqual([1]);
    expect(viewFor(match, "spectator").asked).toEqual([{ seat: 1, phase: "cheer" }]);
    expect(send(match, 0, ["done"])).toEqual({ ok: false, code: "not-asked" });
    expect(send(match, 2, ["cheer"])).toEqual({ ok: false, code: "not-asked" });
    send(match, 1, ["hum"], ["shout"]);
    expect(viewFor(match, 0).offers?.phase).toBe("turn");
    expect(waitedFor(match)).toEqual([0]);
  });

  it("keeps a draft under the interruption: it can be taken back, not carried on", () => {
    const match = start();
    send(match, 0, ["load", 2], ["load", 1]);
    send(match, 1, ["cheer"], ["hum"]);
    expect(send(match, 0, ["load", 1])).toEqual({ ok: false, code: "not-asked" });
    expect(send(match, 0, ["cheer"])).toEqual({ ok: false, code: "not-asked" });
    undo(match, 0);
    expect(stones(match, 0)).toEqual([2, 0]);
    send(match, 1, ["shout"]);
    send(match, 0, ["load", 3], ["done"]);
    expect(stones(match, 1)).toEqual([5, 0]);
  });

  it("is a barrier for the seat whose turn it is", () => {
    const match = start();
    send(match, 0, ["load", 1], ["weigh"]);
    expect(canUndo(match, 0)).toBe(true);
    send(match, 1, ["cheer"]);
    expect(canUndo(match, 0)).toBe(false);
  });
});
