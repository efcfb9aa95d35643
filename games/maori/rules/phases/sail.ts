// D1: the explorer ship moves clockwise, at least one position and at most a lap (MAO-SHIP).
import type { Ask, DecisionPhase, Play } from "@outrigger/kernel";
import { replace } from "@outrigger/kernel";
import type { Maori } from "../maori.ts";
import { POSITION_COUNT, SAIL_MOVES, TAKE_MOVES } from "../matrix.ts";
import { piecesOn } from "../placing.ts";
import { pay } from "../shells.ts";
import { freeSteps, shipsOn } from "../ships.ts";
import type { SailNote } from "../shown.ts";
import { planOf, seatOf } from "../turn.ts";
import type { MaoriMove, SailFrame } from "../vocabulary.ts";

export const sail: DecisionPhase<Maori, SailFrame> = {
  publishes: [],
  offers(play, { seat }, ask) {
    const { shells } = seatOf(play, seat);
    const free = freeStepsOf(play, seat);
    for (let distance = 1; distance <= POSITION_COUNT; distance++) {
      const move = SAIL_MOVES[distance] as MaoriMove;
      if (priceOf(distance, free) > shells) ask.refuse(move, shells === 0 ? "MAO-SHIP-4" : "MAO-SHIP-5");
      else if (ask.curious) ask.offer(move, noteOf(play, distance, free));
      else ask.offer(move);
    }
    if (ask.curious) refuseRest(play, seat, ask);
  },
  apply(play, { seat }, move) {
    const distance = move[1] as number;
    const from = explorerOf(play);
    const to = positionAfter(from, distance);
    const price = priceOf(distance, freeStepsOf(play, seat));
    pay(play.state, seatOf(play, seat), price);
    play.state.explorer = to;
    if (play.telling) play.emit({ kind: "sailed", seat, distance, price, from, to });
    replace(play.state, { phase: "action", seat, steps: 0 });
  },
  fallback: () => SAIL_MOVES[1] as MaoriMove,
};

function freeStepsOf(play: Play<Maori>, seat: number): number {
  const pieces = piecesOn(seatOf(play, seat).layout, play.pack);
  return freeSteps(shipsOn(planOf(play), play.state.options, pieces));
}

/** MAO-SHIP-5, MAO-SHIP-9: one shell for each position beyond the free ones. */
function priceOf(distance: number, free: number): number {
  return Math.max(0, distance - free);
}

/** MAO-SHIP-2: clockwise, and after position 15 comes 0. */
function positionAfter(from: number, distance: number): number {
  return (from + distance) % POSITION_COUNT;
}

function explorerOf({ state }: Play<Maori>): number {
  if (state.explorer === null) throw new Error("the explorer ship is not at the matrix");
  return state.explorer;
}

function noteOf(play: Play<Maori>, distance: number, free: number): SailNote & { [key: string]: number } {
  return { price: priceOf(distance, free), position: positionAfter(explorerOf(play), distance) };
}

/** Not moving at all, more than a lap, and what has to wait until the ship has moved (MAO-TURN-2, MAO-PASS-2). */
function refuseRest(play: Play<Maori>, seat: number, ask: Ask<Maori>): void {
  ask.refuse(SAIL_MOVES[0] as MaoriMove, "MAO-SHIP-3");
  ask.refuse(SAIL_MOVES[POSITION_COUNT + 1] as MaoriMove, "MAO-SHIP-8");
  for (const move of TAKE_MOVES) ask.refuse(move, "MAO-TURN-2");
  ask.refuse(["playDepot"], "MAO-TURN-2");
  const { layout } = seatOf(play, seat);
  const { moves, spaces } = planOf(play);
  for (const space of spaces) if (layout[space] !== null) ask.refuse(moves.discard[space] as MaoriMove, "MAO-TURN-2");
  ask.refuse(["pass"], "MAO-PASS-2");
}
