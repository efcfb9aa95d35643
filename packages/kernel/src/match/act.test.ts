import { withPhase } from "@outrigger/testkit/reef";
import { describe, expect, it } from "vitest";
import { copyJson } from "../json.ts";
import { calling, chosen, reloaded, send, start, steps } from "../testing/reef-match.ts";
import { act, decisionId } from "./act.ts";
import { waitedFor } from "./match.ts";
import { canUndo, undo } from "./undo.ts";
import { refusalsFor, viewFor } from "./view.ts";

describe("drafts", () => {
  it("shows a draft to its seat alone until it is published", () => {
    const match = start({ game: calling });
    const drafted = send(match, 0, ["choose", 3]);
    expect(drafted).toMatchObject({ ok: true, published: false, mine: [{ event: { card: 3 } }], others: [] });
    expect([chosen(match, 0), chosen(match, 1), chosen(match, "spectator")]).toEqual([[3], [], []]);
    const published = send(match, 0, ["lay"]);
    expect(published).toMatchObject({ ok: true, published: true });
    expect(published.ok && published.others.map((told) => told.event.kind)).toEqual(["boasted", "laid", "drawn"]);
    expect(published.ok && published.mine.map((told) => told.event.kind)).toEqual(["laid", "drawn"]);
    expect(viewFor(match, 1).view.table).toEqual([3]);
  });

  it("is published by a chance request even where the move alone would not", () => {
    const match = start({ game: withPhase("turn", { publishes: [] }) });
    send(match, 0, ["choose", 1]);
    expect(send(match, 0, ["lay"])).toMatchObject({ ok: true, published: true });
    expect(steps(match)[1]).toMatchObject({ move: ["lay"], calls: 6, chance: [7] });
    expect(viewFor(match, 1).view.table).toEqual([1]);
  });

  it("takes several moves all or none", () => {
    const match = start();
    expect(send(match, 0, ["choose", 1], ["choose", 9])).toEqual({ ok: false, code: "not-offered" });
    expect(chosen(match, 0)).toEqual([]);
    expect(match.data.drafts).toEqual([]);
  });

  it("lets only the last move ask for chance", () => {
    const match = start();
    expect(send(match, 0, ["dive"], ["pass"])).toEqual({ ok: false, code: "chance-not-last" });
    expect(match.data.calls).toBe(6);
    expect(send(match, 0, ["choose", 1], ["lay"])).toMatchObject({ ok: true });
  });

  it("goes on as a new draft after a move that publishes in the middle", () => {
    const match = start();
    expect(send(match, 0, ["boast", 3], ["choose", 1])).toMatchObject({ ok: true, published: true });
    expect(chosen(match, 1)).toEqual([]);
    expect(chosen(match, 0)).toEqual([1]);
    expect(match.data.drafts).toEqual([{ seat: 0, moves: [["choose", 1]] }]);
  });

  it("survives a restart", () => {
    const match = start();
    send(match, 0, ["choose", 2]);
    send(match, 1, ["shout"]);
    send(match, 1, ["bury", 4]);
    const again = reloaded(match);
    expect(chosen(again, 0)).toEqual([2]);
    expect(viewFor(again, 1).view.aside).toMatchObject([{ card: 4 }]);
    expect(viewFor(again, 0).view.aside).toMatchObject([{ card: 0 }]);
    expect(decisionId(again, 0)).toBe(decisionId(match, 0));
  });
});

describe("refusing", () => {
  it("names the clause of a refused move, and changes nothing", () => {
    const match = start();
    send(match, 0, ["choose", 1], ["choose", 2]);
    const before = copyJson(match.data);
    expect(send(match, 0, ["choose", 3])).toEqual({ ok: false, code: "not-offered", clause: "REEF-ORDER" });
    const ofCard = ["REEF-BOAST", "REEF-ORDER"];
    const clauses = [...ofCard, ...ofCard, ...ofCard, "REEF-CHOSEN", "REEF-CHOSEN", "REEF-PEEK"];
    expect(refusalsFor(match, 0).map((refused) => refused.clause)).toEqual(clauses);
    expect(match.data).toEqual(before);
  });

  it("answers seats that are not asked, stale bases, foreign seats and empty messages with their codes", () => {
    const match = start();
    const old = decisionId(match, 0);
    expect(send(match, 1, ["pass"])).toEqual({ ok: false, code: "not-asked" });
    expect(act(match, 7, "", [["pass"]], 0)).toEqual({ ok: false, code: "no-such-seat" });
    expect(act(match, 0.5, "", [["pass"]], 0)).toEqual({ ok: false, code: "no-such-seat" });
    expect(act(match, 0, old, [], 0)).toEqual({ ok: false, code: "no-moves" });
    send(match, 0, ["choose", 1]);
    expect(act(match, 0, old, [["choose", 2]], 0)).toEqual({ ok: false, code: "stale" });
  });

  it("notices a base from before an undo although the position looks alike", () => {
    const match = start();
    send(match, 0, ["choose", 1]);
    const old = decisionId(match, 0);
    undo(match, 0);
    send(match, 0, ["choose", 3]);
    expect(act(match, 0, old, [["lay"]], 0)).toEqual({ ok: false, code: "stale" });
  });
});

describe("off turn", () => {
  it("applies to the published state and replays an open draft on top", () => {
    const match = start();
    send(match, 0, ["choose", 2]);
    const base = decisionId(match, 0);
    expect(send(match, 1, ["shout"])).toMatchObject({ ok: true, published: true });
    expect(chosen(match, 0)).toEqual([2]);
    expect(viewFor(match, 0).view.aside).toHaveLength(1);
    expect(steps(match)).toMatchObject([{ seat: 1, move: ["shout"], off: true }]);
    send(match, 1, ["hush"]);
    expect(decisionId(match, 0)).toBe(base);
    expect(send(match, 0, ["lay"])).toMatchObject({ ok: true });
    expect(viewFor(match, 1).view.table).toEqual([2]);
  });

  it("lets nobody else decide before a frame held aside is answered", () => {
    const match = start({ seats: 3 });
    send(match, 1, ["shout"]);
    expect(waitedFor(match)).toEqual([1]);
    expect(viewFor(match, "spectator").asked).toEqual([{ seat: 1, phase: "answer" }]);
    expect(send(match, 0, ["pass"])).toEqual({ ok: false, code: "not-asked" });
    expect(send(match, 2, ["shout"])).toEqual({ ok: false, code: "not-asked" });
    send(match, 1, ["bury", 4], ["sink"]);
    expect(viewFor(match, 0).offers?.phase).toBe("turn");
    expect(waitedFor(match)).toEqual([0]);
  });

  it("keeps a draft under the interruption: it can be taken back, not carried on", () => {
    const match = start();
    send(match, 0, ["choose", 1], ["choose", 2]);
    send(match, 1, ["shout"], ["bury", 4]);
    expect(send(match, 0, ["lay"])).toEqual({ ok: false, code: "not-asked" });
    expect(send(match, 0, ["shout"])).toEqual({ ok: false, code: "not-asked" });
    undo(match, 0);
    expect(chosen(match, 0)).toEqual([1]);
    send(match, 1, ["sink"]);
    send(match, 0, ["choose", 3], ["lay"]);
    expect(viewFor(match, 1).view.table).toEqual([1, 3]);
  });

  it("is a barrier for the seat whose turn it is", () => {
    const match = start();
    send(match, 0, ["boast", 1]);
    expect(canUndo(match, 0)).toBe(true);
    send(match, 1, ["shout"]);
    expect(canUndo(match, 0)).toBe(false);
  });
});
