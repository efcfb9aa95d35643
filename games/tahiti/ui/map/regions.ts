// Where the names of the Regions stand: at sea, as near to their shore as they fit, whole on the map.
import type { Box } from "@outrigger/board";
import { SIZE, type Spot } from "./geometry.ts";

export interface RegionName extends Spot {
  readonly turn: number;
}

/** How tall the letters are, and how much room one of them takes. */
export const LETTERS = 27;
const SPACED = LETTERS * 1.08;
/** From the middle of a land hex: clear of the shallow water. */
const OFFSHORE = SIZE * 1.5;
const MARGIN = 5;
/** Names are tried on a grid, level first: the steeper, the harder to read. */
const STEP = 24;
const TURNS = [0, -20, 20, -40, 40, -60, 60, -80, 80];
const STEEPNESS = 1.6;

/** Points along a name, from its first letter to its last. */
export function spotsAlong({ x, y, turn }: RegionName, letters: number): Spot[] {
  const radians = (turn * Math.PI) / 180;
  return [-0.5, -0.25, 0, 0.25, 0.5].map((part) => ({
    x: x + Math.cos(radians) * letters * SPACED * part,
    y: y + Math.sin(radians) * letters * SPACED * part,
  }));
}

/** A table is drawn with millions of these; `Math.hypot` takes ten times as long. */
function far(one: Spot, other: Spot): number {
  const x = one.x - other.x;
  const y = one.y - other.y;
  return Math.sqrt(x * x + y * y);
}

export function isWithin({ x, y }: Spot, map: Box): boolean {
  const rim = LETTERS / 2 + MARGIN;
  return x > map.x + rim && x < map.x + map.width - rim && y > map.y + rim && y < map.y + map.height - rim;
}

/** The place nearest to the Region at which its name lies off all land; undefined where the map has no room for it. */
export function besideRegion(
  own: readonly Spot[],
  land: readonly Spot[],
  letters: number,
  map: Box,
): RegionName | undefined {
  let best: RegionName | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let x = map.x; x < map.x + map.width; x += STEP)
    for (let y = map.y; y < map.y + map.height; y += STEP) {
      const near = own.reduce((sum, spot) => sum + far(spot, { x, y }), 0) / own.length;
      // Whatever the turn, a name has its middle here.
      if (near >= least || !isFree([{ x, y }], land, map)) continue;
      for (const turn of TURNS) {
        const cost = near + Math.abs(turn) * STEEPNESS;
        if (cost >= least || !isFree(spotsAlong({ x, y, turn }, letters), land, map)) continue;
        best = { x, y, turn };
        least = cost;
      }
    }
  return best;
}

function isFree(spots: readonly Spot[], land: readonly Spot[], map: Box): boolean {
  return spots.every((spot) => isWithin(spot, map) && land.every((other) => far(spot, other) > OFFSHORE));
}
