// The Home Village may move to a new Village.
import { type DecisionPhase, pop, push } from "@outrigger/kernel";
import { addVillage, partBuiltAt, removePartBuilt } from "../markers.ts";
import type { MoveHomeMove } from "../moves.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import type { Hex } from "../vocabulary.ts";
import type { BuildFrame, MoveHomeFrame } from "./frames.ts";
import { mayMoveHome, nameHome } from "./home-village.ts";

/** TAH-VILL-4: without a Home Village the new one is it; TAH-VILL-5: an inland one may give way to it. */
export function finishVillage(play: TahitiPlay, { seat }: BuildFrame, hex: Hex): void {
  const { state } = play;
  const begun = partBuiltAt(state, hex);
  if (begun !== undefined) removePartBuilt(state, begun);
  addVillage(state, hex, seat).fresh = true;
  if (state.players[seat]?.home === 0) nameHome(play, seat, hex);
  else if (mayMoveHome(play, seat, hex)) push(state, { phase: "moveHome", seat, at: hex });
}

export const moveHome: DecisionPhase<Tahiti, MoveHomeFrame, MoveHomeMove> = {
  publishes: [],
  offers(_play, { at }, ask) {
    ask.offer(["newHome", at]);
    ask.offer(["keepHome"]);
  },
  apply(play, { seat, at }, [kind]) {
    pop(play.state);
    if (kind === "newHome") nameHome(play, seat, at);
  },
  fallback: () => ["keepHome"],
};
