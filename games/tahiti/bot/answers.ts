// Short answers: combat, bargaining, leaving. One candidate each, because dice follow that a comparison by samples would only blur.
import type { Decision } from "@outrigger/kernel";
import type { TahitiPack } from "../rules/components.ts";
import type { Crew } from "../rules/crew.ts";
import type { BargainFrame, BattleFrame, DealFrame, LandfallFrame, VoyageFrame } from "../rules/frames.ts";
import { levelByAreas, rankOf } from "../rules/levels.ts";
import { heldBy } from "../rules/markers.ts";
import { poolOf, presetMuster } from "../rules/muster.ts";
import { type AttackPlan, attackStrengths } from "../rules/odds/attack.ts";
import { expeditionOdds } from "../rules/odds/expedition.ts";
import { combatValue, piecesAt, piecesOf, totalUnits } from "../rules/pieces.ts";
import type { Deal } from "../rules/settlement.ts";
import type { TahitiState } from "../rules/state.ts";
import type { Tahiti, TahitiPlay } from "../rules/tahiti.ts";
import { levelOf } from "../rules/victory.ts";
import { isLeader, LEVELS, type Level } from "../rules/vocabulary.ts";
import { dangerAt } from "./danger.ts";
import { chanceToWin } from "./dice-table.ts";
import { surveyOf, turnsLeft } from "./survey.ts";
import { leadOf } from "./value.ts";
import { AREA, CANOES, LEVEL_WORTH, PIECES } from "./weights.ts";

type Move = Tahiti["move"];
type Offers = readonly Move[];
type Answer = (state: TahitiState, pack: TahitiPack, decision: Decision, offers: Offers) => Move | undefined;

const GOOD_ODDS = 0.6;
/** The chance at sea for which one leaves: when there is nothing left to hope for, and when there is little. */
const LAST_CHANCE = 0.1;
const FAIR_CHANCE = 0.2;
/** A lead from which nobody comes back. */
const LOST = -600;
/** What hangs on a combat, as a rule. */
const STAKE = 2 * AREA;
/** A storm and a leak may be survived with so many. */
const ENOUGH_CANOES = 3;
/** The chance of being beaten next turn that a pursuit is worth. */
const BOLD = 0.3;

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
    const chance = (sea: boolean) => chanceOf(state, pack, { attacker, defender, hex, sea });
    return offered(offers, chance(true) > chance(false) ? "seaFight" : "landFight");
  },
  shaman: (state, pack, { seat }, offers) =>
    offered(offers, isShamanWanted(state, pack, seat) ? "shamanIn" : "shamanOut"),
  seating: (_state, _pack, _decision, offers) => offered(offers, "go"),
  crash: (_state, _pack, _decision, offers) => offered(offers, "callOff", "go", "continue"),
  landing: (state, pack, decision, offers) => {
    const { at, defender } = decision.frame as unknown as { at: number; defender: number };
    const wins = chanceOf(state, pack, { attacker: decision.seat, defender, hex: at });
    return offered(offers, ...(wins >= GOOD_ODDS ? ["assault"] : ["withdraw", "assault"]));
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

/** The attacker's chance of winning; what becomes of the beaten is dear to work out and not asked for here. */
function chanceOf(state: TahitiState, pack: TahitiPack, plan: AttackPlan): number {
  return chanceToWin(...attackStrengths({ state, pack }, plan));
}

/** TAH-SHAM-2: what he adds to the chance of winning, against the two turns he is away if it goes wrong. */
function isShamanWanted(state: TahitiState, pack: TahitiPack, seat: number): boolean {
  const { attacker, defender, at: hex } = battleOf(state);
  const isAttacker = seat === attacker;
  const chance = (takesPart: boolean): number => {
    const shamans = [!isAttacker || takesPart, isAttacker || takesPart] as const;
    const wins = chanceOf(state, pack, { attacker, defender, hex, shamans });
    return isAttacker ? wins : 1 - wins;
  };
  return (chance(true) - chance(false)) * STAKE >= (1 - chance(true)) * PIECES.shaman;
}

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
    const wins = chanceOf(state, pack, { attacker: seat, defender: move[2], hex: move[1] });
    if (best === undefined || wins > best.wins) best = { move, wins };
  }
  const mayEnd = offered(offers, "endCombat");
  if (best === undefined) return mayEnd;
  return mayEnd === undefined || best.wins >= GOOD_ODDS ? best.move : mayEnd;
}

/** A Chieftain on the run is worth any risk; other prey only where the hunters would not be hunted themselves. */
function isWorthPursuing(state: TahitiState, pack: TahitiPack, seat: number): boolean {
  const { group, before } = battleOf(state);
  const prey = state.pieces.filter((piece) => group.includes(piece.id));
  if (prey.some((piece) => piece.kind === "chieftain")) return true;
  if (!prey.some((piece) => piece.kind === "population" || isLeader(piece.kind))) return false;
  return dangerAt(surveyOf(state, pack), seat, before).beaten < BOLD;
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

/** A partner takes land for canoes while the land is worth more, and keeps a rival on Tahiti whose leaving would cost him the game. */
function deal(state: TahitiState, pack: TahitiPack, { frame, seat }: Decision, offers: Offers): Move | undefined {
  const { standing, leaver } = frame as DealFrame;
  if (standing === null) return propose(offers, "allForCanoe");
  if (seat === leaver) return offered(offers, standing.giftCanoes > 0 ? "accept" : "refuse");
  const price = (CANOES[0] ?? 0) * standing.giftCanoes + PIECES.fighters * totalUnits(standing.gifts);
  const isFair = AREA * standing.areas.length > price;
  return offered(offers, isFair && mayLeave(state, pack, seat, standing) ? "accept" : "refuse");
}

/** Land that is left behind buys canoes, where somebody else stays who has use for it (TAH-NEG-12). */
function wantsCanoes(state: TahitiState, pack: TahitiPack, seat: number): boolean {
  const staying = state.players.filter(({ onTahiti }) => onTahiti).length;
  return staying > 2 && heldBy(state, pack, seat, "warCanoe").length < ENOUGH_CANOES;
}

/** He can sail without us, others stay, or we have won with what he cedes. */
function mayLeave(state: TahitiState, pack: TahitiPack, seat: number, { areas, giftCanoes }: Deal): boolean {
  const staying = state.players.filter(({ onTahiti }) => onTahiti).length;
  if (giftCanoes === 0 || staying > 2) return true;
  const own = state.control.filter((owner) => owner === seat).length;
  return rankOf(levelByAreas(pack, own + areas.length)) >= rankOf("SV");
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

/** In the last turn whoever is behind may still win at sea; before that only whoever has lost Tahiti. */
export function shouldLeave(state: TahitiState, pack: TahitiPack, seat: number): boolean {
  if (heldBy(state, pack, seat, "warCanoe").length === 0) return false;
  const own = rankOf(levelOf(state, pack, seat));
  const isAlone = state.players.length === 1;
  const rivals = state.players.flatMap((_, other) => (other === seat ? [] : [rankOf(levelOf(state, pack, other))]));
  const toBeat = isAlone ? rankOf("MD") : Math.max(...rivals);
  const isBehind = isAlone ? own <= toBeat : own < toBeat;
  const isLastTurn = turnsLeft(state, pack) === 0;
  if (isLastTurn ? !isBehind : !isLost(state, pack, seat)) return false;
  return chanceAtSea(state, pack, seat, toBeat) > (isLastTurn ? LAST_CHANCE : FAIR_CHANCE);
}

function isLost(state: TahitiState, pack: TahitiPack, seat: number): boolean {
  return state.players.length > 1 && leadOf(state, pack, seat) < LOST;
}

/** Of doing better than the level; the same level counts half. */
function chanceAtSea(state: TahitiState, pack: TahitiPack, seat: number, rank: number): number {
  const odds = expeditionOdds(pack, crewOf(state, pack, seat), LEVELS[rank] as Level);
  return LEVELS.reduce((sum, level) => {
    if (rankOf(level) < rank) return sum;
    return sum + (rankOf(level) > rank ? odds[level] : odds[level] / 2);
  }, 0);
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
