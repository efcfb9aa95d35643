// The price of a defence and what it brings.
import { pop, popTo } from "@outrigger/kernel";
import { territoryAt, winMammal } from "../../board/territory.ts";
import { deedOf, payCheapest, pricedPhase } from "../../hand/payment.ts";
import type { PaymentFrame } from "../../state.ts";

/** MOA-DEF-9 sets the price; MOA-DEF-11 and MOA-DEF-12 are what it buys. */
export const defencePayment = pricedPhase<PaymentFrame>({
  price: "MOA-DEF-9",
  isFinal: true,
  fallback: payCheapest,
  carryOut(play, frame) {
    const { state } = play;
    const { seat } = frame;
    const territory = territoryAt(state, frame.territory);
    const mammal = winMammal(play, frame);
    territory.stronghold = true;
    // The defence is over with its offer and its payment: nobody else is asked.
    popTo(state, "defence");
    pop(state);
    play.tell(() => ({ kind: "defended", mammal, ...deedOf(frame) }));
    play.emit({ kind: "strongholdPlaced", seat, territory: frame.territory, by: "defence" });
  },
});
