// A player's turn: one action or a pass, karakia tiles before and after it, and the word that the turn is over.
import { type Ask, byKind, type DecisionPhase, type Play, pop } from "@outrigger/kernel";
import { drawing, offerDrawingTiles } from "../hand/karakia.ts";
import { meansOf } from "../hand/means.ts";
import type { Moa } from "../moa.ts";
import type { TurnFrame } from "../state.ts";
import type { ActionMove, EndMove, MoaMove, PassMove, TurnMove } from "../vocabulary.ts";
import { offerAttacks, startAttack } from "./actions/attack.ts";
import { offerPurchases, startPurchase } from "./actions/buy-karakia.ts";
import { offerMoves, startMove } from "./actions/move-birds.ts";
import { offerBirdPlacements, startPlaceBirds } from "./actions/place-birds.ts";
import { offerLeaders, startPlaceLeader } from "./actions/place-leader.ts";
import { offerStrongholds, placeStronghold } from "./actions/place-stronghold.ts";
import { offerSales, startSale } from "./actions/sell-land.ts";
import { endTurn } from "./turns.ts";

const PASS: PassMove = ["pass"];
const END: EndMove = ["end"];

export const turn: DecisionPhase<Moa, TurnFrame, TurnMove> = {
  publishes: ["pass", "drawOne", "exchangeThree", "stronghold", "end"],
  cuts: ["end"],
  offers(play, frame, ask) {
    const { seat, acted } = frame;
    if (!acted) offerActions(play, frame, ask);
    else if (ask.curious) offerActions(play, frame, barring(ask, "MOA-TURN-1"));
    offerDrawingTiles(play, seat, ask);
    offerMoves(play, seat, ask);
    offerStrongholds(play, seat, ask);
    // MOA-TURN-9: the player says when the turn is over, once there was an action or a pass.
    ask.weigh(END, acted ? undefined : "MOA-TURN-9");
  },
  apply: byKind({
    ...drawing,
    place: startPlaceBirds,
    leader: startPlaceLeader,
    attack: startAttack,
    sell: startSale,
    buy: startPurchase,
    pass(play, frame) {
      frame.acted = true;
      play.emit({ kind: "passed", seat: frame.seat, automatic: false });
    },
    moveBirds: startMove,
    stronghold: placeStronghold,
    end(play, { seat }) {
      pop(play.state);
      endTurn(play, seat);
    },
  }),
  fallback: (_play, { acted }) => (acted ? END : PASS),
};

/** MOA-TURN-2: the six actions. */
function offerActions(play: Play<Moa>, { seat }: TurnFrame, ask: Ask<Moa, ActionMove>): void {
  const means = meansOf(play, seat);
  offerBirdPlacements(play, means, ask);
  offerLeaders(play, means, ask);
  offerAttacks(play, means, ask);
  offerSales(play, means, ask);
  offerPurchases(play, means, ask);
  // MOA-PAS-1.
  ask.offer(PASS);
}

/** An Ask that refuses whatever it is offered, for one reason. */
function barring(ask: Ask<Moa, ActionMove>, clause: string): Ask<Moa, ActionMove> {
  const refuse = (move: MoaMove): void => ask.refuse(move, clause);
  return { curious: true, offer: refuse, refuse, weigh: refuse };
}
