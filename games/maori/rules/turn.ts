// What several phases of a turn share: whose board it is, and how one step hands over to the next.
import { at, type Play, replace, type Seat } from "@outrigger/kernel";
import { type Site, siteOf } from "./board/placing.ts";
import type { Plan } from "./board/plan.ts";
import type { Piece } from "./components.ts";
import type { Maori } from "./maori.ts";
import type { SeatState } from "./vocabulary.ts";

export function seatOf({ state }: Play<Maori>, seat: Seat): SeatState {
  const found = state.seats[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}

export function planOf({ state, pack }: Play<Maori>): Plan {
  return pack.plans[state.options.board];
}

/** The board of a seat as it lies now. */
export function siteNow({ state, index, pack }: Play<Maori>, seat: Seat): Site {
  return siteOf(state, at(state.seats, seat), at(index, seat), pack);
}

/** Lays a piece on a space of the own board, or empties it. */
export function setSpace({ state, index }: Play<Maori>, seat: Seat, space: number, piece: Piece | null): void {
  at(state.seats, seat).layout[space] = piece === null ? null : piece.name;
  at(index, seat)[space] = piece;
}

/** The explorer ship's edge position. */
export function explorerOf({ state }: Pick<Play<Maori>, "state">): number {
  if (state.explorer === null) throw new Error("the explorer ship is not at the matrix");
  return state.explorer;
}

/** MAO-STEP-3: in variant 2 a tile taken after a paid step goes onto the board. */
export function mustPlace({ state }: Play<Maori>, steps: number): boolean {
  return state.options.variant === 2 && steps > 0;
}

export function beginTurn({ state }: Play<Maori>, seat: Seat): void {
  replace(state, { phase: "sail", seat });
}

/**
 * After the action. Only variant 1 asks about the coloured ship (MAO-V1-1, MAO-V1-2), and only where there is a choice:
 * a tile besides the one it stands on, or a tile at all when its own was discarded (MAO-V1-3).
 */
export function finishAction(play: Play<Maori>, seat: Seat, cell: string | null, passed: boolean): void {
  if (play.state.options.variant === 1 && canMoveShip(seatOf(play, seat)))
    replace(play.state, { phase: "colouredShip", seat, cell, passed });
  else endTurn(play, seat, cell, passed);
}

function canMoveShip({ layout, ship }: SeatState): boolean {
  const tiles = layout.reduce((count, piece) => (piece === null ? count : count + 1), 0);
  return tiles > (ship === null ? 0 : 1);
}

export function endTurn({ state }: Play<Maori>, seat: Seat, cell: string | null, passed: boolean): void {
  replace(state, { phase: "endTurn", seat, cell, passed });
}
