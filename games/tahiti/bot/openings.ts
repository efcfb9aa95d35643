// What lies open to a seat's commanders, for the learned judgement: land to claim, land to take, Villages to raid, the way home.
import { retreatHexes } from "../rules/movement/ways-home.ts";
import { isUnit, NOBODY, type Side } from "../rules/vocabulary.ts";
import { chanceToWin } from "./dice-table.ts";
import { landWay } from "./ground.ts";
import { bitOf, combatUnits, type Stack, type Survey, stackAt, strengthOf } from "./survey.ts";

/** Hexes of clear land that a Head Chieftain marches in a turn, in thirds. */
const MARCH = 12;
const FAR = 60;

export const OPENING_COUNTS = [
  "claimNow",
  "claimWay",
  "claimsNear",
  "preyNear",
  "preyFar",
  "raid",
  "raidLast",
  "escortTrained",
  "escortOthers",
  "cutOff",
  "outposts",
  "firstArmy",
  "secondArmy",
  "unled",
  "trainees",
  "crew",
  "initiative",
] as const;

export function openingCounts(survey: Survey, seat: number): number[] {
  const own = survey.stacks.filter(({ side, at }) => side === seat && !at.sea);
  const chieftain = own.find((stack) => stack.chieftain);
  const { initiative } = survey.state;
  return [
    ...claimCounts(survey, seat, chieftain),
    ...preyCounts(survey, seat, own),
    ...raidCounts(survey, seat, own),
    ...escortCounts(survey, seat, chieftain),
    ...armyCounts(survey, seat, own),
    seat === initiative.holder ? (initiative.doubled ? 64 : 32) : 0,
  ];
}

/** TAH-CTRL-1: the neutral Areas where no enemy is armed, as the Head Chieftain sees them. */
function claimCounts({ state, pack, armed }: Survey, seat: number, chieftain: Stack | undefined): number[] {
  if (chieftain === undefined) return [0, 0, 0];
  const way = landWay(pack);
  const foes = ~bitOf(seat);
  let [now, nearest, near] = [0, FAR, 0];
  pack.areas.forEach(({ hexes }, area) => {
    if (state.control[area] !== NOBODY || ((armed[area] ?? 0) & foes) !== 0) return;
    if (area === chieftain.at.area) now = armed[area] === bitOf(seat) ? 32 : 16;
    const thirds = Math.min(...hexes.map((hex) => way(chieftain.at.id, hex)));
    if (area !== chieftain.at.area) nearest = Math.min(nearest, thirds);
    if (thirds <= MARCH) near++;
  });
  return [now, 2 * nearest, 12 * near];
}

/** TAH-CTRL-5: enemy Areas without a Village where nobody is armed, within one march of led troops and within two. */
function preyCounts({ state, pack, armed, villages }: Survey, seat: number, own: readonly Stack[]): number[] {
  const way = landWay(pack);
  const bands = own.filter((stack) => stack.march > 0 && combatUnits(stack) > 0);
  let [near, far] = [0, 0];
  pack.areas.forEach(({ hexes }, area) => {
    const owner = state.control[area];
    if (owner === seat || owner === NOBODY || armed[area] !== 0 || villages[area] !== NOBODY) return;
    let turns = Number.POSITIVE_INFINITY;
    for (const { at, march } of bands) for (const hex of hexes) turns = Math.min(turns, way(at.id, hex) / march);
    if (turns <= 1) near++;
    else if (turns <= 2) far++;
  });
  return [12 * near, 8 * far];
}

/** The best odds against an enemy Village within a march, and against an enemy's last one. */
function raidCounts(survey: Survey, seat: number, own: readonly Stack[]): number[] {
  const { state, pack } = survey;
  const way = landWay(pack);
  let [best, last] = [0, 0];
  for (const { at, owner } of state.villages) {
    if (owner === seat) continue;
    const guards = stackAt(survey, owner, at);
    const defence = guards === undefined ? 0 : strengthOf(survey, guards);
    const isLast = state.villages.filter((village) => village.owner === owner).length === 1;
    for (const stack of own) {
      if (combatUnits(stack) === 0 || way(stack.at.id, at) > stack.march) continue;
      const wins = chanceToWin(strengthOf(survey, stack), defence);
      best = Math.max(best, wins);
      if (isLast) last = Math.max(last, wins);
    }
  }
  return [64 * best, 64 * last];
}

/** Who stands by the Head Chieftain, and whether enemies bar his way home (TAH-GEO-10). */
function escortCounts({ state, pack }: Survey, seat: number, chieftain: Stack | undefined): number[] {
  if (chieftain === undefined) return [0, 0, 0];
  const home = state.players[seat]?.home ?? 0;
  const isFree =
    chieftain.at.id === home ||
    (home !== 0 && retreatHexes({ state, pack }, seat, chieftain.at.id, home, "land").length > 0);
  return [16 * chieftain.trained, 12 * (chieftain.militia + chieftain.population), isFree ? 0 : 32];
}

/** Garrisons away from home, the strongest forces, who has nobody to lead them, who waits in Villages, and who would find room at sea. */
function armyCounts(survey: Survey, seat: Side, own: readonly Stack[]): number[] {
  const { state, canoes } = survey;
  const home = state.players[seat]?.home ?? 0;
  const armies = own.map((stack) => strengthOf(survey, stack)).sort((one, other) => other - one);
  let [outposts, trainees, fleet] = [0, 0, 0];
  for (const { at, owner } of state.villages) {
    if (owner !== seat) continue;
    const guards = stackAt(survey, seat, at);
    if (at !== home && guards !== undefined) outposts += Math.min(6, strengthOf(survey, guards));
    trainees += guards?.population ?? 0;
  }
  for (const stack of own) fleet += canoes.get(stack.at.id) ?? 0;
  const units = state.pieces.filter(({ owner, kind }) => owner === seat && isUnit(kind)).length;
  const unled = own.reduce((sum, stack) => sum + Math.max(0, combatUnits(stack) - stack.lead), 0);
  const crew = Math.min(units, 2 * fleet);
  return [5 * outposts, 8 * (armies[0] ?? 0), 8 * (armies[1] ?? 0), 8 * unled, 10 * trainees, 8 * crew];
}
