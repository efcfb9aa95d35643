// After a fight at sea the winners may land (TAH-SCOM-13).
import { type DecisionPhase, findFrame, pop, replace } from "@outrigger/kernel";
import { newBattle } from "../combat/battle-record.ts";
import type { BattleFrame } from "../combat/frames.ts";
import { markerOf, markersAt } from "../markers.ts";
import { travel } from "../movement/travel.ts";
import type { LandingMove } from "../moves.ts";
import { enemyCombatAt, hasCombatAt, piecesAt } from "../pieces.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { type Hex, NOBODY, type Side } from "../vocabulary.ts";
import type { LandingFrame } from "./frames.ts";

/** The last step of every combat; at sea, canoes on a shore are beached and a victorious attacker lands (TAH-SCOM-13). */
export function landAfterwards(play: TahitiPlay, battle: BattleFrame): void {
  const { state, pack } = play;
  if (!battle.sea) {
    pop(state);
    return;
  }
  const canoes = markersAt(state, battle.at, "warCanoe").filter(({ crew }) => crew === battle.attacker);
  beachAt(play, battle.here, battle.loser);
  beachAt(play, battle.post, battle.winner);
  const hasLanded = battle.winner === battle.attacker && battle.post === battle.at && pack.map.at(battle.at).coastal;
  const isThere = hasLanded && piecesAt(state, battle.attacker, battle.at).length > 0;
  if (isThere && hasCombatAt(state, battle.defender, battle.at))
    replace(state, {
      phase: "landing",
      seat: battle.attacker,
      at: battle.at,
      defender: battle.defender,
      canoes: canoes.map(({ id }) => id),
    });
  else {
    pop(state);
    if (isThere) reopen(play, battle);
  }
}

function beachAt({ state, pack }: TahitiPlay, hex: Hex, side: Side): void {
  if (!pack.map.at(hex).coastal) return;
  for (const marker of state.markers) if (marker.at === hex && marker.crew === side) marker.crew = NOBODY;
}

/** What still stands on the shore may be attacked by those who have landed. */
function reopen({ state }: TahitiPlay, { at, defender }: BattleFrame): void {
  const phase = findFrame(state, "combats");
  if (phase !== undefined) phase.settled = phase.settled.filter(([hex, side]) => hex !== at || side !== defender);
}

export const landing: DecisionPhase<Tahiti, LandingFrame, LandingMove> = {
  publishes: "all",
  offers(play, frame, ask) {
    ask.offer(["assault"]);
    ask.weigh(["withdraw"], wayBack(play, frame) === undefined ? "TAH-SCOM-13" : undefined);
  },
  apply(play, frame, [kind]) {
    if (kind === "assault") {
      const battle = newBattle(play, frame.seat, frame.defender, frame.at);
      replace(play.state, { ...battle, step: "shamans" });
      return;
    }
    const back = wayBack(play, frame);
    pop(play.state);
    if (back !== undefined) withdraw(play, frame, back);
  },
};

/** The hex his canoes came from, unless an enemy has closed it. Canoes taken here came from nowhere. */
function wayBack({ state }: TahitiPlay, { seat, canoes }: LandingFrame): Hex | undefined {
  const first = canoes.map((id) => markerOf(state, id)).find(({ mover }) => mover !== 0);
  const back = first?.last ?? 0;
  return back === 0 || enemyCombatAt(state, seat, back) ? undefined : back;
}

function withdraw(play: TahitiPlay, frame: LandingFrame, to: Hex): void {
  const { state, pack } = play;
  const { seat, at, canoes: markers } = frame;
  const pieces = piecesAt(state, seat, at);
  travel(play, { pieces, markers, to, by: "sea", mover: 0, kind: "retreated" });
  if (!pack.map.at(to).coastal) for (const id of markers) markerOf(state, id).crew = seat;
}
