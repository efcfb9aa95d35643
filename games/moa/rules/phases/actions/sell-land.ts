// The action "sell land": a territory goes to a mammal of the display, for honour, and is locked for the rest of the game.
import { type Ask, type Play, push, type Seat } from "@outrigger/kernel";
import { loseLeaderTile, removeStronghold, returnBirds, returnLeader, territoryAt } from "../../board/territory.ts";
import { insertSorted, playerAt } from "../../hand/cards.ts";
import { type Means, type Position, takesAny, terrainBar } from "../../hand/means.ts";
import { deedOf, finishAction, pricedPhase, startPayment } from "../../hand/payment.ts";
import type { Moa } from "../../moa.ts";
import { atTerritories } from "../../moves.ts";
import { birdsOf, piecesOf } from "../../names.ts";
import type { PrizeNote } from "../../notes.ts";
import { salePrice } from "../../prices.ts";
import type { MoaState, SaleFrame, Territory, TurnFrame } from "../../state.ts";
import { DISPLAYED, type Displayed, type MoaMove, type Returned, type SellMove } from "../../vocabulary.ts";
import { isTileMissing } from "../invasions/invasion.ts";

const SALES = DISPLAYED.map((mammal) => ({
  mammal,
  moves: atTerritories((number): SellMove => ["sell", number, mammal]),
}));
const TO_WEASELS = atTerritories((number): MoaMove => ["sell", number, "weasel"]);

export function offerSales(play: Play<Moa>, means: Means, ask: Ask<Moa, SellMove>): void {
  const noteOf = ([, number, mammal]: SellMove): PrizeNote => {
    const any = takesAny(play.pack, means, number);
    return { icon: "honour", any, price: priceOf(play, mammal), points: play.pack.mammals[mammal].vp };
  };
  for (const { mammal, moves } of SALES) {
    if (play.state.display[mammal] === 0 && !ask.curious) continue;
    for (const move of moves) ask.weigh(move, saleBar(play, means, move[1], mammal), noteOf);
  }
  if (ask.curious) for (const move of TO_WEASELS) ask.refuse(move, "MOA-SEL-4");
}

export function priceOf({ state, pack }: Position, mammal: Displayed): number {
  return salePrice(pack.printed, state.sales, mammal);
}

function saleBar(play: Play<Moa>, means: Means, number: number, mammal: Displayed): string | undefined {
  const { state, pack } = play;
  const territory = territoryAt(state, number);
  if (territory.condition === "erupted") return "MOA-VOL-7";
  if (territory.condition === "sold") return "MOA-SEL-13";
  if (territory.condition === "invaded") return "MOA-SEL-2";
  const bar = terrainBar(pack, means, number);
  if (bar !== undefined) return bar;
  if (piecesOf(territory, means.seat) === 0) return "MOA-SEL-3";
  if (state.display[mammal] === 0) return "MOA-SEL-1";
  if (isTileMissing(play, mammal)) return "MOA-SUP-5";
  return means.honour < priceOf(play, mammal) ? "MOA-SEL-5" : undefined;
}

export function startSale(play: Play<Moa>, { seat }: TurnFrame, [, territory, mammal]: SellMove): void {
  const need = priceOf(play, mammal);
  push(play.state, { ...startPayment(play, { phase: "sellLand", seat, icon: "honour", need, territory }), mammal });
}

export const sellLand = pricedPhase<SaleFrame>({
  price: "MOA-SEL-5",
  carryOut(play, frame) {
    const { state } = play;
    const { seat, need, mammal } = frame;
    const territory = territoryAt(state, frame.territory);
    // MOA-SEL-7.
    state.display[mammal]--;
    insertSorted(playerAt(play, seat).saleCards, mammal);
    const returned = leaveOnePiece(state, territory, seat);
    const leaderTile = loseLeaderTile(state, territory);
    const stronghold = removeStronghold(territory);
    territory.condition = "sold";
    territory.mammal = mammal;
    territory.seller = seat;
    state.sales++;
    finishAction(play);
    play.tell(() => ({ kind: "landSold", mammal, price: need, ...deedOf(frame), returned, leaderTile, stronghold }));
  },
});

/** MOA-SEL-8, MOA-SEL-9: one piece of the seller stays, a bird if there is one; every other leader goes. */
function leaveOnePiece(state: MoaState, territory: Territory, seller: Seat): Returned {
  const leaving = Math.max(0, birdsOf(territory, seller) - 1);
  const birds = territory.birds.map((_, colour) => (colour === seller ? leaving : 0));
  returnBirds(state, territory, seller, leaving);
  const isOnlyPiece = territory.leader === seller && territory.birds[seller] === 0;
  return { birds, leader: isOnlyPiece ? null : returnLeader(state, territory) };
}
