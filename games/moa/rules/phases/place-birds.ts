// The action "place birds", and the bird part of an attack, which works in the same way.
import { type Ask, at, type DecisionPhase, type Play, push, type Seat } from "@outrigger/kernel";
import { activeTerrain, type Means, needsAny, terrainBar } from "../means.ts";
import type { Moa } from "../moa.ts";
import { atTerritories } from "../moves.ts";
import type { PlaceNote } from "../notes.ts";
import { addItem, deedOf, finishAction, newPayment, offerItems, spend } from "../payment.ts";
import type { PaymentFrame } from "../state.ts";
import { putBirds, supplyOf, territoryAt } from "../territory.ts";
import type { CountMove, PayMove, PlaceMove } from "../vocabulary.ts";

const PLACES = atTerritories((number): PlaceMove => ["place", number]);

export function offerBirdPlacements(play: Play<Moa>, means: Means, ask: Ask<Moa, PlaceMove>): void {
  for (const move of PLACES) {
    const bar = placeBar(play, means, move[1]);
    if (bar !== undefined) ask.refuse(move, bar);
    else if (ask.curious) ask.offer(move, note(play, means, move[1]));
    else ask.offer(move);
  }
}

function note({ pack }: Play<Moa>, { active }: Means, number: number): PlaceNote {
  return { icon: "bird", any: needsAny(pack, active, number) };
}

function placeBar({ state, pack }: Play<Moa>, means: Means, number: number): string | undefined {
  const { condition } = territoryAt(state, number);
  if (condition === "erupted") return "MOA-VOL-7";
  if (condition === "sold") return "MOA-SEL-13";
  if (condition === "invaded") return "MOA-PLB-2";
  if (supplyOf(state, means.seat).birds === 0) return "MOA-PLB-6";
  return terrainBar(pack, means, number) ?? (means.bird === 0 ? "MOA-PLB-1" : undefined);
}

export function startPlaceBirds({ state, pack }: Play<Moa>, seat: Seat, territory: number): void {
  const any = needsAny(pack, activeTerrain(state, pack), territory);
  // MOA-PLB-7: more icons than birds in the supply cannot be used.
  const need = supplyOf(state, seat).birds;
  push(state, newPayment({ phase: "placeBirds", seat, icon: "bird", need, territory, any }));
}

/** Numbers of birds, from 0 on. */
const COUNTS: CountMove[] = [];

function countMove(count: number): CountMove {
  for (let next = COUNTS.length; next <= count; next++) COUNTS.push(["count", next]);
  return at(COUNTS, count);
}

/** Choosing the number of birds confirms the payment: at most as many as icons (MOA-PLB-1), fewer if wished (MOA-PLB-4). */
export function offerBirdCounts(frame: PaymentFrame, ask: Ask<Moa, CountMove>, least: number): void {
  const { paid, need } = frame;
  const most = Math.min(paid, need);
  if (least > 0) ask.refuse(countMove(0), "MOA-PLB-5");
  for (let count = least; count <= most; count++) {
    if (ask.curious) ask.offer(countMove(count), { lost: paid - count });
    else ask.offer(countMove(count));
  }
  if (ask.curious) ask.refuse(countMove(most + 1), most === need ? "MOA-PLB-6" : "MOA-PLB-1");
}

/** Pays the icons and puts the birds down; the event says so, also of none. */
export function carryOutBirds(play: Play<Moa>, frame: PaymentFrame, count: number): void {
  spend(play, frame);
  putBirds(play.state, frame.territory, frame.seat, count);
  play.tell(() => ({ kind: "birdsPlaced", count, ...deedOf(frame) }));
}

export const placeBirds: DecisionPhase<Moa, PaymentFrame, PayMove | CountMove> = {
  publishes: ["count"],
  offers(play, frame, ask) {
    offerItems(play, frame, ask);
    offerBirdCounts(frame, ask, 1);
  },
  apply(play, frame, move) {
    if (move[0] === "pay") return addItem(play, frame, move[1]);
    carryOutBirds(play, frame, move[1]);
    finishAction(play);
  },
  // 3.4: back to the menu; a payment that was begun is nobody's wish yet.
  fallback: () => undefined,
};
