// Candidates for the action of a turn: where, how paid, how much.

import { at, type Seat } from "@outrigger/kernel";
import {
  activeTerrain,
  DISPLAYED,
  type Displayed,
  isTileMissing,
  KARAKIA,
  type Karakia,
  leaderBar,
  type MoaMove,
  needsAny,
  type PaymentFrame,
  type Position,
  piecesOf,
  salePrice,
  type Territory,
} from "../rules/index.ts";
import { cheapestFor, cheapestPayments, type Payment, payMoves } from "./payments.ts";
import type { Sketch } from "./sketch.ts";
import { afterPayment, consider, type Trial, withHolding, withLand, withPieces } from "./trials.ts";
import { ICON, TILE } from "./weights.ts";

/** More birds at once are rarely worth it. */
const MOST_BIRDS = 9;

/** Where the seat may act, and what an any-territory tile costs it there. */
interface Site {
  readonly number: number;
  readonly land: Territory;
  readonly tile: number;
}

function sitesOf({ position, seat }: Trial): Site[] {
  const { state, pack } = position;
  const active = activeTerrain(state, pack);
  const hasTile = state.players[seat]?.karakia.includes("any_territory") ?? false;
  return state.territories.flatMap((land, place) => {
    const isFar = needsAny(pack, active, place + 1);
    return isFar && !hasTile ? [] : { number: place + 1, land, tile: isFar ? TILE.any_territory : 0 };
  });
}

export function addActions(trial: Trial): void {
  const sites = sitesOf(trial);
  addPlacements(trial, sites);
  addLeaders(trial, sites);
  addAttacks(trial, sites);
  addSales(trial, sites);
  addPurchases(trial);
  consider(trial, [["pass"]], afterTurn(trial.sketch, trial.seat));
}

/** A turn is used up. */
function afterTurn(sketch: Sketch, seat: Seat): Sketch {
  return withHolding(sketch, seat, { turns: (sketch.holdings[seat]?.turns ?? 1) - 1 });
}

/** Ways to pay for birds: for every number of them the cheapest one. */
function birdPayments(position: Position, seat: Seat): { readonly count: number; readonly payment: Payment }[] {
  const supply = position.state.supply[seat]?.birds ?? 0;
  const payments = cheapestPayments(position, seat, "bird", Math.min(supply, MOST_BIRDS));
  return payments.flatMap((payment, count) => (payment === undefined || count === 0 ? [] : { count, payment }));
}

function addPlacements(trial: Trial, sites: readonly Site[]): void {
  const { position, seat, sketch } = trial;
  const payments = birdPayments(position, seat);
  for (const { number, land, tile } of sites) {
    if (land.condition !== "open") continue;
    for (const { count, payment } of payments) {
      const paid = afterPayment(sketch, seat, payment, 1, tile);
      const after = withLand(paid, number, { pieces: withPieces(sketch, number, seat, count) });
      consider(trial, [["place", number], ...payMoves(payment), ["count", count]], after);
    }
  }
}

function addLeaders(trial: Trial, sites: readonly Site[]): void {
  const { position, seat, sketch } = trial;
  const { state, pack } = position;
  const payment = cheapestFor(position, seat, "honour", pack.constants.leaderHonourCost);
  if (payment === undefined || state.supply[seat]?.leaders === 0) return;
  for (const { number, land, tile } of sites) {
    if (land.condition !== "open" || leaderBar(land, seat) !== undefined) continue;
    const paid = afterPayment(sketch, seat, payment, 1, tile);
    const placed = withLand(paid, number, { pieces: withPieces(sketch, number, seat, 1), leader: seat });
    consider(trial, [["leader", number], ...payMoves(payment), ["confirm"]], withBonus(trial, placed, land.leaderTile));
  }
}

/** The leader tile taken with a leader. */
function withBonus({ position, seat }: Trial, sketch: Sketch, tile: string | null): Sketch {
  const printed = tile === null ? undefined : position.pack.leaderTiles[tile];
  const own = sketch.holdings[seat];
  if (printed === undefined || own === undefined) return sketch;
  if (printed.kind === "vp") return withHolding(sketch, seat, { points: own.points + printed.amount });
  return withHolding(sketch, seat, { tileWorth: own.tileWorth + ICON[printed.kind] * printed.amount });
}

function addAttacks(trial: Trial, sites: readonly Site[]): void {
  const { position, seat, sketch } = trial;
  for (const { number, land, tile } of sites) {
    if (land.condition !== "invaded" || land.mammal === null) continue;
    const { fight, vp } = position.pack.mammals[land.mammal];
    const payment = cheapestFor(position, seat, "fight", fight);
    if (payment === undefined) continue;
    const paid = afterPayment(sketch, seat, payment, 1, tile);
    const points = (paid.holdings[seat]?.points ?? 0) + vp;
    const after = withLand(withHolding(paid, seat, { points }), number, { condition: "open", freedBy: seat });
    consider(trial, [["attack", number], ...payMoves(payment), ["confirm"]], after);
  }
}

function addSales(trial: Trial, sites: readonly Site[]): void {
  const { position, seat } = trial;
  const { state } = position;
  for (const mammal of DISPLAYED) {
    if (state.display[mammal] === 0 || isTileMissing(position, mammal)) continue;
    const payment = cheapestFor(position, seat, "honour", salePrice(position, mammal));
    if (payment === undefined) continue;
    for (const { number, land, tile } of sites) {
      if (land.condition === "open" && piecesOf(land, seat) > 0) addSale(trial, number, mammal, payment, tile);
    }
  }
}

function addSale(trial: Trial, number: number, mammal: Displayed, payment: Payment, tile: number): void {
  const { position, seat, sketch } = trial;
  const land = at(sketch.lands, number - 1);
  const paid = afterPayment(sketch, seat, payment, 1, tile);
  const points = (paid.holdings[seat]?.points ?? 0) + position.pack.mammals[mammal].vp;
  const isLoneLeader = land.leader === seat && land.pieces[seat] === 1;
  const pieces = land.pieces.map((count, colour) => {
    if (colour === seat) return 1;
    return land.leader === colour ? count - 1 : count;
  });
  const change = { condition: "sold", stronghold: false, pieces, leader: isLoneLeader ? seat : -1 } as const;
  const after = withLand(withHolding(paid, seat, { points }), number, change);
  // One invader fewer is waiting.
  const invasions = Math.max(0, after.invasions - 0.4);
  consider(trial, [["sell", number, mammal], ...payMoves(payment), ["confirm"]], { ...after, invasions });
}

function addPurchases(trial: Trial): void {
  const { position, seat } = trial;
  const { state, pack } = position;
  const stacks = KARAKIA.filter((kind) => state.karakia[kind] > 0).map((kind) => pack.karakia[kind]);
  const costs = stacks.map(({ cost }) => cost);
  const most = Math.max(1, ...costs.map((cost, place) => cost + Math.max(0, ...costs.slice(place + 1))));
  const payments = cheapestPayments(position, seat, "karakia", most);
  const cheapest = (price: number): Payment | undefined =>
    payments
      .slice(price)
      .reduce(
        (best, one) => (one !== undefined && (best === undefined || one.worth < best.worth) ? one : best),
        undefined,
      );
  for (const [place, first] of stacks.entries()) {
    addPurchase(trial, ["buy", first.id], cheapest(first.cost), [first.id]);
    if (pack.constants.maxKarakiaTilesPerPurchase < 2) continue;
    for (const second of stacks.slice(place + 1))
      addPurchase(trial, ["buy", first.id, second.id], cheapest(first.cost + second.cost), [first.id, second.id]);
  }
}

function addPurchase(trial: Trial, move: MoaMove, payment: Payment | undefined, kinds: readonly Karakia[]): void {
  if (payment === undefined) return;
  const { seat, sketch } = trial;
  const paid = afterPayment(sketch, seat, payment, 1);
  const tileWorth = kinds.reduce((sum, kind) => sum + TILE[kind], paid.holdings[seat]?.tileWorth ?? 0);
  consider(trial, [move, ...payMoves(payment), ["confirm"]], withHolding(paid, seat, { tileWorth }));
}

/** The bird part of an attack: how many birds, if any. Icons that the fight has left come first (MOA-PAY-5). */
export function addSettlers(trial: Trial, { territory, paid, need }: PaymentFrame): void {
  const { position, seat, sketch } = trial;
  const free = Math.min(paid, need);
  const payments = cheapestPayments(position, seat, "bird", Math.max(0, Math.min(need, MOST_BIRDS) - free));
  payments.forEach((payment, more) => {
    if (payment === undefined) return;
    const settled = afterPayment(sketch, seat, payment, 0);
    const pieces = withPieces(sketch, territory, seat, free + more);
    const after = withLand(settled, territory, { freedBy: -1, stronghold: true, pieces });
    consider(trial, [...payMoves(payment), ["count", free + more]], after);
  });
}
