// The action "buy karakia tiles": one tile, or two of different kinds in one payment.
import { type Ask, type DecisionPhase, type Play, push, type Seat } from "@outrigger/kernel";
import { playerAt } from "../cards.ts";
import type { Means } from "../means.ts";
import type { Moa } from "../moa.ts";
import type { BuyNote } from "../notes.ts";
import { finishAction, newPayment, pricedPhase } from "../payment.ts";
import type { PaymentFrame } from "../state.ts";
import { KARAKIA, type Karakia, type MoaMove } from "../vocabulary.ts";

type Purchase = readonly ["buy", Karakia] | readonly ["buy", Karakia, Karakia];

const SINGLES: readonly Purchase[] = KARAKIA.map((kind) => ["buy", kind]);
/** Each pair once; the kinds in the order of the stacks. */
const PAIRS: readonly Purchase[] = KARAKIA.flatMap((first, at) =>
  KARAKIA.slice(at).map((second): Purchase => ["buy", first, second]),
);

export function offerPurchases(play: Play<Moa>, means: Means, ask: Ask<Moa>): void {
  if (means.karakia === 0 && !ask.curious) return;
  for (const move of SINGLES) offerPurchase(play, means, move, ask);
  for (const move of PAIRS) offerPurchase(play, means, move, ask);
}

function offerPurchase(play: Play<Moa>, means: Means, move: Purchase, ask: Ask<Moa>): void {
  const bar = purchaseBar(play, means, move);
  if (bar !== undefined) ask.refuse(move, bar);
  else if (ask.curious) ask.offer(move, { price: priceOf(play, move) } satisfies BuyNote);
  else ask.offer(move);
}

/** MOA-BUY-3: the sum of the costs. */
function priceOf({ pack }: Play<Moa>, [, first, second]: Purchase): number {
  return pack.karakia[first].cost + (second === undefined ? 0 : pack.karakia[second].cost);
}

function purchaseBar(play: Play<Moa>, means: Means, move: Purchase): string | undefined {
  const { state, pack } = play;
  const [, first, second] = move;
  if (first === second) return "MOA-BUY-2";
  if (second !== undefined && pack.constants.maxKarakiaTilesPerPurchase < 2) return "MOA-BUY-1";
  if (state.karakia[first] === 0 || (second !== undefined && state.karakia[second] === 0)) return "MOA-BUY-4";
  return means.karakia < priceOf(play, move) ? "MOA-BUY-1" : undefined;
}

export function startPurchase(play: Play<Moa>, seat: Seat, move: MoaMove): void {
  const purchase = move as Purchase;
  const kinds = purchase.slice(1) as Karakia[];
  const need = priceOf(play, purchase);
  push(play.state, newPayment({ phase: "buyKarakia", seat, icon: "karakia", need, kinds }));
}

export const buyKarakia: DecisionPhase<Moa, PaymentFrame> = pricedPhase({
  price: "MOA-BUY-1",
  carryOut(play, frame) {
    const { seat, spent } = frame;
    const kinds = frame.kinds as readonly Karakia[];
    const { fresh } = playerAt(play, seat);
    for (const kind of kinds) {
      play.state.karakia[kind]--;
      fresh.push(kind);
    }
    finishAction(play);
    if (play.telling) play.emit({ kind: "karakiaBought", seat, kinds: kinds.slice(), payment: spent.slice() });
  },
});
