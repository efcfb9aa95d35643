// Phase 4, tidy up: hands are discarded and strongholds removed; everything else stays (MOA-TDY-3).
import { type AutomaticPhase, replace } from "@outrigger/kernel";
import type { Moa } from "../moa.ts";

export const tidyUp: AutomaticPhase<Moa> = {
  run(play) {
    const { state } = play;
    const counts = state.players.map(({ hand }) => hand.length);
    // MOA-TDY-1; nobody sees which cards they were (MOA-INFO-6), for the deal takes them all back at once.
    for (const player of state.players) {
      state.birdDiscard.push(...player.hand);
      player.hand = [];
    }
    // MOA-TDY-2.
    for (const territory of state.territories) territory.stronghold = false;
    play.emit({ kind: "handsDiscarded", counts });
    state.period++;
    replace(state, { phase: "deal" });
  },
};
