// Swimmers (TAH-SWIM): into canoes in the hex, ashore, or to the nearest safe place.
import { type AutomaticPhase, pop, push } from "@outrigger/kernel";
import { isHere } from "../endings/player-end.ts";
import { piecesByIds } from "../movement/travel.ts";
import { enemyCombatAt } from "../pieces.ts";
import type { Piece, TahitiState } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { isLeader, isUnit, SEATS } from "../vocabulary.ts";
import type { OverboardFrame } from "./frames.ts";
import { swimNext } from "./next-swimmer.ts";
import { reachSafety } from "./swimmers.ts";

export const overboard: AutomaticPhase<Tahiti, OverboardFrame> = {
  run(play, frame) {
    const { state } = play;
    if (!isHere(state, frame.side) || frame.swimmers.length === 0) {
      pop(state);
      return;
    }
    if (isSafeShore(play, frame)) {
      for (const piece of piecesByIds(play, frame.swimmers.splice(0))) reachSafety(play, piece, frame.at, true);
      return;
    }
    if (frame.canoes.length > 0 && takeIn(play, frame)) return;
    swimNext(play, frame);
  },
};

/** TAH-SWIM-2, TAH-SWIM-7. */
function isSafeShore({ state, pack }: TahitiPlay, { side, at, ownShore }: OverboardFrame): boolean {
  return pack.map.at(at).coastal && (ownShore || !enemyCombatAt(state, side, at));
}

/** Leaders need no room; Units find seats while there are any. True when somebody was taken in or has to be chosen. */
function takeIn(play: TahitiPlay, frame: OverboardFrame): boolean {
  const swimmers = piecesByIds(play, frame.swimmers);
  const leaders = swimmers.filter((piece) => isLeader(piece.kind));
  const units = swimmers.filter((piece) => isUnit(piece.kind));
  const room = SEATS * frame.canoes.length - frame.seated;
  for (const piece of leaders) board(play, frame, piece);
  if (units.length === 0 || room <= 0) return leaders.length > 0;
  if (units.length <= room) for (const piece of units) board(play, frame, piece);
  else push(play.state, { phase: "rescue", seat: frame.side });
  return true;
}

export function board(play: TahitiPlay, frame: OverboardFrame, piece: Piece): void {
  frame.swimmers = frame.swimmers.filter((id) => id !== piece.id);
  if (isUnit(piece.kind)) frame.seated++;
  noteBoarded(play.state, frame, piece.id);
  reachSafety(play, piece, frame.at, false);
}

/** The battle or the reef below wants to know who sits in its canoes again; the enemy's swimmers may lie between. */
function noteBoarded({ stack }: TahitiState, frame: OverboardFrame, id: number): void {
  const under = stack.slice(0, stack.indexOf(frame));
  const below = under.findLast(({ phase }) => phase === "crossed" || phase === "battle");
  if (below?.phase === "crossed") below.boarded.push(id);
  if (below?.phase === "battle") below.squadrons[frame.side === below.attacker ? 0 : 1]?.crew.push(id);
}
