// Defence: whoever has pieces in the invaded territory is asked in order; the first to pay saves it.
import { type AutomaticPhase, type DecisionPhase, type Play, pop, popTo, push, type Seat } from "@outrigger/kernel";
import { canDrawBird, playerAt } from "../cards.ts";
import { offerDrawingTiles, useDrawingTile } from "../karakia.ts";
import { fewestItems, handIcons, iconsOf, tileIcons } from "../means.ts";
import type { Moa } from "../moa.ts";
import { deedOf, newPayment, payCheapest, pricedPhase } from "../payment.ts";
import type { DefenceFrame, DefenceOfferFrame, MoaState, PaymentFrame, Territory } from "../state.ts";
import { fall, piecesOf, territoryAt, winMammal } from "../territory.ts";
import type { DefenceMove, DrawMove, Mammal } from "../vocabulary.ts";

const DEFEND: DefenceMove = ["defend"];
const DECLINE: DefenceMove = ["decline"];

/** MOA-DEF-1 to MOA-DEF-5: most pieces, then the leader, then the nearest to the first player. The neutral colour never defends. */
export function defenceOrder({ players, first }: MoaState, territory: Territory): Seat[] {
  const rank = (seat: Seat): number => {
    const distance = (seat - first + players.length) % players.length;
    return piecesOf(territory, seat) * 100 + (territory.leader === seat ? 50 : 0) - distance;
  };
  const seats = players.map((_, seat) => seat).filter((seat) => piecesOf(territory, seat) > 0);
  return seats.sort((one, other) => rank(other) - rank(one));
}

export const defence: AutomaticPhase<Moa, DefenceFrame> = {
  run(play, frame) {
    const { territory, mammal, order } = frame;
    const seat = order[frame.asked];
    if (seat === undefined) {
      pop(play.state);
      return fall(play, territory, mammal);
    }
    frame.asked++;
    if (isKnownToFail(play, seat, mammal)) return;
    push(play.state, { phase: "defenceOffer", seat, territory, mammal });
    play.emit({ kind: "defenceOffered", seat, territory, mammal });
  },
};

/** MOA-INFO-8: only what everybody can see may spare a seat the question. */
function isKnownToFail(play: Play<Moa>, seat: Seat, mammal: Mammal): boolean {
  const { state, pack } = play;
  const { hand, karakia } = playerAt(play, seat);
  const isOpen = state.options.openHands === "on";
  if (hand.length > 0 && !isOpen) return false;
  if (handIcons(play, seat, "fight") + tileIcons(play, seat, "fight") >= pack.mammals[mammal].fight) return false;
  const mayDraw = karakia.includes("draw_one") || karakia.includes("exchange_three");
  return !(mayDraw && canDrawBird(state));
}

export const defenceOffer: DecisionPhase<Moa, DefenceOfferFrame, DefenceMove | DrawMove> = {
  publishes: ["decline", "drawOne", "exchangeThree"],
  cuts: ["decline"],
  offers(play, { seat, mammal }, ask) {
    const { fight } = play.pack.mammals[mammal];
    // MOA-DEF-10: in full or not at all.
    if (iconsOf(play, seat, "fight") < fight) ask.refuse(DEFEND, "MOA-DEF-10");
    else if (ask.curious) ask.offer(DEFEND, { fight, items: fewestItems(play, seat, fight).length });
    else ask.offer(DEFEND);
    ask.offer(DECLINE);
    offerDrawingTiles(play, seat, ask);
  },
  apply(play, { seat, territory, mammal }, move) {
    switch (move[0]) {
      case "defend": {
        const { fight } = play.pack.mammals[mammal];
        return push(play.state, newPayment({ phase: "defencePayment", seat, icon: "fight", need: fight, territory }));
      }
      case "decline":
        pop(play.state);
        return play.emit({ kind: "defenceDeclined", seat, territory });
      default:
        return useDrawingTile(play, seat, move);
    }
  },
  fallback: () => DECLINE,
};

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
