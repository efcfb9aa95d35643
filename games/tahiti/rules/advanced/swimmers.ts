// Pieces in the water (TAH-SWIM): those who drown, those who reach safety, and who of them comes next.
import { type DecisionPhase, frameOf, popTo } from "@outrigger/kernel";
import { loseShaman } from "../combat/shaman.ts";
import { killPlayer } from "../endings/player-end.ts";
import { piecesByIds } from "../movement/travel.ts";
import type { NextSwimmerMove, RescueMove } from "../moves.ts";
import { removePiece } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { BROKEN, type Hex, isUnit, UNIT_KINDS, type UnitKind } from "../vocabulary.ts";
import type { NextSwimmerFrame, OverboardFrame, RescueFrame } from "./frames.ts";

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

/** The owner says which of those in the water it is, by kind. */
export function chooseSwimmer<F extends RescueFrame | NextSwimmerFrame, M extends RescueMove | NextSwimmerMove>(
  moveOf: (kind: UnitKind) => M,
  then: (play: TahitiPlay, frame: OverboardFrame, piece: Piece) => void,
): DecisionPhase<Tahiti, F, M> {
  const inWater = (play: TahitiPlay, kind: UnitKind): Piece | undefined =>
    piecesByIds(play, frameOf(play.state, "overboard").swimmers).find((piece) => piece.kind === kind);
  return {
    publishes: "all",
    offers(play, _frame, ask) {
      for (const kind of UNIT_KINDS) if (inWater(play, kind) !== undefined) ask.offer(moveOf(kind));
    },
    apply(play, _frame, [, kind]) {
      const chosen = inWater(play, kind);
      if (chosen !== undefined) then(play, popTo(play.state, "overboard"), chosen);
    },
    fallback: (_play, _frame, offers) => offers.at(-1),
  };
}
