// Short answers: combat, bargaining, leaving. One candidate each, because dice follow that a comparison by samples would only blur.
import type { Decision } from "@outrigger/kernel";
import type { TahitiPack } from "../rules/components.ts";
import type { Crew } from "../rules/crew.ts";
import type { BargainFrame, BattleFrame, DealFrame, LandfallFrame, VoyageFrame } from "../rules/frames.ts";
import { rankOf } from "../rules/levels.ts";
import { heldBy } from "../rules/markers.ts";
import { poolOf, presetMuster } from "../rules/muster.ts";
import { attackOdds } from "../rules/odds/attack.ts";
import { expeditionOdds } from "../rules/odds/expedition.ts";
import { combatValue, piecesAt, piecesOf, totalUnits } from "../rules/pieces.ts";
import type { TahitiState } from "../rules/state.ts";
import type { Tahiti, TahitiPlay } from "../rules/tahiti.ts";
import { levelOf } from "../rules/victory.ts";
import { isLeader, LEVELS, type Level } from "../rules/vocabulary.ts";
import { turnsLeft } from "./value.ts";
import { AREA, CANOE, LEVEL_WORTH, PIECES } from "./weights.ts";

type Move = Tahiti["move"];
type Offers = readonly Move[];
type Answer = (state: TahitiState, pack: TahitiPack, decision: Decision, offers: Offers) => Move | undefined;

const GOOD_ODDS = 0.6;
const WORTH_LEAVING = 0.3;

function offered(offers: Offers, ...kinds: string[]): Move | undefined {
  for (const kind of kinds) {
    const move = offers.find(([name]) => name === kind);
    if (move !== undefined) return move;
  }
  return undefined;
}

/** The phases answered here; any other is left to plans and the search. */
export const ANSWERS: Readonly<Record<string, Answer>> = {
  combat: fightOrNot,
  engage: (state, pack, _decision, offers) => {
    const { attacker, defender, at: hex } = battleOf(state);
    const chance = (sea: boolean) => attackOdds({ state, pack }, { attacker, defender, hex, sea }).attacker.wins;
    return offered(offers, chance(true) > chance(false) ? "seaFight" : "landFight");
  },
  shaman: (state, pack, { seat }, offers) => {
    const { attacker, defender, at: hex } = battleOf(state);
    const odds = attackOdds({ state, pack }, { attacker, defender, hex });
    const wins = seat === attacker ? odds.attacker.wins : odds.defender.wins;
    return offered(offers, wins >= 0.5 ? "shamanIn" : "shamanOut");
  },
  seating: (_state, _pack, _decision, offers) => offered(offers, "go"),
  crash: (_state, _pack, _decision, offers) => offered(offers, "callOff", "go", "continue"),
  landing: (state, pack, decision, offers) => {
    const { at, defender } = decision.frame as unknown as { at: number; defender: number };
    const { attacker } = attackOdds({ state, pack }, { attacker: decision.seat, defender, hex: at });
    return offered(offers, ...(attacker.wins >= GOOD_ODDS ? ["assault"] : ["withdraw", "assault"]));
  },
  pursuit: (state, _pack, { seat }, offers) => offered(offers, isWorthPursuing(state, seat) ? "pursueAll" : "stay"),
  pursuers: (_state, _pack, _decision, offers) => offers.at(-1),
  trapped: (state, _pack, { seat }, offers) =>
    offered(offers, isChieftainTrapped(state, seat) ? "depart" : "surrender"),
  bargain,
  terms: (_state, _pack, _decision, offers) => offered(offers, "submit"),
  deal,
  dealTerms: (_state, _pack, _decision, offers) => offered(offers, "submit"),
  departure: (_state, _pack, _decision, offers) => offered(offers, "noMoreDeals", "deal", "cancel"),
  assemble: (_state, _pack, _decision, offers) => offered(offers, "ready", "crew"),
  landfall: settleOrNot,
  order: (_state, _pack, { seat }, offers) => offers.find(([, first]) => first === seat),
};

function battleOf(state: TahitiState): BattleFrame {
  return state.stack.findLast((frame) => frame.phase === "battle") as BattleFrame;
}

function isChieftainTrapped(state: TahitiState, seat: number): boolean {
  const { group } = battleOf(state);
  return state.pieces.some(({ id, kind, owner }) => kind === "chieftain" && owner === seat && group.includes(id));
}

/** What must be, and what promises well. */
function fightOrNot(state: TahitiState, pack: TahitiPack, { seat }: Decision, offers: Offers): Move | undefined {
  let best: { move: Move; wins: number } | undefined;
  for (const move of offers) {
    if (move[0] !== "fight") continue;
    const { wins } = attackOdds({ state, pack }, { attacker: seat, defender: move[2], hex: move[1] }).attacker;
    if (best === undefined || wins > best.wins) best = { move, wins };
  }
  const mayEnd = offered(offers, "endCombat");
  if (best === undefined) return mayEnd;
  return mayEnd === undefined || best.wins >= GOOD_ODDS ? best.move : mayEnd;
}

/** Population or Leaders to be caught, or a strong enough hand to leave the place. */
function isWorthPursuing(state: TahitiState, seat: number): boolean {
  const { group, chasers } = battleOf(state);
  const prey = state.pieces.filter((piece) => group.includes(piece.id));
  const hunters = state.pieces.filter((piece) => chasers.includes(piece.id) && piece.owner === seat);
  if (hunters.some((piece) => piece.kind === "chieftain")) return false;
  return prey.some((piece) => piece.kind === "population" || isLeader(piece.kind)) && hunters.length > 1;
}

/**
 * As captor: standard terms and no better, for a rich captive may yet win at sea. As captive: once for more canoes, then
 * whatever there is, for the alternative is the end.
 */
function bargain(_state: TahitiState, _pack: TahitiPack, { frame, seat }: Decision, offers: Offers): Move | undefined {
  const { captor, made, standing } = frame as BargainFrame;
  if (seat !== captor) return made[1] === 0 ? propose(offers, "generous") : offered(offers, "accept", "pass");
  const isCheap = standing !== null && standing.canoes + standing.giftCanoes <= 1 && standing.neutral.length === 0;
  if (isCheap) return offered(offers, "accept");
  return propose(offers, "standard") ?? offered(offers, "execute", "standard");
}

function propose(offers: Offers, preset: string): Move | undefined {
  return offers.find(([kind, name]) => kind === "propose" && name === preset);
}

/** A partner takes land for canoes while the land is worth more. */
function deal(_state: TahitiState, _pack: TahitiPack, { frame, seat }: Decision, offers: Offers): Move | undefined {
  const { standing, leaver } = frame as DealFrame;
  if (standing === null) return propose(offers, "allForCanoe");
  const price = CANOE * standing.giftCanoes + PIECES.fighters * totalUnits(standing.gifts);
  const isFair = seat === leaver ? standing.giftCanoes > 0 : AREA * standing.areas.length > price;
  return offered(offers, isFair ? "accept" : "refuse");
}

/** Takes what is at least as good as sailing on is to be expected to be. */
function settleOrNot(state: TahitiState, pack: TahitiPack, { frame }: Decision, offers: Offers): Move | undefined {
  const { level, cell } = frame as LandfallFrame;
  const { crew } = state.stack.findLast((below) => below.phase === "voyage") as VoyageFrame;
  // A stand-off costs two canoes to leave: that is never worth it to a careful captain.
  if (cell === "MD") return offered(offers, "settle");
  return offered(offers, LEVEL_WORTH[level] >= bestVoyage(pack, crew) ? "settle" : "sailOn");
}

function bestVoyage(pack: TahitiPack, crew: Crew): number {
  const worths = (["MD", "MV", "SV"] as const).map((target) => {
    const odds = expeditionOdds(pack, crew, target);
    return LEVELS.reduce((sum, level) => sum + odds[level] * LEVEL_WORTH[level], 0);
  });
  return Math.max(...worths);
}

/** In the last turn a player who is behind may still win at sea. */
export function shouldLeave(state: TahitiState, pack: TahitiPack, seat: number): boolean {
  if (turnsLeft(state, pack) > 0 || heldBy(state, pack, seat, "warCanoe").length === 0) return false;
  const own = rankOf(levelOf(state, pack, seat));
  const rivals = state.players.flatMap((_, other) => (other === seat ? [] : [rankOf(levelOf(state, pack, other))]));
  const target = state.players.length === 1 ? rankOf("MV") : Math.max(...rivals);
  if (own >= target) return false;
  const odds = expeditionOdds(pack, crewOf(state, pack, seat), LEVELS[target] as Level);
  const chance = LEVELS.filter((level) => rankOf(level) >= target).reduce((sum, level) => sum + odds[level], 0);
  return chance > WORTH_LEAVING;
}

function crewOf(state: TahitiState, pack: TahitiPack, seat: number): Crew {
  const departure = { phase: "departure", seat, free: true, emergency: false, askedBefore: 0, deals: [] } as const;
  const { canoes, units } = presetMuster(poolOf({ state, pack } as TahitiPlay, { ...departure, deals: [] }), "takeAll");
  const leaders = piecesOf(state, seat).filter((piece) => isLeader(piece.kind));
  return { canoes, units, leaders: leaders.reduce((sum, piece) => sum + combatValue(pack, piece), 0) };
}

/** Where the first people go: the Fighters with the Chieftain, one Population to the wood, the other home. */
export function deployment(state: TahitiState, pack: TahitiPack, seat: number, offers: Offers): Move | undefined {
  const home = state.players[seat]?.home ?? 0;
  const isWood = (hex: number): boolean => pack.map.at(hex).jungle && piecesAt(state, seat, hex).length === 0;
  const wood = offers.find(([, kind, hex]) => kind === "population" && isWood(Number(hex)));
  return wood ?? offers.find(([, , hex]) => hex === home);
}
