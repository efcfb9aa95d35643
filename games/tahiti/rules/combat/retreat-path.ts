// The winner says which way the loser runs where there are several (TAH-RETR).
import { type DecisionPhase, frameOf, pop } from "@outrigger/kernel";
import type { RetreatMove } from "../moves.ts";
import type { Tahiti } from "../tahiti.ts";
import type { RetreatPathFrame } from "./frames.ts";
import { goTo } from "./retreat.ts";

export const retreatPath: DecisionPhase<Tahiti, RetreatPathFrame, RetreatMove> = {
  publishes: "all",
  offers(_play, { hexes }, ask) {
    for (const hex of hexes) ask.offer(["retreatTo", hex]);
  },
  apply(play, _frame, [, hex]) {
    pop(play.state);
    goTo(play, frameOf(play.state, "battle"), hex);
  },
};
