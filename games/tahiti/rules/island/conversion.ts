// Combat Units become others (TAH-BUILD-23).
import { type DecisionPhase, pop } from "@outrigger/kernel";
import type { ConversionMove } from "../moves.ts";
import type { Piece, TahitiState } from "../state.ts";
import type { Tahiti } from "../tahiti.ts";
import { type CombatKind, type Hex, isCombat } from "../vocabulary.ts";
import type { ConversionFrame } from "./frames.ts";

export function hasCombatUnits(state: TahitiState, seat: number): boolean {
  return state.pieces.some((piece) => piece.owner === seat && isCombat(piece.kind));
}

/** TAH-BUILD-23: a Combat Unit goes back to the fields; it keeps its flags, but is not in the snapshot. */
export const conversion: DecisionPhase<Tahiti, ConversionFrame, ConversionMove> = {
  publishes: [],
  offers({ state }, { seat }, ask) {
    const offered = new Set<string>();
    for (const { kind, at, owner } of state.pieces) {
      if (owner !== seat || !isCombat(kind) || offered.has(`${kind}${at}`)) continue;
      offered.add(`${kind}${at}`);
      ask.offer(["convertUnit", kind, at]);
    }
  },
  apply(play, { seat }, [, from, hex]) {
    const piece = unmovedFirst(play.state, seat, from, hex);
    piece.kind = "population";
    piece.fresh = true;
    pop(play.state);
    play.emit({ kind: "converted", side: seat, from, id: piece.id, hex: piece.at });
  },
};

function unmovedFirst(state: TahitiState, seat: number, kind: CombatKind, hex: Hex): Piece {
  const pieces = state.pieces.filter((piece) => piece.owner === seat && piece.kind === kind && piece.at === hex);
  const piece = pieces.find((candidate) => candidate.mover === 0) ?? pieces[0];
  if (piece === undefined) throw new Error(`no ${kind} in ${hex}`);
  return piece;
}
