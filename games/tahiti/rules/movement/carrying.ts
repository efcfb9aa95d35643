// Whom a commander may take along, on land and at sea (TAH-LMOV-5 to TAH-LMOV-10, TAH-SMOV-8, TAH-SMOV-14).
import type { Ask } from "@outrigger/kernel";
import type { Carrying, CarryingVerb } from "../moves.ts";
import { pieceOf } from "../pieces.ts";
import type { Piece, TahitiState } from "../state.ts";
import type { Tahiti } from "../tahiti.ts";
import { isUnit, type PieceKind, UNIT_KINDS } from "../vocabulary.ts";

/** In the order in which lists name them. */
const NAMED_KINDS: readonly Exclude<PieceKind, "elder">[] = [...UNIT_KINDS, "shaman"];

/** TAH-LMOV-10, TAH-SMOV-8: nobody else has moved it this turn. */
export function isFree(piece: Piece, commander: number): boolean {
  return piece.mover === 0 || piece.mover === commander;
}

/** Who of the commander's side stands in his hex and is not with him yet. The Chieftain is nobody's passenger (TAH-SMOV-14). */
export function bystanders(state: TahitiState, commander: Piece, party: readonly number[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of state.pieces) {
    if (piece.at !== commander.at || piece.owner !== commander.owner || piece === commander) continue;
    if (piece.kind !== "chieftain" && !party.includes(piece.id)) found.push(piece);
  }
  return found;
}

/**
 * Names each kind once, Elders one by one. `whyNot` says which clause keeps a piece from being named; a kind is refused
 * when that holds for all of them.
 */
export function namePieces<Verb extends CarryingVerb>(
  ask: Ask<Tahiti, Carrying<Verb>>,
  verb: Verb,
  pieces: readonly Piece[],
  whyNot: (piece: Piece) => string | undefined,
): void {
  for (const kind of NAMED_KINDS) {
    let clause: string | undefined;
    let isOffered = false;
    for (const piece of pieces) {
      if (piece.kind !== kind || isOffered) continue;
      const problem = whyNot(piece);
      if (problem === undefined) {
        ask.offer([verb, kind]);
        isOffered = true;
      } else clause ??= problem;
    }
    if (!isOffered && clause !== undefined) ask.refuse([verb, kind], clause);
  }
  for (const piece of pieces) {
    if (piece.kind !== "elder") continue;
    const problem = whyNot(piece);
    ask.weigh([verb, "elder", piece.id], problem);
  }
}

/** The piece a move means: an Elder by id; of a kind one that the commander has moved already, so that the others stay free. */
export function pieceNamed(
  pieces: readonly Piece[],
  [, kind, id]: Carrying,
  whyNot: (piece: Piece) => string | undefined,
): Piece {
  const fitting = pieces.filter((piece) => (id === undefined ? piece.kind === kind : piece.id === id));
  const allowed = fitting.filter((piece) => whyNot(piece) === undefined);
  const piece = allowed.find((candidate) => candidate.mover !== 0) ?? allowed[0];
  if (piece === undefined) throw new Error(`no ${kind} to be named`);
  return piece;
}

export function partyOf(state: TahitiState, ids: readonly number[]): Piece[] {
  return ids.map((id) => pieceOf(state, id));
}

export function unitsIn(party: readonly Piece[]): number {
  return party.filter((piece) => isUnit(piece.kind)).length;
}
