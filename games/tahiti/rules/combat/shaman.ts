// The Shaman's fall and return (TAH-SHAM).
import { removePiece } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";

/** He is removed and comes back two game turns later (TAH-SHAM-2, TAH-SHAM-3, TAH-CAPT-4). */
export function loseShaman(play: TahitiPlay, piece: Piece): void {
  const { state, pack } = play;
  const due = state.clock + pack.tables.shamanReturn.turnsLater;
  removePiece(state, piece);
  const player = state.players[piece.owner];
  if (player !== undefined) player.shamanDue = due;
  play.emit({ kind: "shamanLost", side: piece.owner, id: piece.id, due });
}
