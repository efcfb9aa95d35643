// Sharks (TAH-SWIM): who is eaten on the way.
import { rollDie, tallyHope } from "../dice.ts";
import type { Purpose } from "../island/events.ts";
import type { Piece } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";

/** TAH-SWIM-1, TAH-SWIM-3: rolls for a swimmer, with one more for each hex swum. True when it lives. */
export function survives(play: TahitiPlay, piece: Piece, hexes: number, purpose: Purpose): boolean {
  const { eliminatedAt } = play.pack.tables.swimming;
  const limit = piece.kind === "heavy" ? eliminatedAt.heavy : eliminatedAt.default;
  const lives = rollDie(play, piece.owner, purpose, hexes) + hexes < limit;
  const ways = Math.max(0, Math.min(6, limit - hexes - 1)) * 6;
  tallyHope(play, piece.owner, "sharks", lives, ways);
  return lives;
}
