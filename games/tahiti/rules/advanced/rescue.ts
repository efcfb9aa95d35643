// Which swimmers are taken into a canoe first.
import { type DecisionPhase, popTo } from "@outrigger/kernel";
import type { RescueMove } from "../moves.ts";
import type { Tahiti } from "../tahiti.ts";
import type { RescueFrame } from "./frames.ts";
import { inWater, kindsInWater } from "./swimmers.ts";
import { board } from "./swimming.ts";

/** TAH-SWIM-5: there is not room for all; the owner says who is pulled out. */
export const rescue: DecisionPhase<Tahiti, RescueFrame, RescueMove> = {
  publishes: "all",
  offers(play, _frame, ask) {
    for (const kind of kindsInWater(play)) ask.offer(["board", kind]);
  },
  apply(play, _frame, [, kind]) {
    const frame = popTo(play.state, "overboard");
    board(play, frame, inWater(play, frame, kind));
  },
  fallback: (_play, _frame, offers) => offers.at(-1),
};
