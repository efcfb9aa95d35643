// The action "place birds": a bird for each icon paid, in one territory.
import { type Ask, byKind, type DecisionPhase, type Play, push } from "@outrigger/kernel";
import { supplyOf, territoryAt } from "../../board/territory.ts";
import { type Means, takesAny, terrainBar } from "../../hand/means.ts";
import { addItem, finishAction, offerItems, startPayment } from "../../hand/payment.ts";
import type { Moa } from "../../moa.ts";
import { atTerritories } from "../../moves.ts";
import type { PlaceNote } from "../../notes.ts";
import type { PaymentFrame, TurnFrame } from "../../state.ts";
import type { CountMove, PayMove, PlaceMove } from "../../vocabulary.ts";
import { carryOutBirds, offerBirdCounts } from "./bird-counts.ts";

const PLACES = atTerritories((number): PlaceMove => ["place", number]);

export function offerBirdPlacements(play: Play<Moa>, means: Means, ask: Ask<Moa, PlaceMove>): void {
  const noteOf = ([, number]: PlaceMove): PlaceNote => ({ icon: "bird", any: takesAny(play.pack, means, number) });
  for (const move of PLACES) ask.weigh(move, placeBar(play, means, move[1]), noteOf);
}

function placeBar({ state, pack }: Play<Moa>, means: Means, number: number): string | undefined {
  const { condition } = territoryAt(state, number);
  if (condition === "erupted") return "MOA-VOL-7";
  if (condition === "sold") return "MOA-SEL-13";
  if (condition === "invaded") return "MOA-PLB-2";
  if (supplyOf(state, means.seat).birds === 0) return "MOA-PLB-6";
  return terrainBar(pack, means, number) ?? (means.bird === 0 ? "MOA-PLB-1" : undefined);
}

export function startPlaceBirds(play: Play<Moa>, { seat }: TurnFrame, [, territory]: PlaceMove): void {
  // MOA-PLB-7: icons beyond the birds in the supply are lost.
  const need = supplyOf(play.state, seat).birds;
  push(play.state, startPayment(play, { phase: "placeBirds", seat, icon: "bird", need, territory }));
}

export const placeBirds: DecisionPhase<Moa, PaymentFrame, PayMove | CountMove> = {
  publishes: ["count"],
  offers(play, frame, ask) {
    offerItems(play, frame, ask);
    offerBirdCounts(frame, ask, 1);
  },
  apply: byKind({
    pay: addItem,
    count(play, frame, [, birds]) {
      carryOutBirds(play, frame, birds);
      finishAction(play);
    },
  }),
  // 3.4: back to the menu; a payment that was begun is nobody's wish yet.
  fallback: () => undefined,
};
