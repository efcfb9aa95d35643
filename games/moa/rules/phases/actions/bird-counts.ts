// How many birds are put down: asked by "place birds" and in the bird part of an attack.
import { type Ask, at, type Play } from "@outrigger/kernel";
import { putBirds } from "../../board/territory.ts";
import { deedOf, spend } from "../../hand/payment.ts";
import type { Moa } from "../../moa.ts";
import type { PaymentFrame } from "../../state.ts";
import type { CountMove } from "../../vocabulary.ts";

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
  for (let count = least; count <= most; count++)
    ask.weigh(countMove(count), undefined, () => ({ lost: paid - count }));
  if (ask.curious) ask.refuse(countMove(most + 1), most === need ? "MOA-PLB-6" : "MOA-PLB-1");
}

/** Pays the icons and puts the birds down; the event says so, also of none. */
export function carryOutBirds(play: Play<Moa>, frame: PaymentFrame, count: number): void {
  spend(play, frame);
  putBirds(play.state, frame.territory, frame.seat, count);
  play.tell(() => ({ kind: "birdsPlaced", count, ...deedOf(frame) }));
}
