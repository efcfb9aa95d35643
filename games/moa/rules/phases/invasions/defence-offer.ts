// A seat is asked whether it defends an invaded territory.
import { byKind, type DecisionPhase, pop, push } from "@outrigger/kernel";
import { drawing, offerDrawingTiles } from "../../hand/karakia.ts";
import { fewestItems, iconsOf } from "../../hand/means.ts";
import { newPayment } from "../../hand/payment.ts";
import type { Moa } from "../../moa.ts";
import type { DefenceOfferFrame } from "../../state.ts";
import type { DefenceMove, DrawMove } from "../../vocabulary.ts";

const DEFEND: DefenceMove = ["defend"];
const DECLINE: DefenceMove = ["decline"];

export const defenceOffer: DecisionPhase<Moa, DefenceOfferFrame, DefenceMove | DrawMove> = {
  publishes: ["decline", "drawOne", "exchangeThree"],
  cuts: ["decline"],
  offers(play, { seat, mammal }, ask) {
    const { fight } = play.pack.mammals[mammal];
    // MOA-DEF-10: in full or not at all.
    const bar = iconsOf(play, seat, "fight") < fight ? "MOA-DEF-10" : undefined;
    ask.weigh(DEFEND, bar, () => ({ fight, items: fewestItems(play, seat, fight).length }));
    ask.offer(DECLINE);
    offerDrawingTiles(play, seat, ask);
  },
  apply: byKind({
    ...drawing,
    defend({ state, pack }, { seat, territory, mammal }) {
      const need = pack.mammals[mammal].fight;
      push(state, newPayment({ phase: "defencePayment", seat, icon: "fight", need, territory }));
    },
    decline(play, { seat, territory }) {
      pop(play.state);
      play.emit({ kind: "defenceDeclined", seat, territory });
    },
  }),
  fallback: () => DECLINE,
};
