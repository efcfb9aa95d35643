// Where Population may go by itself (TAH-PMOV-6).
import type { HexInfo } from "../island/map.ts";
import { enemyCombatAt, hasCombatAt } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";
import type { Hex, Way } from "../vocabulary.ts";
import { type LandZones, landZones } from "./land-zones.ts";

/** TAH-PMOV-1: three points of movement. */
export const POPULATION_THIRDS = 9;

/** The clause that forbids the step; undefined when it may be taken. */
export function whyNotWalk(
  { state }: TahitiPlay,
  unit: Piece,
  to: HexInfo,
  left: number,
  zones: LandZones,
  isFirst: boolean,
): string | undefined {
  if (to.cost > left) return "TAH-PMOV-1";
  if (zones.isOccupied(to.id)) return "TAH-PMOV-6";
  if (!zones.isInfluenced(to.id) || hasCombatAt(state, unit.owner, to.id)) return undefined;
  return isFirst && isEscape(state, unit, to) ? undefined : "TAH-PMOV-6";
}

/** Out of a hex shared with enemy Combat Units, into a zone that only those exert. */
function isEscape(state: TahitiPlay["state"], unit: Piece, to: HexInfo): boolean {
  if (!enemyCombatAt(state, unit.owner, unit.at)) return false;
  return to.landSteps.every((from) => from.id === unit.at || !enemyCombatAt(state, unit.owner, from.id));
}

export function canWalk(play: TahitiPlay, unit: Piece): boolean {
  const { landSteps } = play.pack.map.at(unit.at);
  if (landSteps.length === 0) return false;
  const zones = landZones(play.state, play.pack, unit.owner);
  return landSteps.some((to) => whyNotWalk(play, unit, to, POPULATION_THIRDS, zones, true) === undefined);
}

/** Every hex the unit could walk to from here. */
export function walkingReach(play: TahitiPlay, unit: Piece, left: number, isFirst: boolean): Way[] {
  const zones = landZones(play.state, play.pack, unit.owner);
  const best = new Map<Hex, readonly [left: number, from: Hex]>();
  const open = [{ hex: play.pack.map.at(unit.at), left, isFirst }];
  for (const { hex, left: rest, isFirst: mayEscape } of open) {
    for (const to of hex.landSteps) {
      const then = rest - to.cost;
      if (whyNotWalk(play, unit, to, rest, zones, mayEscape) !== undefined) continue;
      if ((best.get(to.id)?.[0] ?? -1) >= then) continue;
      best.set(to.id, [then, hex.id]);
      // An escape into a zone ends there.
      const isHeld = zones.isInfluenced(to.id) && !hasCombatAt(play.state, unit.owner, to.id);
      if (!isHeld) open.push({ hex: to, left: then, isFirst: false });
    }
  }
  return [...best].map(([to, [then, from]]) => [to, then, from]);
}
