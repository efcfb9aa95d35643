// How a battle is fought: on land or from canoes.
import { type DecisionPhase, frameOf, popTo, push } from "@outrigger/kernel";
import { mayFightAtSea, squadronsOf } from "../advanced/sea-forces.ts";
import { markerOf } from "../markers.ts";
import type { EngageMove } from "../moves.ts";
import { attackOdds } from "../odds/attack.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { NOBODY } from "../vocabulary.ts";
import { sideOf } from "./battle-record.ts";
import type { BattleAskFrame, BattleFrame } from "./frames.ts";

/** TAH-SCOM-3: a flotilla that attacks a shore with canoes chooses how to fight. */
export function chooseMode(play: TahitiPlay, battle: BattleFrame): void {
  battle.step = "shamans";
  if (battle.sea) startAtSea(play, battle);
  else if (mayFightAtSea(play, battle)) push(play.state, { phase: "engage", seat: battle.attacker });
}

function startAtSea(play: TahitiPlay, battle: BattleFrame): void {
  battle.sea = true;
  battle.squadrons = squadronsOf(play, battle);
  battle.squadrons.forEach(({ canoes }, role) => {
    for (const id of canoes) markerOf(play.state, id).crew = sideOf(battle, role === 0 ? 0 : 1);
  });
}

export const engage: DecisionPhase<Tahiti, BattleAskFrame, EngageMove> = {
  publishes: "all",
  offers(play, _frame, ask) {
    const { attacker, defender, at: hex } = frameOf(play.state, "battle");
    const odds = (sea: boolean) => ({ odds: attackOdds(play, { attacker, defender, hex, sea }) });
    ask.weigh(["landFight"], undefined, () => odds(false));
    ask.weigh(["seaFight"], undefined, () => odds(true));
  },
  apply(play, _frame, [kind]) {
    const battle = popTo(play.state, "battle");
    if (kind === "seaFight") startAtSea(play, battle);
    else for (const marker of play.state.markers) if (marker.at === battle.at) marker.crew = NOBODY;
  },
};
