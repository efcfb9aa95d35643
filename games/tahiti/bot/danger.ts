// What the enemy could do in his next turn: which stacks can reach a hex, and how an attack there would end.
import type { TahitiPack } from "../rules/components.ts";
import { combatCount, commanderValues, piecesAt, unitCount } from "../rules/pieces.ts";
import type { Piece, TahitiState } from "../rules/state.ts";
import { landStrength, waysToWin } from "../rules/strength.ts";
import { areaOfClan, areEnemies, type Hex, isClan, isCombat, isCommander, type Side } from "../rules/vocabulary.ts";
import { type LandWay, landWay } from "./ground.ts";

const THIRDS = 3;
const CLAN_THIRDS = 9;

/** A force of somebody's that could set out. */
export interface Force {
  readonly side: Side;
  readonly at: Hex;
  readonly strength: number;
  /** Thirds it may march. */
  readonly reach: number;
}

/** Every force on the map: stacks with Combat Units and somebody to lead them (clans lead themselves). */
export function forcesOf(state: TahitiState, pack: TahitiPack): Force[] {
  const forces: Force[] = [];
  const seen = new Set<number>();
  for (const { owner, at, kind } of state.pieces) {
    const key = owner * 10_000 + at;
    if (!isCombat(kind) || seen.has(key)) continue;
    seen.add(key);
    const stack = piecesAt(state, owner, at);
    const reach = isClan(owner) ? clanMarch(state, owner) : marchOf(pack, stack);
    if (reach > 0) forces.push({ side: owner, at, strength: landStrength(pack, stack, true), reach });
  }
  return forces;
}

/** A clan that nobody has roused stays where it is. */
function clanMarch({ clans }: TahitiState, side: Side): number {
  return clans.some((clan) => clan.active && clan.area === areaOfClan(side)) ? CLAN_THIRDS : 0;
}

function marchOf(pack: TahitiPack, stack: readonly Piece[]): number {
  const marches = stack
    .filter((piece) => isCommander(piece.kind))
    .map((piece) => commanderValues(pack, piece).movement);
  return THIRDS * Math.max(0, ...marches);
}

/** How much a force counts that needs two turns to come. */
const FAR_OFF = 0.4;

/** The chance that the best enemy force within reach wins in the hex; one that is two turns away counts for less. */
export function threat(state: TahitiState, pack: TahitiPack, forces: readonly Force[], side: Side, hex: Hex): number {
  const way: LandWay = landWay(pack);
  const bonus = pack.map.at(hex).jungle ? 1 : 0;
  let worst = 0;
  let defence = -1;
  for (const force of forces) {
    const far = way(force.at, hex);
    if (!areEnemies(side, force.side) || far > 2 * force.reach) continue;
    if (defence < 0) defence = landStrength(pack, piecesAt(state, side, hex), true) + bonus;
    const share = far > force.reach ? FAR_OFF : 1;
    worst = Math.max(worst, (share * waysToWin(force.strength, defence)) / 36);
  }
  return worst;
}

/** The chance that a beaten Leader is left alone: each Unit beside him halves it. */
export function isolation(state: TahitiState, side: Side, hex: Hex): number {
  const pieces = piecesAt(state, side, hex);
  const guards = unitCount(pieces) + combatCount(pieces);
  return 0.5 ** (guards / 2);
}
