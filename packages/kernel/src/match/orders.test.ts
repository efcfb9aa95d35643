import { describe, expect, it } from "vitest";
import { copyJson } from "../json.ts";
import { reloaded, send, start, steps } from "../testing/quarry.ts";
import { followOrder, orderChoices, orderedMoves, ordersOf, setOrders } from "./orders.ts";
import { undo } from "./undo.ts";
import { viewFor } from "./view.ts";

describe("standing orders", () => {
  const hurry = (below: number) => ({ kind: "hurry", values: { below } });

  it("answer the seat's decision while their condition on its own view holds", () => {
    const match = start();
    setOrders(match, 0, [hurry(1)]);
    expect(followOrder(match, 0, 5)).toMatchObject({ ok: true, published: true });
    expect(steps(match).map((step) => step.by)).toEqual(["order", "order"]);
    send(match, 1, ["done"]);
    expect(orderedMoves(match, 0)).toBeUndefined();
    expect(followOrder(match, 0, 6)).toEqual({ ok: false, code: "no-such-order" });
  });

  it("are nobody else's business: no state, view or step shows them", () => {
    const match = start();
    const before = [
      viewFor(match, 1),
      viewFor(match, "spectator"),
      copyJson(match.published.play.state),
      copyJson(steps(match)),
    ];
    setOrders(match, 0, [hurry(9)]);
    expect([viewFor(match, 1), viewFor(match, "spectator"), match.published.play.state, steps(match)]).toEqual(before);
    expect(ordersOf(match, 1)).toEqual([]);
  });

  it("are withdrawn at any moment, wait while the seat makes its own plans, and survive a restart", () => {
    const match = start();
    setOrders(match, 0, [hurry(9)]);
    send(match, 0, ["load", 2]);
    expect(orderedMoves(match, 0)).toBeUndefined();
    undo(match, 0);
    expect(orderedMoves(reloaded(match), 0)).toEqual([["load", 1], ["done"]]);
    setOrders(match, 0, []);
    expect(orderedMoves(match, 0)).toBeUndefined();
    expect(setOrders(match, 0, [{ kind: "cheat", values: {} }])).toEqual({ ok: false, code: "no-such-order" });
    expect(setOrders(match, 9, [])).toEqual({ ok: false, code: "no-such-seat" });
  });

  it("hold what may be filled in when they are given, and stand when that has passed", () => {
    const match = start();
    const refused = { ok: false, code: "no-such-order" };
    expect(setOrders(match, 0, [hurry(2)])).toEqual(refused);
    expect(setOrders(match, 0, [{ kind: "hurry", values: {} }])).toEqual(refused);
    expect(setOrders(match, 0, [{ kind: "hurry", values: { below: 1, more: 1 } }])).toEqual(refused);
    expect(setOrders(match, 0, [hurry(1), hurry(9)])).toMatchObject({ ok: true, published: false });
    send(match, 0, ["load", 2], ["done"]);
    send(match, 1, ["done"]);
    expect(orderChoices(match.game, match.published.play.state, 0)).toMatchObject([
      { kind: "hurry", values: { below: [5, 9] } },
    ]);
    expect(setOrders(match, 0, [hurry(1), hurry(5)]).ok).toBe(true);
    expect(setOrders(match, 0, [hurry(9)]).ok).toBe(true);
    expect(setOrders(match, 0, [hurry(1)])).toEqual(refused);
  });
});
