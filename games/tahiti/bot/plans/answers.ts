// Short answers: combat, bargaining, leaving. One candidate each, because dice follow that a comparison by samples would only blur.

import type { TahitiPack } from "../../rules/components.ts";
import { piecesAt } from "../../rules/pieces.ts";
import type { TahitiState } from "../../rules/state.ts";
import { type Answer, frameIn, type Move, type Offers, offered } from "../offered.ts";
import { bargain, deal, wantsCanoes } from "./bargains.ts";
import {
  fightOrNot,
  isChieftainTrapped,
  isGoodAttack,
  isSeaBetter,
  isShamanWanted,
  isWorthPursuing,
} from "./combats.ts";
import { settleOrNot } from "./departures.ts";

/** The phases answered here; any other is left to plans and the search. */
export const ANSWERS: Readonly<Record<string, Answer>> = {
  combat: fightOrNot,
  engage: (state, pack, _decision, offers) => offered(offers, isSeaBetter(state, pack) ? "seaFight" : "landFight"),
  shaman: (state, pack, { seat }, offers) =>
    offered(offers, isShamanWanted(state, pack, seat) ? "shamanIn" : "shamanOut"),
  seating: (_state, _pack, _decision, offers) => offered(offers, "go"),
  crash: (_state, _pack, _decision, offers) => offered(offers, "callOff", "go", "continue"),
  landing: (state, pack, decision, offers) => {
    const { seat, at, defender } = frameIn(decision, "landing");
    const isGood = isGoodAttack(state, pack, { attacker: seat, defender, hex: at });
    return offered(offers, ...(isGood ? ["assault"] : ["withdraw", "assault"]));
  },
  pursuit: (state, pack, { seat }, offers) =>
    offered(offers, isWorthPursuing(state, pack, seat) ? "pursueAll" : "stay"),
  pursuers: (_state, _pack, _decision, offers) => offers.at(-1),
  trapped: (state, _pack, { seat }, offers) =>
    offered(offers, isChieftainTrapped(state, seat) ? "depart" : "surrender"),
  bargain,
  terms: (_state, _pack, _decision, offers) => offered(offers, "submit"),
  deal,
  dealTerms: (_state, _pack, _decision, offers) => offered(offers, "submit"),
  departure: (state, pack, { seat }, offers) =>
    offered(offers, ...(wantsCanoes(state, pack, seat) ? ["deal"] : []), "noMoreDeals", "deal", "cancel"),
  assemble: (_state, _pack, _decision, offers) => offered(offers, "ready", "crew"),
  landfall: settleOrNot,
  order: (_state, _pack, { seat }, offers) => offers.find(([, first]) => first === seat),
};

/** Where the first people go: the Fighters with the Chieftain, one Population to the wood, the other home. */
export function deployment(state: TahitiState, pack: TahitiPack, seat: number, offers: Offers): Move | undefined {
  const home = state.players[seat]?.home ?? 0;
  const isWood = (hex: number): boolean => pack.map.at(hex).jungle && piecesAt(state, seat, hex).length === 0;
  const wood = offers.find(([, kind, hex]) => kind === "population" && isWood(Number(hex)));
  return wood ?? offers.find(([, , hex]) => hex === home);
}
