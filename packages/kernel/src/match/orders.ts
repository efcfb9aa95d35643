// Standing orders: answers a seat gives in advance, so that a game over days does not wait for it. They are data of the
// match, never of the state; other seats see at most that one answered.

import type { Game, GameTypes, Move, Seat } from "../contract.ts";
import { sameJson } from "../json.ts";
import { openTo } from "../walk.ts";
import { type Accepted, type Answer, actFor } from "./act.ts";
import { type Match, seatWalk } from "./match.ts";
import type { Order, Time } from "./match-data.ts";
import { refusal } from "./refusals.ts";

/** Changes nothing that anybody else could see. */
const QUIETLY: Accepted = { ok: true, mine: [], others: [], published: false, steps: [] };

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
  const { data } = match;
  if (data.end !== undefined) return refusal("over");
  if (!Number.isInteger(seat) || data.seats[seat] === undefined) return refusal("no-such-seat");
  if (orders.length > MOST_ORDERS || !orders.every(orderCheck(match, seat))) return refusal("no-such-order");
  const others = (data.orders ?? []).filter((order) => order.seat !== seat);
  data.orders = [...others, ...orders.map(({ kind, values }) => ({ seat, kind, values: { ...values } }))];
  return QUIETLY;
}

/** What a seat may put into a standing order now. */
export interface OrderChoice {
  readonly kind: string;
  /** The phase whose decisions it answers. */
  readonly phase: string;
  readonly values: Readonly<Record<string, readonly (string | number)[]>>;
}

/** Every kind of order the game knows, with what this view lets a seat fill in. */
export function orderChoices<T extends GameTypes>(game: Game<T>, view: T["view"], seat: Seat): OrderChoice[] {
  return (game.orders ?? []).map((kind) => ({ kind: kind.id, phase: kind.phase, values: kind.values(view, seat) }));
}

/** An order is filled in with what may be filled in now, or stands already: what was true when it was given may have passed. */
function orderCheck<T extends GameTypes>(match: Match<T>, seat: Seat): (order: Omit<Order, "seat">) => boolean {
  const { game, pack } = match;
  const standing = ordersOf(match, seat);
  const choices = orderChoices(game, game.view(seatWalk(match, seat).play.state, seat, pack), seat);
  return ({ kind, values }) => {
    if (standing.some((order) => order.kind === kind && sameJson(order.values, values))) return true;
    const choice = choices.find((each) => each.kind === kind);
    if (choice === undefined) return false;
    const names = Object.keys(choice.values);
    const isFilledIn = (name: string): boolean => choice.values[name]?.includes(values[name] ?? "") === true;
    return names.length === Object.keys(values).length && names.every(isFilledIn);
  };
}

/** What the first fitting order of the seat answers to its open decision. Half-made plans are not interfered with. */
export function orderedMoves<T extends GameTypes>(match: Match<T>, seat: Seat): readonly Move[] | undefined {
  const orders = ordersOf(match, seat);
  if (orders.length === 0 || match.data.end !== undefined || match.drafts.has(seat)) return undefined;
  const walk = seatWalk(match, seat);
  const open = openTo(walk, seat);
  if (open === undefined) return undefined;
  const view = match.game.view(walk.play.state, seat, match.pack);
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
