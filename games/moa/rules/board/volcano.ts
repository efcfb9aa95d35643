// The volcano: its token climbs, and at the top territory 12 is lost for the rest of the game.
import { at, type Play } from "@outrigger/kernel";
import type { Moa } from "../moa.ts";
import type { MoaState, Territory } from "../state.ts";
import { clear } from "./territory.ts";

/** The territory of the volcano is the last one. */
function volcanoLand(state: MoaState): Territory {
  return at(state.territories, state.territories.length - 1);
}

export function raiseVolcano(play: Play<Moa>): void {
  const { state, pack } = play;
  // MOA-VOL-9: the token has left its track.
  if (volcanoLand(state).condition === "erupted") return;
  state.volcano++;
  play.emit({ kind: "volcanoMoved", to: state.volcano });
  if (state.volcano === pack.track.length) erupt(play);
}

/** MOA-VOL-2 to MOA-VOL-6. Cards won by a sale and the count of sales stay as they are (MOA-VOL-5). */
function erupt(play: Play<Moa>): void {
  const { state } = play;
  const territory = volcanoLand(state);
  const cleared = clear(state, territory);
  territory.mammal = null;
  territory.seller = null;
  territory.condition = "erupted";
  play.emit({ kind: "volcanoErupted", ...cleared });
}
