// The second part of an attack: the territory won is settled and fortified.
import { byKind, type DecisionPhase, type Play } from "@outrigger/kernel";
import { supplyOf, territoryAt } from "../../board/territory.ts";
import { drawing, offerDrawingTiles } from "../../hand/karakia.ts";
import { iconsAmong } from "../../hand/means.ts";
import { addItem, finishAction, newPayment, offerItems } from "../../hand/payment.ts";
import type { Moa } from "../../moa.ts";
import type { PaymentFrame } from "../../state.ts";
import type { CountMove, DrawMove, PayMove } from "../../vocabulary.ts";
import { carryOutBirds, offerBirdCounts } from "./bird-counts.ts";

const NO_BIRDS: CountMove = ["count", 0];

/** MOA-ATK-4. The any-territory tile has served for the whole action (MOA-ATK-8). */
export function settlement({ state, pack }: Play<Moa>, { seat, territory, spent }: PaymentFrame): PaymentFrame {
  const isShared = state.options.sharedIconsInAttack === "on";
  // MOA-PAY-5: a card that fought gives no birds, unless the table plays it so.
  const paid = isShared ? iconsAmong(pack, spent).bird : 0;
  const need = supplyOf(state, seat).birds;
  return newPayment({ phase: "attackBirds", seat, icon: "bird", need, paid, territory });
}

export const attackBirds: DecisionPhase<Moa, PaymentFrame, PayMove | CountMove | DrawMove> = {
  publishes: ["count", "drawOne", "exchangeThree"],
  offers(play, frame, ask) {
    offerItems(play, frame, ask);
    // MOA-ATK-5: none at all is allowed here.
    offerBirdCounts(frame, ask, 0);
    // MOA-ATK-9: while nothing is half paid.
    if (frame.spent.length === 0) offerDrawingTiles(play, frame.seat, ask);
  },
  apply: byKind({
    ...drawing,
    pay: addItem,
    count(play, frame, [, birds]) {
      const { seat, territory } = frame;
      carryOutBirds(play, frame, birds);
      // MOA-ATK-6.
      territoryAt(play.state, territory).stronghold = true;
      play.emit({ kind: "strongholdPlaced", seat, territory, by: "attack" });
      finishAction(play);
    },
  }),
  // 3.4: no birds; what was proposed for some is taken back first.
  fallback: (_play, { spent }) => (spent.length === 0 ? NO_BIRDS : undefined),
};
