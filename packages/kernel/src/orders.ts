// Standing orders: answers a seat gives in advance, so that a game over days does not wait for it. They are data of the
// match, never of the state; other seats see at most that one answered.
import { type Accepted, type Answer, actFor } from "./act.ts";
import type { GameTypes, Move, Seat } from "./contract.ts";
import { type Match, openDecision, seatPlay } from "./match.ts";
import type { Order, Time } from "./match-data.ts";
import { refusal } from "./refusals.ts";

/** Changes nothing that anybody else could see. */
const QUIETLY: Accepted = { ok: true, mine: [], others: [], published: false };

const MOST_ORDERS = 20;

export function ordersOf<T extends GameTypes>(match: Match<T>, seat: Seat): Order[] {
  return (match.data.orders ?? []).filter((order) => order.seat === seat);
}

/** Replaces the seat's orders; an empty list withdraws all. */
export function setOrders<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  orders: readonly Omit<Order, "seat">[],
): Answer {
  const { data, game } = match;
  if (data.end !== undefined) return refusal("over");
  if (!Number.isInteger(seat) || data.seats[seat] === undefined) return refusal("no-such-seat");
  const known = (order: Omit<Order, "seat">) => game.orders?.some(({ id }) => id === order.kind) ?? false;
  if (orders.length > MOST_ORDERS || !orders.every(known)) return refusal("no-such-order");
  const others = (data.orders ?? []).filter((order) => order.seat !== seat);
  data.orders = [...others, ...orders.map(({ kind, values }) => ({ seat, kind, values: { ...values } }))];
  return QUIETLY;
}

/** What the first fitting order of the seat answers to its open decision. Half-made plans are not interfered with. */
export function orderedMoves<T extends GameTypes>(match: Match<T>, seat: Seat): readonly Move[] | undefined {
  const orders = ordersOf(match, seat);
  if (orders.length === 0 || match.data.end !== undefined || match.drafts.has(seat)) return undefined;
  const { play, decision } = seatPlay(match, seat);
  const open = openDecision(play, decision, seat);
  if (open === undefined) return undefined;
  const view = match.game.view(play.state, seat, match.pack);
  for (const order of orders) {
    const kind = match.game.orders?.find(({ id, phase }) => id === order.kind && phase === open.frame.phase);
    const moves = kind?.answer(view, seat, order.values);
    if (moves !== undefined && moves.length > 0) return moves;
  }
  return undefined;
}

/** Lets the seat's order answer; refused where none fits, or where what it answers is not offered after all. */
export function followOrder<T extends GameTypes>(match: Match<T>, seat: Seat, at: Time): Answer {
  const moves = orderedMoves(match, seat);
  return moves === undefined ? refusal("no-such-order") : actFor(match, seat, moves, at, "order");
}
