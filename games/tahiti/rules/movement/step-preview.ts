// Ways that lead on from a step: what the interface shows of a move that is not made yet.
import type { Hex } from "../vocabulary.ts";

/** A hex that can be reached, the thirds left there, and the hex before it. */
export type Way = readonly [to: Hex, left: number, from: Hex];

/** Those of the ways from `start` that begin with the step into `first`, without that step itself. */
export function beyond(ways: readonly Way[], start: Hex, first: Hex): Way[] {
  const before = new Map(ways.map(([to, , from]) => [to, from]));
  const leadsThrough = (hex: Hex): boolean => {
    let at = before.get(hex);
    while (at !== undefined && at !== first && at !== start) at = before.get(at);
    return at === first;
  };
  return ways.filter(([to]) => to !== start && leadsThrough(to));
}
