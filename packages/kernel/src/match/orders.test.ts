import { type Reef, reef } from "@outrigger/testkit/reef";
import { describe, expect, it } from "vitest";
import type { Game } from "../contract.ts";
import { copyJson } from "../json.ts";
import { reloaded, send, start, steps } from "../testing/reef-match.ts";
import { followOrder, orderChoices, orderedMoves, ordersOf, setOrders } from "./orders.ts";
import { undo } from "./undo.ts";
import { viewFor } from "./view.ts";

/** Reef in which one may say in advance which card of one's hand to lay. */
const game: Game<Reef> = {
  ...reef,
  orders: [
    {
      id: "lay",
      phase: "turn",
      values: ({ hands }, seat) => ({ card: hands[seat] ?? [] }),
      answer: ({ hands }, seat, values) => {
        const card = hands[seat]?.find((held) => held === values["card"]);
        return card === undefined ? undefined : [["choose", card], ["lay"]];
      },
    },
  ],
};

describe("standing orders", () => {
  const lay = (card: number) => ({ kind: "lay", values: { card } });

  it("answer the seat's decision while their condition on its own view holds", () => {
    const match = start({ game });
    setOrders(match, 0, [lay(1)]);
    expect(followOrder(match, 0, 5)).toMatchObject({ ok: true, published: true });
    expect(steps(match).map((step) => step.by)).toEqual(["order", "order"]);
    send(match, 1, ["pass"]);
    expect(orderedMoves(match, 0)).toBeUndefined();
    expect(followOrder(match, 0, 6)).toEqual({ ok: false, code: "no-such-order" });
  });

  it("are nobody else's business: no state, view or step shows them", () => {
    const match = start({ game });
    const before = [
      viewFor(match, 1),
      viewFor(match, "spectator"),
      copyJson(match.published.play.state),
      copyJson(steps(match)),
    ];
    setOrders(match, 0, [lay(3)]);
    expect([viewFor(match, 1), viewFor(match, "spectator"), match.published.play.state, steps(match)]).toEqual(before);
    expect(ordersOf(match, 1)).toEqual([]);
  });

  it("are withdrawn at any moment, wait while the seat makes its own plans, and survive a restart", () => {
    const match = start({ game });
    setOrders(match, 0, [lay(3)]);
    send(match, 0, ["choose", 2]);
    expect(orderedMoves(match, 0)).toBeUndefined();
    undo(match, 0);
    expect(orderedMoves(reloaded(match), 0)).toEqual([["choose", 3], ["lay"]]);
    setOrders(match, 0, []);
    expect(orderedMoves(match, 0)).toBeUndefined();
    expect(setOrders(match, 0, [{ kind: "cheat", values: {} }])).toEqual({ ok: false, code: "no-such-order" });
    expect(setOrders(match, 9, [])).toEqual({ ok: false, code: "no-such-seat" });
  });

  it("hold what may be filled in when they are given, and stand when that has passed", () => {
    const match = start({ game });
    const refused = { ok: false, code: "no-such-order" };
    expect(setOrders(match, 0, [lay(4)])).toEqual(refused);
    expect(setOrders(match, 0, [{ kind: "lay", values: {} }])).toEqual(refused);
    expect(setOrders(match, 0, [{ kind: "lay", values: { card: 1, more: 1 } }])).toEqual(refused);
    expect(setOrders(match, 0, [lay(1), lay(3)])).toMatchObject({ ok: true, published: false });
    send(match, 0, ["choose", 1], ["lay"]);
    send(match, 1, ["pass"]);
    expect(orderChoices(game, viewFor(match, 0).view, 0)).toMatchObject([{ kind: "lay", values: { card: [2, 3, 7] } }]);
    expect(setOrders(match, 0, [lay(1), lay(2)]).ok).toBe(true);
    expect(setOrders(match, 0, [lay(3)]).ok).toBe(true);
    expect(setOrders(match, 0, [lay(1)])).toEqual(refused);
  });
});
