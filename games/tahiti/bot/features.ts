// What is counted of a position of Tahiti for the learned judgement: pieces, strength, Areas, and what stands round each
// Head Chieftain and each Home Village.

import type { Features, Position } from "@outrigger/bots";
import { at } from "@outrigger/kernel";
import { landStrength } from "../rules/combat/strength.ts";
import { rankOf } from "../rules/endings/levels.ts";
import { levelOf } from "../rules/endings/victory.ts";
import type { TahitiState } from "../rules/state.ts";
import type { Tahiti } from "../rules/tahiti.ts";
import { areEnemies, type Hex, isClan, NOBODY, type Side } from "../rules/vocabulary.ts";
import { ambition } from "./ambition.ts";
import { dangerAt, exposure } from "./danger.ts";
import { landWay } from "./ground.ts";
import { OPENING_COUNTS, openingCounts } from "./openings.ts";
import { works } from "./plans/works.ts";
import { dangers, fights, prospectsFrom } from "./prospects.ts";
import { combatUnits, holderOf, type Survey, strengthOf, surveyOf } from "./survey.ts";

const SHARED = [
  "seats",
  "clock",
  "turnsLeft",
  "endless",
  "neutralAreas",
  "clans",
  "clanStrength",
  "reefs",
  "seaCombat",
  "construction",
  "movement",
  "combat",
] as const;

const EACH = [
  "prospects",
  "areas",
  "level",
  "onTahiti",
  "left",
  "home",
  "villages",
  "partVillages",
  "population",
  "militia",
  "slingers",
  "fighters",
  "heavy",
  "elders",
  "shaman",
  "strength",
  "canoes",
  "partCanoes",
  "logs",
  "atSea",
  "guard",
  "homeGuard",
  "foesAtChieftain",
  "foesNearChieftain",
  "foesFarChieftain",
  "foesAtHome",
  "foesNearHome",
  "foesFarHome",
  "chieftainBeaten",
  "chieftainCaught",
  "homeBeaten",
  "wayHome",
  "ambition",
  "exposed",
  "toMove",
  "wait",
  "sieges",
  "ledUnits",
  "claims",
  "armedAreas",
  "works",
  "dangers",
  "fights",
  ...OPENING_COUNTS,
] as const;
const PARTS = ["areas", "level"] as const;
/** Four Areas are a level, which is 20: where Areas explain nearly all of it, they are what is told. */
const UNITS = [1, 6.25] as const;

export const features: Features<Tahiti> = {
  version: 2,
  shared: SHARED,
  each: EACH,
  parts: PARTS,
  units: UNITS,
  count,
  final,
  pieces,
};

function count({ state, pack }: Position<Tahiti>): ReturnType<Features["count"]> {
  const survey = surveyOf(state, pack);
  const prospects = prospectsFrom(survey);
  return {
    shared: sharedCounts(survey),
    seats: state.players.map((_, seat) => seatCounts(survey, at(prospects, seat), seat)),
    prospects,
  };
}

function final({ state, pack }: Position<Tahiti>): number[][] {
  return state.players.map((_, seat) => [areasOf(state, seat), 20 * rankOf(levelOf(state, pack, seat))]);
}

function pieces({ state }: Position<Tahiti>): number[] {
  return state.players.map((_, seat) => state.pieces.filter(({ owner }) => owner === seat).length);
}

function areasOf({ control }: TahitiState, side: Side): number {
  return control.filter((owner) => owner === side).length;
}

function sharedCounts({ state, pack, stacks, turns }: Survey): number[] {
  const { players, clock, clans, switches } = state;
  const phase = state.stack.at(-1)?.phase;
  const clanPieces = stacks.filter(({ side }) => isClan(side)).flatMap(({ pieces }) => pieces);
  return [
    32 * (players.length - 1),
    4 * clock,
    4 * Math.min(30, turns),
    switches.seasonLimit === 0 ? 32 : 0,
    4 * areasOf(state, NOBODY),
    8 * clans.filter(({ active }) => active).length,
    4 * landStrength(pack, clanPieces, true),
    switches.crashingReefs ? 32 : 0,
    switches.seaCombat ? 32 : 0,
    phase === "build" ? 32 : 0,
    phase === "movement" ? 32 : 0,
    phase === "build" || phase === "movement" ? 0 : 32,
  ];
}

function seatCounts(survey: Survey, prospects: number, seat: number): number[] {
  const { state, pack } = survey;
  const player = at(state.players, seat);
  return [
    prospects / 16,
    6 * areasOf(state, seat),
    20 * rankOf(levelOf(state, pack, seat)),
    player.onTahiti ? 32 : 0,
    player.level === "" ? 0 : 32,
    player.home === 0 ? 0 : 32,
    20 * state.villages.filter(({ owner }) => owner === seat).length,
    20 * state.partBuilt.filter(({ at }) => holderOf(survey, at) === seat).length,
    ...pieceCounts(survey, seat),
    ...markerCounts(survey, seat),
    ...guardCounts(survey, seat),
    ambition(survey, seat) / 8,
    32 * exposure(survey, seat),
    seat === state.active ? 32 : 0,
    20 * Math.max(0, state.order.indexOf(seat)),
    ...warCounts(survey, seat),
    works(survey, seat, 1) / 8,
    dangers(survey, seat, 1) / 16,
    seat === state.active ? fights(survey, seat) / 16 : 0,
    ...openingCounts(survey, seat),
  ];
}

/** From "population" to "strength". */
function pieceCounts({ state, stacks, pack }: Survey, seat: number): number[] {
  const count = { population: 0, militia: 0, slingers: 0, fighters: 0, heavy: 0, elder: 0, shaman: 0, chieftain: 0 };
  for (const { kind, owner } of state.pieces) if (owner === seat) count[kind]++;
  const own = stacks.filter(({ side }) => side === seat);
  const strength = own.reduce((sum, { pieces }) => sum + landStrength(pack, pieces, true), 0);
  return [
    5 * count.population,
    8 * count.militia,
    8 * count.slingers,
    8 * count.fighters,
    8 * count.heavy,
    10 * count.elder,
    20 * count.shaman,
    3 * strength,
  ];
}

/** From "canoes" to "atSea". */
function markerCounts(survey: Survey, seat: number): number[] {
  const count = { warCanoe: 0, partBuiltCanoe: 0, bigLog: 0 };
  for (const { kind, at } of survey.state.markers) if (holderOf(survey, at) === seat) count[kind]++;
  const sailors = survey.stacks.filter(({ side, at }) => side === seat && at.sea);
  const atSea = sailors.reduce((sum, { pieces }) => sum + pieces.length, 0);
  return [10 * count.warCanoe, 10 * count.partBuiltCanoe, 10 * count.bigLog, 5 * atSea];
}

/** From "guard" to "wayHome": what stands round the Head Chieftain and the Home Village. */
function guardCounts(survey: Survey, seat: number): number[] {
  const { stacks, pack, state } = survey;
  const home = state.players[seat]?.home ?? 0;
  const escort = stacks.find(({ side, chieftain }) => side === seat && chieftain);
  const guards = stacks.find(({ side, at }) => side === seat && at.id === home);
  const chieftain = escort?.at.id ?? 0;
  const danger = escort === undefined || escort.at.sea ? { beaten: 0, caught: 0 } : dangerAt(survey, seat, chieftain);
  const threat = home === 0 ? { beaten: 0 } : dangerAt(survey, seat, home);
  const way = chieftain === 0 || home === 0 || escort?.at.sea === true ? 0 : landWay(pack)(chieftain, home);
  return [
    8 * (escort === undefined ? 0 : strengthOf(survey, escort)),
    8 * (guards === undefined ? 0 : strengthOf(survey, guards)),
    ...foesRound(survey, seat, chieftain),
    ...foesRound(survey, seat, home),
    100 * danger.beaten,
    100 * danger.caught,
    100 * threat.beaten,
    2 * Math.min(60, way),
  ];
}

/** Hexes of clear land a commander may march in a turn, in thirds. */
const MARCH = 12;

/** Enemy strength at a hex, within a turn's march, and within two. */
function foesRound(survey: Survey, seat: number, hex: Hex): [at: number, near: number, far: number] {
  if (hex === 0 || survey.pack.map.at(hex).sea) return [0, 0, 0];
  const way = landWay(survey.pack);
  let [at, near, far] = [0, 0, 0];
  for (const stack of survey.stacks) {
    if (!areEnemies(seat, stack.side) || combatUnits(stack) === 0 || stack.at.sea) continue;
    const distance = way(stack.at.id, hex);
    const strength = strengthOf(survey, stack);
    if (distance === 0) at += strength;
    else if (distance <= MARCH) near += strength;
    else if (distance <= 2 * MARCH) far += strength;
  }
  return [8 * at, 6 * near, 5 * far];
}

/** From "sieges" to "armedAreas". */
function warCounts({ state, stacks, armed, villages }: Survey, seat: number): number[] {
  const own = stacks.filter(({ side }) => side === seat);
  const led = own.reduce((sum, stack) => sum + Math.min(combatUnits(stack), stack.lead), 0);
  const bit = 1 << seat;
  let [sieges, claims, held] = [0, 0, 0];
  state.control.forEach((owner, area) => {
    if (armed[area] !== bit) return;
    held++;
    if (owner === NOBODY) claims++;
    else if (owner !== seat && villages[area] === NOBODY) sieges++;
  });
  return [12 * sieges, 6 * led, 8 * claims, 6 * held];
}
