// Who sits in which canoe: the arrangement with the greatest sea combat value, Population last (TAH-EXP-9).
import { isCombat, isUnit, type PieceKind } from "../vocabulary.ts";

/** The least a seating has to know of a piece. */
interface Sailor {
  readonly kind: PieceKind;
}

const ORDER: Readonly<Record<PieceKind, number>> = {
  heavy: 0,
  fighters: 1,
  slingers: 2,
  militia: 3,
  population: 4,
  chieftain: 5,
  elder: 6,
  shaman: 7,
};

/**
 * Seats the crew. Militia paddle first, so that the trained ones make pairs worth more; the second seats go to trained
 * Combat Units, then to the rest, then to Population. Leaders sit in the best-manned canoe, the first.
 */
export function arrange<Piece extends Sailor>(canoes: number, crew: readonly Piece[]): Piece[][] {
  const seats: Piece[][] = Array.from({ length: canoes }, () => []);
  const sorted = [...crew].sort((one, other) => ORDER[one.kind] - ORDER[other.kind]);
  const fighters = sorted.filter((piece) => isCombat(piece.kind));
  // Each canoe needs one paddler; the strongest are kept back for the second seats as far as there are enough others.
  const seconds = fighters.splice(0, Math.max(0, fighters.length - canoes));
  fighters.forEach((piece, at) => {
    seats[at]?.push(piece);
  });
  const rest = [...seconds, ...sorted.filter((piece) => piece.kind === "population")];
  for (const piece of rest) freeSeat(seats)?.push(piece);
  const leaders = sorted.filter((piece) => !isUnit(piece.kind));
  bestManned(seats)?.push(...leaders);
  return seats;
}

/** The first canoe with one Unit, else the first empty one: pairs come before new crews. */
function freeSeat<Piece extends Sailor>(seats: readonly Piece[][]): Piece[] | undefined {
  return seats.find((canoe) => units(canoe) === 1) ?? seats.find((canoe) => units(canoe) === 0);
}

function units(canoe: readonly Sailor[]): number {
  return canoe.filter((piece) => isUnit(piece.kind)).length;
}

function bestManned<Piece extends Sailor>(seats: readonly Piece[][]): Piece[] | undefined {
  let best = seats[0];
  for (const canoe of seats) if (best === undefined || worth(canoe) > worth(best)) best = canoe;
  return best;
}

/** TAH-EXP-16 for one canoe. */
export function worth(canoe: readonly Sailor[]): number {
  const fighters = canoe.filter((piece) => isCombat(piece.kind));
  if (fighters.length < 2) return 2 * fighters.length;
  return fighters.some((piece) => piece.kind !== "militia") ? 3 : 2;
}
