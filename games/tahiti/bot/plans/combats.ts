// Answers in combat: which fights are sought, who takes part, who is pursued.
import { frameOf } from "@outrigger/kernel";
import type { Decision } from "@outrigger/kernel/play";
import type { TahitiPack } from "../../rules/components.ts";
import type { TahitiFrame } from "../../rules/frames.ts";
import { type AttackPlan, attackStrengths } from "../../rules/odds/attack.ts";
import type { TahitiState } from "../../rules/state.ts";
import { isLeader } from "../../rules/vocabulary.ts";
import { dangerAt } from "../danger.ts";
import { chanceToWin } from "../dice-table.ts";
import { type Move, type Offers, offered } from "../offered.ts";
import { surveyOf } from "../survey.ts";
import { AREA, PIECES } from "../weights.ts";

const GOOD_ODDS = 0.6;
const HOPELESS = 0.1;
/** What hangs on a combat, as a rule. */
const STAKE = 2 * AREA;
/** The chance of being beaten next turn that a pursuit is worth. */
const BOLD = 0.3;

/** The attacker's chance of winning; what becomes of the beaten is dear to work out and not asked for here. */
function chanceOf(state: TahitiState, pack: TahitiPack, plan: AttackPlan): number {
  return chanceToWin(...attackStrengths({ state, pack }, plan));
}

export function isGoodAttack(state: TahitiState, pack: TahitiPack, plan: AttackPlan): boolean {
  return chanceOf(state, pack, plan) >= GOOD_ODDS;
}

/** Whoever fights so will be beaten. */
export function isHopeless(state: TahitiState, pack: TahitiPack, plan: AttackPlan): boolean {
  return chanceOf(state, pack, plan) < HOPELESS;
}

/** TAH-SCOM-3: from the canoes, or ashore. */
export function isSeaBetter(state: TahitiState, pack: TahitiPack): boolean {
  const { attacker, defender, at: hex } = frameOf(state, "battle");
  const chance = (sea: boolean): number => chanceOf(state, pack, { attacker, defender, hex, sea });
  return chance(true) > chance(false);
}

/** TAH-SHAM-2: what he adds to the chance of winning, against the two turns he is away if it goes wrong. */
export function isShamanWanted(state: TahitiState, pack: TahitiPack, seat: number): boolean {
  const { attacker, defender, at: hex } = frameOf(state, "battle");
  const isAttacker = seat === attacker;
  const chance = (takesPart: boolean): number => {
    const shamans = [!isAttacker || takesPart, isAttacker || takesPart] as const;
    const wins = chanceOf(state, pack, { attacker, defender, hex, shamans });
    return isAttacker ? wins : 1 - wins;
  };
  return (chance(true) - chance(false)) * STAKE >= (1 - chance(true)) * PIECES.shaman;
}

export function isChieftainTrapped(state: TahitiState, seat: number): boolean {
  const { group } = frameOf(state, "battle");
  return state.pieces.some(({ id, kind, owner }) => kind === "chieftain" && owner === seat && group.includes(id));
}

/** What must be, and what promises well. */
export function fightOrNot(
  state: TahitiState,
  pack: TahitiPack,
  { seat }: Decision<TahitiFrame>,
  offers: Offers,
): Move | undefined {
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
export function isWorthPursuing(state: TahitiState, pack: TahitiPack, seat: number): boolean {
  const { group, before } = frameOf(state, "battle");
  const prey = state.pieces.filter((piece) => group.includes(piece.id));
  if (prey.some((piece) => piece.kind === "chieftain")) return true;
  if (!prey.some((piece) => piece.kind === "population" || isLeader(piece.kind))) return false;
  return dangerAt(surveyOf(state, pack), seat, before).beaten < BOLD;
}
