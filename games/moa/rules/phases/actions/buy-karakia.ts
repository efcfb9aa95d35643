// The action "buy karakia tiles": one tile, or two of different kinds in one payment.
import { type Ask, type Play, push } from "@outrigger/kernel";
import { playerAt } from "../../hand/cards.ts";
import type { Means } from "../../hand/means.ts";
import { finishAction, newPayment, pricedPhase } from "../../hand/payment.ts";
import type { Moa } from "../../moa.ts";
import { karakiaPrice } from "../../prices.ts";
import type { PurchaseFrame, TurnFrame } from "../../state.ts";
import { type BuyMove, KARAKIA } from "../../vocabulary.ts";

/** Single tiles, then each pair once; the kinds in the order of the stacks. */
const PURCHASES: readonly BuyMove[] = [
  ...KARAKIA.map((kind): BuyMove => ["buy", kind]),
  ...KARAKIA.flatMap((first, at) => KARAKIA.slice(at).map((second): BuyMove => ["buy", first, second])),
];

export function offerPurchases(play: Play<Moa>, means: Means, ask: Ask<Moa, BuyMove>): void {
  if (means.karakia === 0 && !ask.curious) return;
  const noteOf = ([, first, second]: BuyMove) =>
    ({ icon: "karakia", price: karakiaPrice(play.pack, first, second) }) as const;
  for (const move of PURCHASES) ask.weigh(move, purchaseBar(play, means, move), noteOf);
}

function purchaseBar({ state, pack }: Play<Moa>, means: Means, [, first, second]: BuyMove): string | undefined {
  if (first === second) return "MOA-BUY-2";
  if (second !== undefined && pack.constants.maxKarakiaTilesPerPurchase < 2) return "MOA-BUY-1";
  if (state.karakia[first] === 0 || (second !== undefined && state.karakia[second] === 0)) return "MOA-BUY-4";
  return means.karakia < karakiaPrice(pack, first, second) ? "MOA-BUY-1" : undefined;
}

export function startPurchase(play: Play<Moa>, { seat }: TurnFrame, move: BuyMove): void {
  const [, ...kinds] = move;
  const need = karakiaPrice(play.pack, move[1], move[2]);
  const payment = newPayment({ phase: "buyKarakia", seat, icon: "karakia", need });
  push(play.state, { ...payment, kinds });
}

export const buyKarakia = pricedPhase<PurchaseFrame>({
  price: "MOA-BUY-1",
  carryOut(play, frame) {
    const { seat, spent, kinds } = frame;
    const { fresh } = playerAt(play, seat);
    for (const kind of kinds) {
      play.state.karakia[kind]--;
      fresh.push(kind);
    }
    finishAction(play);
    play.tell(() => ({ kind: "karakiaBought", seat, kinds: kinds.slice(), payment: spent.slice() }));
  },
});
