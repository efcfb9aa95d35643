// Saying by hand who sits in which canoe: piece after piece, in a fixed order (TAH-CRASH-5, TAH-SCOM-7).
import type { Ask } from "@outrigger/kernel";
import type { SeatMove } from "../moves.ts";
import { pieceOf } from "../pieces.ts";
import type { TahitiState } from "../state.ts";
import type { Tahiti } from "../tahiti.ts";
import { isCombat, isUnit, SEATS } from "../vocabulary.ts";

/** What the form fills in: `seats` has a list for every canoe. */
export interface Seating {
  canoes: number[];
  seats: number[][];
  unseated: number[];
}

export function startSeating(form: Seating, crew: readonly number[]): void {
  form.seats = form.canoes.map(() => []);
  form.unseated = [...crew];
}

/** Combat Units first, then the rest: so every canoe is sure to get its paddler. */
export function inSeatingOrder(state: TahitiState, crew: readonly number[]): number[] {
  const rank = (id: number): number => {
    const { kind } = pieceOf(state, id);
    if (isCombat(kind)) return 0;
    return isUnit(kind) ? 1 : 2;
  };
  return [...crew].sort((one, other) => rank(one) - rank(other) || one - other);
}

export function offerSeats(state: TahitiState, form: Seating, ask: Ask<Tahiti, SeatMove>): void {
  const [next] = form.unseated;
  if (next === undefined) throw new Error("everybody is seated");
  form.canoes.forEach((_, canoe) => {
    const clause = whyNotSeat(state, form, next, canoe);
    ask.weigh(["seat", next, canoe + 1], clause);
  });
}

function whyNotSeat(state: TahitiState, { seats, unseated }: Seating, id: number, canoe: number): string | undefined {
  const { kind } = pieceOf(state, id);
  if (!isUnit(kind)) return undefined;
  const crew = seats[canoe] ?? [];
  if (crew.filter((other) => isUnit(pieceOf(state, other).kind)).length >= SEATS) return "TAH-SMOV-1";
  if (!isCombat(kind)) return undefined;
  const unmanned = seats.filter((_, at) => at !== canoe).filter((other) => !isManned(state, other)).length;
  const paddlers = unseated.filter((other) => other !== id && isCombat(pieceOf(state, other).kind)).length;
  return paddlers < unmanned ? "TAH-SMOV-3" : undefined;
}

function isManned(state: TahitiState, crew: readonly number[]): boolean {
  return crew.some((id) => isCombat(pieceOf(state, id).kind));
}

export function seatPiece(form: Seating, id: number, canoe: number): void {
  form.seats[canoe - 1]?.push(id);
  form.unseated = form.unseated.filter((other) => other !== id);
}
