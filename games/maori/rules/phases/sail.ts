// D1: the explorer ship moves clockwise, at least one position and at most a lap (MAO-SHIP).
import { type Ask, at, type DecisionPhase, type Play, replace } from "@outrigger/kernel";
import { freeSteps, shipsOn } from "../board/ships.ts";
import type { Maori } from "../maori.ts";
import { SAIL_MOVES, TAKE_MOVES } from "../matrix.ts";
import { POSITION_COUNT, positionAfter } from "../names.ts";
import type { SailNote } from "../notes.ts";
import { pay } from "../shells.ts";
import { explorerOf, planOf, seatOf } from "../turn.ts";
import type { SailFrame, SailMove } from "../vocabulary.ts";

/** Never legal. */
const NOT_AT_ALL: SailMove = ["sail", 0];
const BEYOND_A_LAP: SailMove = ["sail", POSITION_COUNT + 1];
const [ONE_POSITION] = SAIL_MOVES;

export const sail: DecisionPhase<Maori, SailFrame, SailMove> = {
  publishes: [],
  offers(play, { seat }, ask) {
    const { shells } = seatOf(play, seat);
    const free = freeStepsOf(play, seat);
    const note = ([, distance]: SailMove): SailNote => noteOf(play, distance, free);
    const bar = shells === 0 ? "MAO-SHIP-4" : "MAO-SHIP-5";
    for (const move of SAIL_MOVES) ask.weigh(move, priceOf(move[1], free) > shells ? bar : undefined, note);
    if (ask.curious) refuseRest(play, seat, ask);
  },
  apply(play, { seat }, move) {
    const distance = move[1];
    const from = explorerOf(play);
    const { price, position: to } = noteOf(play, distance, freeStepsOf(play, seat));
    pay(play.state, seatOf(play, seat), price);
    play.state.explorer = to;
    play.emit({ kind: "sailed", seat, distance, price, from, to });
    replace(play.state, { phase: "action", seat, steps: 0 });
  },
  fallback: () => ONE_POSITION,
};

function freeStepsOf(play: Play<Maori>, seat: number): number {
  return freeSteps(shipsOn(planOf(play), play.state.options, at(play.index, seat)));
}

/** MAO-SHIP-5, MAO-SHIP-9: one shell for each position beyond the free ones. */
function priceOf(distance: number, free: number): number {
  return Math.max(0, distance - free);
}

function noteOf(play: Play<Maori>, distance: number, free: number): SailNote {
  return { price: priceOf(distance, free), position: positionAfter(explorerOf(play), distance) };
}

/** Not moving at all, more than a lap, and what has to wait until the ship has moved (MAO-TURN-2, MAO-PASS-2). */
function refuseRest(play: Play<Maori>, seat: number, ask: Ask<Maori, SailMove>): void {
  ask.refuse(NOT_AT_ALL, "MAO-SHIP-3");
  ask.refuse(BEYOND_A_LAP, "MAO-SHIP-8");
  for (const move of TAKE_MOVES) ask.refuse(move, "MAO-TURN-2");
  ask.refuse(["playDepot"], "MAO-TURN-2");
  const { layout } = seatOf(play, seat);
  for (const { space, discard } of planOf(play).playableMoves)
    if (layout[space] !== null) ask.refuse(discard, "MAO-TURN-2");
  ask.refuse(["pass"], "MAO-PASS-2");
}
