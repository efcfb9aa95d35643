// Before a fight at sea each side seats its crews (TAH-SCOM).
import { type DecisionPhase, frameOf, pop, push } from "@outrigger/kernel";
import { sideOf } from "../combat/battle-record.ts";
import type { BattleFrame } from "../combat/frames.ts";
import type { SeatingMove } from "../moves.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import type { SeatingFrame } from "./frames.ts";
import { squadronAt } from "./sea-combat.ts";
import { inSeatingOrder, offerSeats, seatPiece, startSeating } from "./seating-form.ts";

/** TAH-SCOM-8: attacker first, then defender; a single canoe needs no seating. */
export function seatCrews(play: TahitiPlay, battle: BattleFrame): void {
  if (battle.asked === 2) {
    battle.step = "sinking";
    return;
  }
  const role = battle.asked === 0 ? 0 : 1;
  battle.asked++;
  if (squadronAt(battle, role).canoes.length > 1)
    push(play.state, { phase: "seating", seat: sideOf(battle, role), role, byHand: false });
}

export const seating: DecisionPhase<Tahiti, SeatingFrame, SeatingMove> = {
  publishes: ["go"],
  offers({ state }, { role, byHand }, ask) {
    const squadron = squadronAt(frameOf(state, "battle"), role);
    if (squadron.unseated.length > 0) offerSeats(state, squadron, ask);
    else {
      ask.offer(["go"]);
      if (!byHand) ask.offer(["arrange"]);
    }
  },
  apply(play, frame, move) {
    const squadron = squadronAt(frameOf(play.state, "battle"), frame.role);
    if (move[0] === "arrange") {
      frame.byHand = true;
      startSeating(squadron, inSeatingOrder(play.state, squadron.seats.flat()));
    } else if (move[0] === "seat") seatPiece(squadron, move[1], move[2]);
    else pop(play.state);
  },
};
