import type { Move, OrderValues } from "@outrigger/kernel";
import {
  act,
  followOrder,
  openMatch,
  orderedMoves,
  ordersOf,
  setOrders,
  viewFor,
  waitedFor,
} from "@outrigger/kernel/match";
import { fastBelow, fastChance } from "@outrigger/kernel/play";
import { given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { rules } from "./index.ts";
import { orders } from "./orders.ts";
import { type Arrangement, arrange, landText, playerOf } from "./testing/arrange.ts";
import { matchAt } from "./testing/match.ts";

/** Yellow's order meets a rat in yellow's territory. */
function invaded(hand: string, wanted: Arrangement = {}) {
  return given(
    rules,
    { seats: 3 },
    arrange({
      stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
      display: { rat: 1 },
      land: { 1: "Y2" },
      hands: { 0: "moa", 1: hand, 2: "moa" },
      ...wanted,
    }),
  );
}

function ordered(kind: string, values: OrderValues, hand = "haasts_eagle kea moa", wanted: Arrangement = {}) {
  const match = matchAt(invaded(hand, wanted).state);
  setOrders(match, 1, [{ kind, values }]);
  return { match, answer: followOrder(match, 1, 0) };
}

describe("standing orders", () => {
  test("decline all defences of this round, and of no other", () => {
    const { match, answer } = ordered("declineAll", { period: 1, round: 3 }, "haasts_eagle", { round: 3 });
    expect([answer.ok, landText(match.published.play.state, 1)]).toEqual([true, "rat!"]);
    const answerIn = (wanted: Arrangement) =>
      orders[0]?.answer(invaded("haasts_eagle", wanted).view(1), 1, { period: 1, round: 3 });
    expect(answerIn({ round: 3 })).toEqual([["decline"]]);
    expect([answerIn({ round: 4 }), answerIn({ round: 3, period: 2 })]).toEqual([undefined, undefined]);
  });

  test("decline unless it is this territory, for which the seat is asked", () => {
    expect(ordered("declineUnless", { territory: 5 }).answer.ok).toBe(true);
    const { match, answer } = ordered("declineUnless", { territory: 1 });
    expect([answer.ok, match.published.decision?.frame.phase]).toEqual([false, "defenceOffer"]);
  });

  test("defend if so many cards and tiles are enough", () => {
    const { match, answer } = ordered("defendIf", { items: 1 });
    expect([answer.ok, landText(match.published.play.state, 1)]).toEqual([true, "Y2 SH"]);
    expect(playerOf(match.published.play.state, 1)).toMatchObject({ won: ["rat"], hand: ["kea", "moa"] });
    expect(ordered("defendIf", { items: 1 }, "kea moa").answer.ok).toBe(false);
    expect(ordered("defendIf", { items: 2 }, "kea moa").answer.ok).toBe(true);
    expect(ordered("defendIf", { items: 5 }, "kea").answer.ok).toBe(false);
  });

  test("it pays with the weakest that still suffices, tiles included", () => {
    const tiles: Arrangement = { karakia: { 1: ["two_fight"] }, leaderTiles: { 1: ["L04", "L01"] } };
    const { match } = ordered("defendIf", { items: 2 }, "kiwi moa", tiles);
    expect(playerOf(match.published.play.state, 1)).toMatchObject({ won: ["rat"], hand: ["kiwi"] });
    const dog = invaded("haasts_eagle haasts_eagle kea moa", {
      stepA: [{ phase: "invasion", mammal: "dog", left: 1 }],
      display: { dog: 1 },
    });
    expect(orders[2]?.answer(dog.view(1), 1, { items: 2 })).toEqual([
      ["defend"],
      ["pay", "haasts_eagle"],
      ["pay", "kea"],
      ["confirm"],
    ]);
  });

  test("they say what may be filled in, look at the own view alone and can be withdrawn", () => {
    const scene = invaded("haasts_eagle", { round: 2 });
    const values = orders.map((order) => order.values(scene.view(1), 1));
    expect(values).toEqual([
      { period: [1], round: [2] },
      { territory: Array.from({ length: 12 }, (_, at) => at + 1) },
      { items: [1, 2, 3, 4, 5] },
    ]);
    for (const order of orders)
      expect(order.answer(scene.view(2), 2, { period: 1, round: 2, territory: 5, items: 5 })).toBeUndefined();
    const match = matchAt(scene.state);
    setOrders(match, 1, [{ kind: "declineAll", values: { period: 1, round: 2 } }]);
    setOrders(match, 1, []);
    expect([ordersOf(match, 1), followOrder(match, 1, 0).ok]).toEqual([[], false]);
  });

  test("whatever they answer in whole games is offered", () => {
    const followed = [1, 2, 3].map(followInGame);
    expect(Math.min(...followed)).toBeGreaterThan(0);
  });
});

/** A random game of three whose seats leave orders of every kind; says how many defences these decided. */
function followInGame(seed: number): number {
  const seats = ["A", "B", "C"].map((name) => ({ kind: "person" as const, name }));
  const opened = openMatch(rules, { seats, options: {} }, (call) => fastChance(seed * 1_009 + call), 0);
  if ("problems" in opened) throw new Error(opened.problems.join());
  const { match } = opened;
  const below = fastBelow(seed);
  setOrders(match, 0, [{ kind: "defendIf", values: { items: 5 } }]);
  setOrders(match, 1, [
    { kind: "declineUnless", values: { territory: 2 } },
    { kind: "defendIf", values: { items: 1 } },
  ]);
  setOrders(match, 2, [{ kind: "declineAll", values: { period: 1, round: 1 } }]);
  let followed = 0;
  for (let [seat] = waitedFor(match); seat !== undefined; [seat] = waitedFor(match)) {
    if (orderedMoves(match, seat) !== undefined) {
      expect(followOrder(match, seat, 0).ok).toBe(true);
      followed++;
      continue;
    }
    const offers = viewFor(match, seat).offers;
    act(match, seat, offers?.base ?? "", [offers?.moves[below(offers.moves.length)] as Move], 0);
  }
  return followed;
}
