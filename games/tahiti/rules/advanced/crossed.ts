// Beyond the reef a flotilla goes on, or lands.
import { type AutomaticPhase, pop } from "@outrigger/kernel";
import { isHere } from "../endings/player-end.ts";
import { markerOf } from "../markers.ts";
import type { FlotillaFrame } from "../movement/frames.ts";
import { arrive } from "../movement/sailing.ts";
import { findPiece, pieceOf } from "../pieces.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { NOBODY } from "../vocabulary.ts";
import type { CrossedFrame } from "./frames.ts";

export const crossed: AutomaticPhase<Tahiti, CrossedFrame> = {
  run(play, { flotilla, calledOff, boarded }) {
    const { state } = play;
    const aboard = [...flotilla.aboard, ...boarded].filter((id) => findPiece(state, id) !== undefined);
    const isLed = aboard.includes(flotilla.commander);
    // TAH-CRASH-4, TAH-CRASH-6: called off or without its commander, the flotilla goes no further.
    if (calledOff || !isLed) {
      pop(state);
      if (isHere(state, flotilla.seat)) beachIfAshore(play, flotilla);
      return;
    }
    const others = aboard.filter((id) => id !== flotilla.commander);
    arrive(play, { ...flotilla, aboard: others }, pieceOf(state, flotilla.commander).at);
  },
};

function beachIfAshore({ state, pack }: TahitiPlay, { canoes, seat }: FlotillaFrame): void {
  for (const id of canoes) {
    const canoe = markerOf(state, id);
    canoe.crew = pack.map.at(canoe.at).coastal ? NOBODY : seat;
  }
}
