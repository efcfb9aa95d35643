// Pieces in the water (TAH-SWIM): sharks, and what becomes of those who reach safety.
import { frameOf } from "@outrigger/kernel";
import { loseShaman } from "../combat/shaman.ts";
import { rollDie, tallyHope } from "../dice.ts";
import { killPlayer } from "../endings/player-end.ts";
import type { Purpose } from "../island/events.ts";
import { piecesByIds } from "../movement/travel.ts";
import { removePiece } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";
import { BROKEN, type Hex, isUnit, UNIT_KINDS, type UnitKind } from "../vocabulary.ts";
import type { OverboardFrame } from "./frames.ts";

/** TAH-SWIM-1, TAH-SWIM-3: rolls for a swimmer, with one more for each hex swum. True when it lives. */
export function survives(play: TahitiPlay, piece: Piece, hexes: number, purpose: Purpose): boolean {
  const { eliminatedAt } = play.pack.tables.swimming;
  const limit = piece.kind === "heavy" ? eliminatedAt.heavy : eliminatedAt.default;
  const lives = rollDie(play, piece.owner, purpose, hexes) + hexes < limit;
  const ways = Math.max(0, Math.min(6, limit - hexes - 1)) * 6;
  tallyHope(play, piece.owner, "sharks", lives, ways);
  return lives;
}

/** TAH-SWIM-6. */
export function drown(play: TahitiPlay, piece: Piece): void {
  play.emit({ kind: "drowned", side: piece.owner, id: piece.id, piece: piece.kind, hex: piece.at });
  if (piece.kind === "shaman") loseShaman(play, piece);
  else if (piece.kind === "chieftain") killPlayer(play, piece.owner, "sea");
  else removePiece(play.state, piece);
}

/** TAH-SWIM-4: in safety, but without its gear. */
export function reachSafety(play: TahitiPlay, piece: Piece, at: Hex, ashore: boolean): void {
  piece.at = at;
  if (isUnit(piece.kind)) piece.kind = BROKEN[piece.kind];
  play.emit({ kind: "rescued", side: piece.owner, id: piece.id, piece: piece.kind, hex: at, ashore });
}

export function kindsInWater(play: TahitiPlay): UnitKind[] {
  const swimmers = piecesByIds(play, frameOf(play.state, "overboard").swimmers);
  return UNIT_KINDS.filter((kind) => swimmers.some((piece) => piece.kind === kind));
}

export function inWater(play: TahitiPlay, { swimmers }: OverboardFrame, kind: UnitKind): Piece {
  const piece = piecesByIds(play, swimmers).find((swimmer) => swimmer.kind === kind);
  if (piece === undefined) throw new Error(`no ${kind} in the water`);
  return piece;
}
