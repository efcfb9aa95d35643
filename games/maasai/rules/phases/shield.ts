// Which shield is laid (MAS-LAY-1).
import { at, type DecisionPhase } from "@outrigger/kernel";
import { infoOf } from "../components.ts";
import type { Maasai } from "../maasai.ts";
import { goTo, hasPlace } from "../turn.ts";
import type { ShieldFrame, ShieldMove } from "../vocabulary.ts";

/**
 * MAS-LAY-1: any shield of the hand whose shape has a place. A lone shield is asked for as well: taking it unasked would
 * show what was in the hand without its owner's doing.
 */
export const shield: DecisionPhase<Maasai, ShieldFrame, ShieldMove> = {
  publishes: [],
  offers({ state, index, pack }, { seat }, ask) {
    for (const id of at(state.seats, seat).hand)
      ask.weigh(["shield", id], hasPlace(index, infoOf(pack, id).shape) ? undefined : "MAS-LAY-10");
  },
  apply({ state }, { seat, sequence }, move) {
    goTo(state, { phase: "lay", seat, sequence, shield: move[1] });
  },
};
