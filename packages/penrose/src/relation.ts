// How two tiles lie to each other, exactly: apart, overlapping, edge against edge, or resting on part of an edge.

import {
  ANGLE,
  cornersFromOrigin,
  EDGE_BY_TURN,
  edgeDirection,
  fencesMeet,
  type Shape,
  type Tile,
  UNIT,
} from "./rhomb.ts";
import { applyFactors, DISTANCES, HEIGHTS, minus, type PairMap, type Point, signOf, wrap } from "./ring.ts";

/** Nothing in common but, at most, a point. */
export const APART = -1;
/** The interiors meet (MAS-GEO-10). */
export const OVERLAP = -2;
/** A whole edge in common, on which the fences do not meet (MAS-GEO-9). */
export const MISMATCH = -3;
/** Part of an edge in common (MAS-GEO-11). */
export const PARTIAL = -4;

/** One of the four above; or, for two tiles that fit edge to edge, four times the edge of the first plus that of the other. */
export type Relation = number;

/** Centres further apart than this cannot belong to touching tiles: 1.91 edge lengths, and a margin for fixed point. */
const REACH = 1.95 * UNIT;

export function isNear(one: Tile, other: Tile): boolean {
  const right = one.x - other.x;
  const up = one.y - other.y;
  return right * right + up * up < REACH * REACH;
}

export function relate(one: Tile, other: Tile): Relation {
  if (!isNear(one, other)) return APART;
  return overlaps(one, other) ? OVERLAP : contact(one, other);
}

/** From lowest to highest corner across a direction, measured from v0. */
interface Extent {
  readonly low: readonly [number, number];
  readonly high: readonly [number, number];
}

/** By shape and by its turn relative to the direction measured across. */
const EXTENTS: Readonly<Record<Shape, readonly Extent[]>> = { W: extentsOf("W"), N: extentsOf("N") };

function extentsOf(shape: Shape): Extent[] {
  return HEIGHTS.map((_, turn) => {
    const { m, n } = HEIGHTS[0] as PairMap;
    const heights = cornersFromOrigin(shape, turn).map(
      (corner) => [applyFactors(m, corner), applyFactors(n, corner)] as const,
    );
    heights.sort((one, other) => signOf(one[0] - other[0], one[1] - other[1]));
    return { low: heights[0] as readonly [number, number], high: heights[3] as readonly [number, number] };
  });
}

/** Two convex shapes overlap unless a line along one of their edges parts them. */
function overlaps(one: Tile, other: Tile): boolean {
  const step = minus(other.at, one.at);
  return !(
    isParted(one, other, step, one.turn) ||
    isParted(one, other, step, wrap(one.turn + ANGLE[one.shape])) ||
    isParted(one, other, step, other.turn) ||
    isParted(one, other, step, wrap(other.turn + ANGLE[other.shape]))
  );
}

/** Whether a line in this direction has one tile on either side. `step` leads from v0 of the first to v0 of the other. */
function isParted(one: Tile, other: Tile, step: Point, direction: number): boolean {
  const { m, n } = HEIGHTS[direction] as PairMap;
  const upM = applyFactors(m, step);
  const upN = applyFactors(n, step);
  const own = EXTENTS[one.shape][wrap(one.turn - direction)] as Extent;
  const its = EXTENTS[other.shape][wrap(other.turn - direction)] as Extent;
  return (
    signOf(upM + its.low[0] - own.high[0], upN + its.low[1] - own.high[1]) >= 0 ||
    signOf(upM + its.high[0] - own.low[0], upN + its.high[1] - own.low[1]) <= 0
  );
}

/** What two tiles that do not overlap have in common. Being convex they touch along one line at most. */
function contact(one: Tile, other: Tile): Relation {
  for (let edge = 0; edge < 4; edge++) {
    const direction = edgeDirection(one, edge);
    const facing = EDGE_BY_TURN[other.shape][wrap(wrap(direction + 5) - other.turn)] as number;
    if (facing < 0) continue;
    const step = minus(other.corners[(facing + 1) % 4] as Point, one.corners[edge] as Point);
    const { m, n } = HEIGHTS[direction] as PairMap;
    if (applyFactors(m, step) !== 0 || applyFactors(n, step) !== 0) continue;
    const along = DISTANCES[direction] as PairMap;
    const [awayM, awayN] = [applyFactors(along.m, step), applyFactors(along.n, step)];
    if (awayM === 0 && awayN === 0)
      return fencesMeet(one.shape, edge, other.shape, facing) ? 4 * edge + facing : MISMATCH;
    if (signOf(awayM - 1, awayN) < 0 && signOf(awayM + 1, awayN) > 0) return PARTIAL;
  }
  return APART;
}
