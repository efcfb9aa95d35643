// Villages, logs and canoes, and the hands that work on them.
import { at } from "@outrigger/kernel";
import { POPULATION_THIRDS } from "../../rules/movement/walking.ts";
import { type Hex, NOBODY, type Side } from "../../rules/vocabulary.ts";
import { landWay } from "../ground.ts";
import { holderOf, type Survey } from "../survey.ts";
import {
  BACKUP,
  BEGUN_HANDS,
  BEGUN_LOG,
  CANOES,
  LOGS,
  MORE_CANOES,
  PART_CANOES,
  PART_VILLAGE,
  SITE_HANDS,
  SITE_LOG,
  SITE_LOG_PER_HAND,
  TRAINEES,
  VILLAGE,
  WOODCUTTERS,
  YARD_LOG,
} from "../weights.ts";

/** What waits at a building site. */
interface Site {
  hands: number;
  logs: number;
  begun: boolean;
}

export function works(survey: Survey, seat: number, growth: number): number {
  const { state } = survey;
  let villages = 0;
  for (const village of state.villages) if (village.owner === seat) villages++;
  const sites = new Map<Hex, Site>();
  let sum = VILLAGE * villages + (villages > 1 ? BACKUP : 0);
  sum += hands(survey, seat, sites) + stores(survey, seat, sites);
  sum += progress(survey, seat, sites, growth) * (villages > 1 ? 1 : 2);
  return sum + woodcutters(survey, seat, sites);
}

function isYard({ state }: Survey, side: Side, hex: Hex): boolean {
  return state.villages.some((village) => village.at === hex && village.owner === side);
}

/** A clear river hex in an Area of ours that has no Village yet. */
function siteAt({ state, pack, villages }: Survey, side: Side, hex: Hex, sites: Map<Hex, Site>): Site | undefined {
  const { site, area } = pack.map.at(hex);
  if (!site || state.control[area] !== side || villages[area] !== NOBODY) return undefined;
  let found = sites.get(hex);
  if (found === undefined) {
    found = { hands: 0, logs: 0, begun: false };
    sites.set(hex, found);
  }
  return found;
}

/** What so many are worth; those beyond the list add nothing. */
function worthOf(worths: readonly number[], count: number): number {
  return at(worths, Math.min(count, worths.length - 1));
}

/** Population in Villages waits to be trained, at a site it builds. */
function hands(survey: Survey, seat: number, sites: Map<Hex, Site>): number {
  let sum = 0;
  for (const { side, at, population } of survey.stacks) {
    if (side !== seat || population === 0) continue;
    if (isYard(survey, seat, at.id)) sum += worthOf(TRAINEES, population);
    else {
      const site = siteAt(survey, seat, at.id, sites);
      if (site !== undefined) site.hands = population;
    }
  }
  return sum;
}

/** In the jungle it cuts wood: for a Village or a site within a day's walk. */
function woodcutters(survey: Survey, seat: number, sites: ReadonlyMap<Hex, Site>): number {
  const { state, stacks, pack } = survey;
  const way = landWay(pack);
  const isNear = (from: Hex): boolean => {
    for (const { at, owner } of state.villages) if (owner === seat && way(from, at) <= POPULATION_THIRDS) return true;
    for (const at of sites.keys()) if (way(from, at) <= POPULATION_THIRDS) return true;
    return false;
  };
  let busy = 0;
  for (const { side, at, population } of stacks) {
    if (side !== seat || population === 0 || !at.jungle || state.stumps.includes(at.id)) continue;
    if (isNear(at.id)) busy++;
  }
  return worthOf(WOODCUTTERS, busy);
}

/** The first of a kind are worth the most, and those in a yard more than others. */
function stores(survey: Survey, seat: number, sites: Map<Hex, Site>): number {
  let [logs, canoes, begun, sum] = [0, 0, 0, 0];
  for (const { kind, at } of survey.state.markers) {
    if (holderOf(survey, at) !== seat) continue;
    const isHandy = isYard(survey, seat, at);
    if (kind === "warCanoe") sum += CANOES[canoes++] ?? MORE_CANOES;
    else if (kind === "partBuiltCanoe") sum += (PART_CANOES[begun++] ?? 0) + (isHandy ? YARD_LOG : 0);
    else {
      sum += LOGS[logs++] ?? 0;
      if (isHandy) sum += logs < LOGS.length ? YARD_LOG : 0;
      else {
        const site = siteAt(survey, seat, at, sites);
        if (site !== undefined) site.logs++;
      }
    }
  }
  return sum;
}

/** How far the Villages to come have got: hands, logs, and what stands already. */
function progress(survey: Survey, seat: number, sites: Map<Hex, Site>, growth: number): number {
  for (const { at } of survey.state.partBuilt) {
    const site = siteAt(survey, seat, at, sites);
    if (site !== undefined) site.begun = true;
  }
  if (growth < 1) return 0;
  let sum = 0;
  for (const site of sites.values()) sum += site.begun ? begunWorth(site) : plannedWorth(site);
  return sum;
}

/** TAH-BUILD-17: three hands and a log begin a Village. */
function plannedWorth({ hands: there, logs }: Site): number {
  const builders = Math.min(there, SITE_HANDS.length - 1);
  let worth = at(SITE_HANDS, builders);
  if (logs > 0) worth += SITE_LOG + SITE_LOG_PER_HAND * builders;
  return worth + (logs > 1 ? SITE_LOG / 2 : 0);
}

/** TAH-BUILD-18: two hands and a log finish it; whoever has begun it does not wander off. */
function begunWorth({ hands: there, logs }: Site): number {
  const builders = Math.min(there, BEGUN_HANDS.length - 1);
  return PART_VILLAGE + at(BEGUN_HANDS, builders) + (logs > 0 ? BEGUN_LOG + SITE_LOG_PER_HAND * builders : 0);
}
