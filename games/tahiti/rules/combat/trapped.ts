// Where there is no way out the loser surrenders, or leaves Tahiti.
import { type DecisionPhase, frameOf, pop, push } from "@outrigger/kernel";
import { canDepartNow, startDeparture } from "../endings/departure.ts";
import type { TrappedMove } from "../moves.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { isSeat } from "../vocabulary.ts";
import { captureGroup } from "./capture.ts";
import type { BattleAskFrame, BattleFrame } from "./frames.ts";

/** TAH-RETR-8, TAH-SCOM-14: rather than be captured a player may leave Tahiti. */
export function isTrapped(play: TahitiPlay, battle: BattleFrame): void {
  const { loser } = battle;
  if (isSeat(loser) && canDepartNow(play, loser, battle.captives)) push(play.state, { phase: "trapped", seat: loser });
  else captureGroup(play, battle);
}

export const trapped: DecisionPhase<Tahiti, BattleAskFrame, TrappedMove> = {
  publishes: "all",
  offers(_play, _frame, ask) {
    ask.offer(["surrender"]);
    ask.offer(["depart"]);
  },
  apply(play, { seat }, [kind]) {
    pop(play.state);
    if (kind === "depart") startDeparture(play, seat, false);
    else captureGroup(play, frameOf(play.state, "battle"));
  },
};
