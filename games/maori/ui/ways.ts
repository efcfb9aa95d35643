// What a space on offer is judged by: the best way round the tile in hand could lie there.
import type { Way } from "../rules/index.ts";

/** The way round that brings most; one that can never be finished only where there is no other. */
export function bestWay(ways: readonly Way[]): Way | undefined {
  return ways.reduce<Way | undefined>(
    (best, way) => (best === undefined || isBetter(way, best) ? way : best),
    undefined,
  );
}

function isBetter(one: Way, other: Way): boolean {
  if (one.toEdge !== other.toEdge) return other.toEdge;
  if (one.points !== other.points) return one.points > other.points;
  return one.finishes && !other.finishes;
}
