// Who swims next.
import { push } from "@outrigger/kernel";
import { piecesByIds } from "../movement/travel.ts";
import type { NextSwimmerMove } from "../moves.ts";
import type { Piece } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";
import { isLeader } from "../vocabulary.ts";
import type { NextSwimmerFrame, OverboardFrame } from "./frames.ts";
import { nearestGoals, roomAt, swim } from "./swim-to.ts";
import { chooseSwimmer, drown } from "./swimmers.ts";

/** Leaders first: they take nobody's room. Of the Units the owner says who is next where that matters. */
export function swimNext(play: TahitiPlay, frame: OverboardFrame): void {
  const swimmers = piecesByIds(play, frame.swimmers);
  const leader = swimmers.find((piece) => isLeader(piece.kind));
  const [first] = swimmers;
  if (first === undefined) throw new Error("nobody swims");
  if (leader === undefined && isOrderOfWeight(play, frame, swimmers))
    push(play.state, { phase: "nextSwimmer", seat: frame.side });
  else sendOff(play, frame, leader ?? first);
}

/** TAH-SWIM-5: room is used up in the order in which they swim, so it matters where the nearest canoes cannot take all. */
function isOrderOfWeight(play: TahitiPlay, { at }: OverboardFrame, swimmers: readonly Piece[]): boolean {
  const [first] = swimmers;
  if (first === undefined || swimmers.every((piece) => piece.kind === first.kind)) return false;
  const afloat = nearestGoals(play, first, at).goals.filter((hex) => play.pack.map.at(hex).sea);
  const room = afloat.reduce((sum, hex) => sum + roomAt(play, first.owner, hex), 0);
  return afloat.length > 0 && room < swimmers.length;
}

export const nextSwimmer = chooseSwimmer<NextSwimmerFrame, NextSwimmerMove>((kind) => ["swimNext", kind], sendOff);

function sendOff(play: TahitiPlay, frame: OverboardFrame, swimmer: Piece): void {
  const { goals, steps } = nearestGoals(play, swimmer, frame.at);
  const [first] = goals;
  if (first === undefined) {
    frame.swimmers = frame.swimmers.filter((id) => id !== swimmer.id);
    drown(play, swimmer);
  } else if (goals.length === 1) swim(play, frame, swimmer, first, steps);
  else push(play.state, { phase: "swim", seat: frame.side, swimmer: swimmer.id, goals, steps });
}
