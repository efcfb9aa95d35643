// The tiles that draw cards. They may be used at any settled moment, also while others decide (MOA-KAR-10, MOA-KAR-11).
import { type Ask, type OffTurn, type Play, putAside, type Seat, topFrame } from "@outrigger/kernel";
import type { Moa } from "../moa.ts";
import type { MoaState } from "../state.ts";
import type { Bird, DrawMove, Karakia } from "../vocabulary.ts";
import { canDrawBird, drawBirds, playerAt, removeOne, returnKarakia } from "./cards.ts";

const DRAWING: readonly (readonly [move: DrawMove, kind: Karakia])[] = [
  [["drawOne"], "draw_one"],
  [["exchangeThree"], "exchange_three"],
];

/** Both tiles; `bar` is what speaks against either. */
export function offerDrawingTiles(play: Play<Moa>, seat: Seat, ask: Ask<Moa, DrawMove>, bar?: string): void {
  for (const [move, kind] of DRAWING)
    ask.weigh(move, bar ?? tileBar(play, seat, kind) ?? (canDrawBird(play.state) ? undefined : "MOA-KAR-13"));
}

/** The seat holds no such tile, or bought it too recently. */
export function tileBar(play: Play<Moa>, seat: Seat, kind: Karakia): string | undefined {
  const { karakia, fresh } = playerAt(play, seat);
  if (karakia.includes(kind)) return undefined;
  return fresh.includes(kind) ? "MOA-KAR-5" : "MOA-KAR-1";
}

/** What either tile does, for the tables of the phases that offer them. */
export const drawing = {
  drawOne(play: Play<Moa>, { seat }: { readonly seat: Seat }): void {
    useTile(play, seat, "draw_one");
    drawBirds(play, seat, play.pack.karakia.draw_one.amount ?? 0);
  },
  exchangeThree(play: Play<Moa>, { seat }: { readonly seat: Seat }): void {
    useTile(play, seat, "exchange_three");
    exchange(play, seat);
  },
};

export function useTile(play: Play<Moa>, seat: Seat, tile: Karakia): void {
  returnKarakia(play, seat, tile);
  play.emit({ kind: "karakiaUsed", seat, tile });
}

/** MOA-KAR-15: the discards interrupt whatever goes on; what others have proposed stays as it is. */
function exchange(play: Play<Moa>, seat: Seat): void {
  const { hand } = playerAt(play, seat);
  const discards = drawBirds(play, seat, play.pack.constants.exchangeDraw);
  // All that was drawn is all there is: no choice, and the sizes are known to everybody.
  if (hand.length === discards) discardCards(play, seat, hand.slice());
  else putAside(play.state, { phase: "exchange", seat, discards, chosen: [] });
}

export function discardCards(play: Play<Moa>, seat: Seat, cards: readonly Bird[]): void {
  const { hand } = playerAt(play, seat);
  for (const card of cards) {
    removeOne(hand, card);
    play.state.birdDiscard.push(card);
  }
  play.emit({ kind: "cardsDiscarded", seat, cards });
}

/** MOA-KAR-14, MOA-KAR-15: what the seats that are not asked may do. */
export const offTurn: OffTurn<Moa> = {
  offers: (play, seat, ask) => offerDrawingTiles(play, seat, ask, isSettled(play.state) ? undefined : "MOA-KAR-14"),
  apply: (play, seat, [kind]) => (kind === "drawOne" ? drawing.drawOne : drawing.exchangeThree)(play, { seat }),
};

/** Decisions at which everybody else may use a tile. */
const SETTLED: readonly string[] = ["turn", "defenceOffer", "neutral"];

function isSettled(state: MoaState): boolean {
  const top = topFrame(state);
  if (state.options.offTurnKarakia === "off" || top === undefined || state.aside.length > 0) return false;
  return SETTLED.includes(top.phase) || (top.phase === "attackBirds" && top.spent.length === 0);
}
