// Forms that are filled in on counters: who pursues, and who sits in which canoe.
import type { Offer } from "@outrigger/board";
import { findFrame } from "@outrigger/kernel";
import type { Piece, Tahiti, TahitiMove, TahitiView } from "../../rules/index.ts";

const piecesOf = (view: TahitiView, ids: readonly number[]): Piece[] =>
  ids.flatMap((id) => view.pieces.find((piece) => piece.id === id) ?? []);

/** One answer about the next of the pursuers: so many of a kind, or a Leader; nobody where the count is 0. */
export interface Bringing {
  readonly move: TahitiMove;
  readonly piece: Piece;
  readonly count: number;
}

/** Those who go already, and what is asked about the next (TAH-PURS-4). */
export function pursuersOf(
  view: TahitiView,
  phase: string | undefined,
  offers: readonly Offer<Tahiti>[],
): { readonly chosen: readonly Piece[]; readonly asked: readonly Bringing[] } | undefined {
  const form = phase === "pursuers" ? findFrame(view, phase) : undefined;
  const [piece] = piecesOf(view, form?.open ?? []);
  if (form === undefined || piece === undefined) return undefined;
  const asked = offers.map(({ move }) => {
    const count = move[0] === "bringLeader" ? Number(move[2] === "go") : Number(move[2]);
    return { move, piece, count };
  });
  return { chosen: piecesOf(view, form.chosen), asked };
}

export interface Canoe {
  readonly crew: readonly Piece[];
  /** Seats the next piece in it. */
  readonly move: TahitiMove | undefined;
}

/** The squadron whose crew is being seated. */
function squadronOf(view: TahitiView) {
  const role = findFrame(view, "seating")?.role ?? 0;
  return findFrame(view, "battle")?.squadrons[role];
}

/** The canoes with who sits in them, and who is to be seated next (TAH-CRASH-5, TAH-SCOM-7). */
export function crewsOf(
  view: TahitiView,
  phase: string | undefined,
  offers: readonly Offer<Tahiti>[],
): { readonly next: Piece | undefined; readonly canoes: readonly Canoe[] } | undefined {
  const form = phase === "crash" ? findFrame(view, phase) : phase === "seating" ? squadronOf(view) : undefined;
  const seats = form?.seats ?? [];
  if (seats.length === 0) return undefined;
  const [next] = piecesOf(view, form?.unseated ?? []);
  const moveTo = (canoe: number): TahitiMove | undefined =>
    offers.find(({ move }) => move[0] === "seat" && move[2] === canoe)?.move;
  return { next, canoes: seats.map((crew, at) => ({ crew: piecesOf(view, crew), move: moveTo(at + 1) })) };
}
