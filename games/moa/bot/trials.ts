// Trying things out: sketches with something changed, and what they are worth to a seat.

import { at, type Seat } from "@outrigger/kernel";
import type { MoaMove, Position } from "../rules/index.ts";
import type { Payment } from "./payments.ts";
import { prospectsOf } from "./prospects.ts";
import { type Holding, type Land, type Sketch, sketchOf } from "./sketch.ts";
import { RIVAL } from "./weights.ts";

/** A sequence of moves up to the next publish, and the lead it is expected to leave. */
export interface Candidate {
  readonly moves: readonly MoaMove[];
  readonly worth: number;
}

export interface Trial {
  readonly position: Position;
  readonly seat: Seat;
  readonly sketch: Sketch;
  readonly candidates: Candidate[];
}

export function newTrial(position: Position, seat: Seat): Trial {
  return { position, seat, sketch: sketchOf(position), candidates: [] };
}

/** Notes what the moves come to if they lead to this sketch. */
export function consider(trial: Trial, moves: readonly MoaMove[], after: Sketch): void {
  trial.candidates.push({ moves, worth: leadIn(after, trial.seat) });
}

/** The seat's prospects against those of its rivals, the best of them most. */
function leadIn(sketch: Sketch, seat: Seat): number {
  const prospects = prospectsOf(sketch);
  let [own, best, sum] = [0, Number.NEGATIVE_INFINITY, 0];
  let rival = -1;
  for (const prospect of prospects) {
    rival++;
    if (rival === seat) {
      own = prospect;
      continue;
    }
    best = Math.max(best, prospect);
    sum += prospect;
  }
  return own - RIVAL * best - ((1 - RIVAL) * sum) / (prospects.length - 1);
}

/** The candidates, the most promising first. */
export function ranked({ candidates }: Trial): readonly Candidate[] {
  return candidates.sort((one, other) => other.worth - one.worth);
}

export function withHolding(sketch: Sketch, seat: Seat, change: Partial<Holding>): Sketch {
  const holdings = sketch.holdings.slice();
  holdings[seat] = { ...at(holdings, seat), ...change };
  return { ...sketch, holdings };
}

export function withLand(sketch: Sketch, number: number, change: Partial<Land>): Sketch {
  const lands = sketch.lands.slice();
  lands[number - 1] = { ...at(lands, number - 1), ...change };
  return { ...sketch, lands };
}

/** The pieces of a territory with some more (or fewer) of one colour. */
export function withPieces(sketch: Sketch, number: number, colour: number, more: number): number[] {
  const pieces = at(sketch.lands, number - 1).pieces.slice();
  pieces[colour] = (pieces[colour] ?? 0) + more;
  return pieces;
}

/** What was paid is gone, with so many turns. */
export function afterPayment(sketch: Sketch, seat: Seat, payment: Payment, turns: number, tiles = 0): Sketch {
  const { cards, cardWorth, tileWorth, turns: left } = at(sketch.holdings, seat);
  return withHolding(sketch, seat, {
    cards: cards - payment.cards,
    cardWorth: cardWorth - payment.cardWorth,
    tileWorth: tileWorth - (payment.worth - payment.cardWorth) - tiles,
    turns: left - turns,
  });
}
