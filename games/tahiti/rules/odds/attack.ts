// The odds of an attack, exactly: who wins, how far the loser runs, how many panic, who is taken.
import { QUIET } from "@outrigger/kernel";
import { stoppingChance } from "@outrigger/kernel/play";
import { canoesSunk, seaStrengths, squadronsOf } from "../advanced/sea-forces.ts";
import { landForces, landStrengths, newBattle } from "../combat/battle-record.ts";
import type { BattleFrame } from "../combat/frames.ts";
import { resolve } from "../combat/outcome.ts";
import type { AttackOdds, SideOdds } from "../notes.ts";
import type { TahitiPlay, TahitiTable } from "../tahiti.ts";
import type { Hex, Side } from "../vocabulary.ts";
import { add, type Distribution, outcomesOf, tally } from "./distribution.ts";
import { type Flight, fleeing } from "./retreat.ts";
import { type Route, routesOf } from "./route.ts";

export interface AttackPlan {
  readonly attacker: Side;
  readonly defender: Side;
  readonly hex: Hex;
  /** Whether each side's Shaman takes part: attacker, defender. Yes where nothing is said. */
  readonly shamans?: readonly [attacker: boolean, defender: boolean];
  /** Fight from canoes. */
  readonly sea?: boolean;
}

/**
 * The policy behind the numbers: Shamans as said; a player who wins takes the first branch of every retreat, a clan any
 * of them (TAH-SOLO-11); winners pursue with all they have; nobody leaves on an Expedition instead of surrendering; a lost
 * home is replaced by the first Village in line.
 */
export function attackOdds(play: TahitiTable, plan: AttackPlan): AttackOdds {
  const quiet = unheard(play);
  const battle = battleOf(quiet, plan);
  const strengths = strengthsOf(quiet, battle);
  const combats = outcomesOf(
    (chance) => resolve(...strengths, chance.die(6), chance.die(6)),
    ({ attackerWins, hexes }) => `${attackerWins}${hexes}`,
  );
  const ended = combats.ways.map(([outcome, ways]) => ({ ...outcome, chance: ways }));
  return {
    strengths,
    attacker: sideOdds(quiet, battle, 0, ended),
    defender: sideOdds(quiet, battle, 1, ended),
  };
}

/** What each side's die is held against, where the odds of what follows are not needed. */
export function attackStrengths(play: TahitiTable, plan: AttackPlan): readonly [attack: number, defence: number] {
  const quiet = unheard(play);
  return strengthsOf(quiet, battleOf(quiet, plan));
}

function unheard({ state, pack }: TahitiTable): TahitiPlay {
  return { state, pack, index: undefined, chance: stoppingChance(), ...QUIET };
}

function strengthsOf(play: TahitiPlay, battle: BattleFrame): [attack: number, defence: number] {
  return battle.sea ? seaStrengths(play, battle) : landStrengths(play, battle);
}

/** How the dice of a combat may fall, in 36ths: panic halves them again and again, and neither loses a bit to rounding. */
interface Ended {
  readonly attackerWins: boolean;
  readonly hexes: number;
  readonly chance: number;
}

const COMBAT_DICE = 36;

/** The battle as it would be declared, on the state as it is. */
function battleOf(play: TahitiPlay, { attacker, defender, hex, shamans, sea }: AttackPlan): BattleFrame {
  const calm = { ...play, state: { ...play.state, clans: [] } };
  const battle = newBattle(calm, attacker, defender, hex);
  if (sea === true || battle.sea) {
    battle.sea = true;
    battle.squadrons = squadronsOf(play, battle);
  }
  const declared = shamans ?? [true, true];
  for (const role of [0, 1] as const) battle.shamans[role] = declared[role] && hasShaman(play, battle, role);
  return battle;
}

function hasShaman(play: TahitiPlay, battle: BattleFrame, role: 0 | 1): boolean {
  return landForces(play, battle, role).some((piece) => piece.kind === "shaman");
}

function sideOdds(play: TahitiPlay, battle: BattleFrame, role: 0 | 1, ended: readonly Ended[]): SideOdds {
  const loses = ({ attackerWins }: Ended): boolean => attackerWins === (role === 1);
  const most = Math.max(0, ...ended.filter(loses).map((end) => end.hexes));
  const routes = battle.sea || most === 0 ? [] : routesFor(play, battle, role, most);
  const flights = flightsOf(routes, most, ended, loses);
  const all = [...flights.values()];
  return {
    wins: ended.reduce((sum, end) => sum + (loses(end) ? 0 : end.chance), 0) / COMBAT_DICE,
    retreat: tally(
      ended.map((end) => ({ value: loses(end) ? end.hexes : 0, chance: end.chance })),
      COMBAT_DICE,
      (hexes) => hexes,
    ),
    route: likeliest(routes)?.legs.map((leg) => leg.to) ?? [],
    panics: tally(all, COMBAT_DICE, (flight) => flight.panics),
    captured: tally(all, COMBAT_DICE, (flight) => flight.captured),
    leadersTaken: all.reduce((sum, { value, chance }) => sum + (value.leadersCaptured ? chance : 0), 0) / COMBAT_DICE,
    sunk: battle.sea ? sinkings(play, battle, role, ended, loses) : [1],
  };
}

const UNHURT: Flight = {
  trained: 0,
  militia: 0,
  population: 0,
  leaders: 0,
  panics: 0,
  captured: 0,
  leadersCaptured: false,
};

function flightsOf(
  routes: readonly Route[],
  most: number,
  ended: readonly Ended[],
  loses: (end: Ended) => boolean,
): Distribution<Flight> {
  const flights: Distribution<Flight> = new Map();
  const beaten = routes.length === 0 ? [] : ended.filter(loses);
  for (const end of ended) if (!beaten.includes(end)) add(flights, "unhurt", UNHURT, end.chance);
  for (const route of routes) {
    const after = fleeing(route, most);
    for (const { hexes, chance } of beaten)
      for (const [key, fled] of after[hexes] ?? []) add(flights, key, fled.value, fled.chance * chance * route.share);
  }
  return flights;
}

/** The first of the likeliest. */
function likeliest(routes: readonly Route[]): Route | undefined {
  const best = Math.max(...routes.map(({ share }) => share));
  return routes.find(({ share }) => share === best);
}

function routesFor({ state, pack }: TahitiPlay, battle: BattleFrame, role: 0 | 1, most: number): Route[] {
  const { attacker, defender, at, shamans } = battle;
  const [loser, winner] = role === 0 ? [attacker, defender] : [defender, attacker];
  return routesOf(state, pack, loser, winner, at, shamans[role], most);
}

/** TAH-SCOM-7. */
function sinkings(
  play: TahitiPlay,
  battle: BattleFrame,
  role: 0 | 1,
  ended: readonly Ended[],
  loses: (end: Ended) => boolean,
): number[] {
  const [own, theirs] = [battle.squadrons[role], battle.squadrons[1 - role]].map(
    (squadron) => squadron?.canoes.length ?? 0,
  );
  const sunk: { value: number; chance: number }[] = [];
  for (const end of ended) {
    const modifier = (theirs ?? 0) + (loses(end) ? end.hexes : 0);
    const rolls = outcomesOf((chance) => canoesSunk(play, chance.die(6) + modifier, own ?? 0), String);
    for (const [value, ways] of rolls.ways) sunk.push({ value, chance: (ways / rolls.of) * end.chance });
  }
  return tally(sunk, COMBAT_DICE, (count) => count);
}
