// A position's worth to each seat: what it owns, where its people stand, what it is about to gain, and what threatens it.
import { at } from "@outrigger/kernel";
import { contactsOf } from "../rules/combat/contacts.ts";
import type { TahitiPack } from "../rules/components.ts";
import { levelOf } from "../rules/endings/victory.ts";
import type { TahitiState } from "../rules/state.ts";
import type { Hex, Side } from "../rules/vocabulary.ts";
import { ambition } from "./ambition.ts";
import { catchChance, dangerAt, exposure } from "./danger.ts";
import { chanceToWin } from "./dice-table.ts";
import { works } from "./plans/works.ts";
import { combatUnits, type Stack, type Survey, stackAt, strengthOf, surveyOf } from "./survey.ts";
import {
  AREA,
  BEATEN,
  CHIEFTAIN_LOSS,
  CONQUEST,
  ELDER_LOSS,
  ENOUGH_GUARD,
  GROWTH_TURNS,
  HOME_GUARD,
  HOME_LOSS,
  HOMELESS,
  LAST_HOME_LOSS,
  LEVEL_WORTH,
  PIECES,
  VILLAGE,
  VILLAGE_GUARD,
  VILLAGE_LOSS,
} from "./weights.ts";

export function prospects(state: TahitiState, pack: TahitiPack): number[] {
  return prospectsFrom(surveyOf(state, pack));
}

export function prospectsFrom(survey: Survey): number[] {
  const { state, pack } = survey;
  const hopes = state.active < 0 ? 0 : fights(survey, state.active);
  return state.players.map((player, seat) => {
    if (state.stack.length === 0) return LEVEL_WORTH[levelOf(state, pack, seat)] + areas(state, seat);
    if (player.level !== "") return LEVEL_WORTH[player.level];
    return player.onTahiti ? standing(survey, seat) + (seat === state.active ? hopes : 0) : LEVEL_WORTH.SD;
  });
}

/** A seat's lead over its best rival; alone, its prospects. */
export function leadOf(state: TahitiState, pack: TahitiPack, seat: number): number {
  const all = prospects(state, pack);
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < all.length; other++) if (other !== seat) rival = Math.max(rival, all[other] ?? rival);
  return at(all, seat) - (all.length === 1 ? 0 : rival);
}

function areas({ control }: TahitiState, seat: number): number {
  let count = 0;
  for (const owner of control) if (owner === seat) count++;
  return count;
}

function standing(survey: Survey, seat: number): number {
  const { state, turns } = survey;
  const growth = Math.min(1, turns / GROWTH_TURNS);
  const worth = people(survey, seat) + works(survey, seat, growth);
  const hopes = turns === 0 ? 0 : ambition(survey, seat) - (state.players[seat]?.home === 0 ? HOMELESS : 0);
  return AREA * areas(state, seat) + growth * worth + hopes - dangers(survey, seat, growth);
}

function people({ stacks }: Survey, seat: number): number {
  let sum = 0;
  for (const { side, pieces } of stacks) if (side === seat) for (const { kind } of pieces) sum += PIECES[kind];
  return sum;
}

/** Contacts of the player whose turn it is: what a fight there is likely to bring. Notes whom he shakes. */
export function fights(survey: Survey, seat: number): number {
  const { state, pack } = survey;
  let sum = 0;
  for (const { hex, enemy, must } of contactsOf(state, pack, seat)) {
    const mine = stackAt(survey, seat, hex);
    if (mine === undefined || mine.at.sea) continue;
    const outlook = fightWorth(survey, mine, enemy);
    sum += must ? outlook : Math.max(0, outlook);
  }
  return sum;
}

/** What is to be won, times the chance of it, less what is at stake. */
function fightWorth(survey: Survey, mine: Stack, enemy: Side): number {
  const theirs = stackAt(survey, enemy, mine.at.id);
  const attack = strengthOf(survey, mine);
  const defence = (theirs === undefined ? 0 : strengthOf(survey, theirs)) + (mine.at.jungle ? 1 : 0);
  const wins = chanceToWin(attack, defence);
  if (theirs !== undefined) theirs.shaken = wins;
  let prize = villageStake(survey, enemy, mine.at.id);
  if (survey.state.control[mine.at.area] === enemy && survey.turns > 0) prize += CONQUEST / 2;
  let outlook = wins * prize;
  if (theirs !== undefined) {
    outlook += wins * BEATEN * peopleWorth(theirs);
    outlook += leadersWorth(theirs) * catchChance(survey, theirs, attack, defence);
  }
  outlook -= (1 - wins) * (BEATEN * peopleWorth(mine) + villageStake(survey, mine.side, mine.at.id));
  return outlook - leadersWorth(mine) * catchChance(survey, mine, defence + 1, attack);
}

/** What is lost with the Leaders of a stack, when they are taken. */
function leadersWorth({ chieftain, elders }: Stack): number {
  return (chieftain ? CHIEFTAIN_LOSS : 0) + ELDER_LOSS * elders;
}

function peopleWorth({ pieces }: Stack): number {
  let sum = 0;
  for (const { kind } of pieces) sum += PIECES[kind];
  return sum;
}

/** What a side loses with the Village in a hex. */
function villageStake({ state }: Survey, side: Side, hex: Hex): number {
  const village = state.villages.find(({ at, owner }) => at === hex && owner === side);
  if (village === undefined) return 0;
  if (state.players[side]?.home !== hex) return VILLAGE + VILLAGE_LOSS;
  const isLast = state.villages.filter(({ owner }) => owner === side).length === 1;
  return VILLAGE + (isLast ? LAST_HOME_LOSS : HOME_LOSS);
}

/** Troops in a Village are worth something before the enemy comes; a Chieftain will not be there when he does. */
function guardWorth(survey: Survey, guards: Stack, growth: number): number {
  const isHome = survey.state.players[guards.side]?.home === guards.at.id;
  const strength = strengthOf(survey, guards) - (guards.chieftain ? 1 : 0);
  const weight = isHome ? HOME_GUARD : VILLAGE_GUARD;
  return weight * growth * Math.min(ENOUGH_GUARD, combatUnits(guards) === 0 ? 0 : strength);
}

/** What the enemies' next turn may take away, less what stands ready against it. */
export function dangers(survey: Survey, seat: number, growth: number): number {
  const { state, stacks } = survey;
  let [sum, guarded] = [0, 0];
  for (const stack of stacks) {
    if (stack.side !== seat || stack.at.sea) continue;
    const worth = peopleWorth(stack);
    if (!stack.chieftain && worth * growth < PIECES.fighters) continue;
    const { beaten, caught } = dangerAt(survey, seat, stack.at.id);
    sum += BEATEN * growth * worth * beaten;
    sum += leadersWorth(stack) * caught;
  }
  for (const { at, owner } of state.villages) {
    if (owner !== seat) continue;
    const guards = stackAt(survey, seat, at);
    if (guards !== undefined) guarded += guardWorth(survey, guards, growth);
    const { beaten } = dangerAt(survey, seat, at);
    if (beaten > 0) sum += beaten * (villageStake(survey, seat, at) - VILLAGE * (1 - growth));
  }
  return exposure(survey, seat) * sum - guarded;
}
