// A draw instruction: mammal cards come one after the other, a weasel invades before the next card is drawn.
import { type AutomaticPhase, pop, push } from "@outrigger/kernel";
import { drawMammal } from "../../hand/cards.ts";
import type { Moa } from "../../moa.ts";
import type { MammalsFrame } from "../../state.ts";

export const mammals: AutomaticPhase<Moa, MammalsFrame> = {
  run(play, frame) {
    const { state } = play;
    if (frame.left === 0) return pop(state);
    frame.left--;
    const mammal = drawMammal(play);
    if (mammal === undefined) return;
    play.emit({ kind: "mammalDrawn", mammal });
    // MOA-MAM-1 to MOA-MAM-3.
    if (mammal === "weasel") push(state, { phase: "invasion", mammal, left: 1 });
    else state.display[mammal]++;
  },
};
