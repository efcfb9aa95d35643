// The discards of an exchange-three tile: any cards of the hand, old or new (MOA-KAR-12).
import { type DecisionPhase, dropAside } from "@outrigger/kernel";
import type { MoaPack } from "../components.ts";
import { kindsLeft, playerAt } from "../hand/cards.ts";
import { discardCards } from "../hand/karakia.ts";
import type { Moa } from "../moa.ts";
import type { ExchangeFrame } from "../state.ts";
import { byBird } from "../tables.ts";
import { type ConfirmMove, type DiscardMove, ICONS } from "../vocabulary.ts";

type ExchangeMove = DiscardMove | ConfirmMove;

const CONFIRM: ConfirmMove = ["confirm"];
const DISCARDS = byBird((bird): DiscardMove => ["discard", bird]);

export const exchange: DecisionPhase<Moa, ExchangeFrame, ExchangeMove> = {
  publishes: ["confirm"],
  offers(play, { seat, discards, chosen }, ask) {
    const isComplete = chosen.length === discards;
    for (const card of kindsLeft(playerAt(play, seat).hand, chosen))
      ask.weigh(DISCARDS[card], isComplete ? "MOA-KAR-12" : undefined);
    ask.weigh(CONFIRM, isComplete ? undefined : "MOA-KAR-12");
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
function worth(pack: MoaPack, move: ExchangeMove): number {
  if (move[0] !== "discard") return 0;
  const { icons } = pack.birds[move[1]];
  return ICONS.reduce((sum, icon) => sum + icons[icon], 0);
}
