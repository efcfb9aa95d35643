// The discards of an exchange-three tile: any cards of the hand, old or new (MOA-KAR-12).
import { type DecisionPhase, dropAside } from "@outrigger/kernel";
import { countOf, playerAt } from "../cards.ts";
import type { MoaPack } from "../components.ts";
import { discardCards } from "../karakia.ts";
import type { Moa } from "../moa.ts";
import { withBirds } from "../moves.ts";
import type { ExchangeFrame } from "../state.ts";
import { type Bird, ICONS, type MoaMove } from "../vocabulary.ts";

const CONFIRM: MoaMove = ["confirm"];
const DISCARDS = withBirds((bird) => ["discard", bird]);

export const exchange: DecisionPhase<Moa, ExchangeFrame> = {
  publishes: ["confirm"],
  offers(play, { seat, discards, chosen }, ask) {
    const { hand } = playerAt(play, seat);
    const isComplete = chosen.length === discards;
    for (let at = 0; at < hand.length; at++) {
      const card = hand[at] as Bird;
      if (card === hand[at - 1] || countOf(chosen, card) === countOf(hand, card)) continue;
      if (isComplete) ask.refuse(DISCARDS[card], "MOA-KAR-12");
      else ask.offer(DISCARDS[card]);
    }
    if (isComplete) ask.offer(CONFIRM);
    else ask.refuse(CONFIRM, "MOA-KAR-12");
  },
  apply(play, frame, move) {
    if (move[0] === "discard") return void frame.chosen.push(move[1]);
    dropAside(play.state, frame.seat);
    discardCards(play, frame.seat, frame.chosen);
  },
  fallback: ({ pack }, _frame, offers) =>
    offers.reduce((best, move) => (worth(pack, move) < worth(pack, best) ? move : best)),
};

/** How many icons a discard would give away. */
function worth(pack: MoaPack, move: MoaMove): number {
  if (move[0] !== "discard") return 0;
  const { icons } = pack.birds[move[1]];
  return ICONS.reduce((sum, icon) => sum + icons[icon], 0);
}
