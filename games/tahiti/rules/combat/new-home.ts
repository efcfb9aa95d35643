// A lost Home Village is replaced by another one, of the owner's choice (TAH-VILL-3).
import { type DecisionPhase, frameOf, pop, push, type Seat } from "@outrigger/kernel";
import { homeChoices, nameHome } from "../island/home-village.ts";
import type { NewHomeMove } from "../moves.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import type { Hex } from "../vocabulary.ts";
import type { BattleAskFrame } from "./frames.ts";

/** TAH-VILL-3, TAH-SCOM-10: another Village becomes home at once; the owner says which. False when there is none. */
export function nameAnotherHome(play: TahitiPlay, seat: Seat, lost: Hex): boolean {
  const [first, ...others] = homeChoices(play.state, play.pack, seat, lost);
  if (first === undefined) return false;
  if (others.length === 0) nameHome(play, seat, first);
  else push(play.state, { phase: "newHome", seat });
  return true;
}

export const newHome: DecisionPhase<Tahiti, BattleAskFrame, NewHomeMove> = {
  publishes: "all",
  offers({ state, pack }, { seat }, ask) {
    const lost = frameOf(state, "battle").at;
    const choices = homeChoices(state, pack, seat, lost);
    for (const { at, owner } of state.villages) {
      if (owner !== seat) continue;
      ask.weigh(["newHome", at], choices.includes(at) ? undefined : at === lost ? "TAH-SCOM-10" : "TAH-VILL-3");
    }
  },
  apply(play, { seat }, [, hex]) {
    pop(play.state);
    nameHome(play, seat, hex);
  },
};
