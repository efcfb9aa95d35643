// In which order ways and land are stepped through.
import type { MaasaiView, ParcelView } from "../../rules/index.ts";
import type { Bounds } from "../geometry.ts";
import type { Way } from "./tiles.ts";

/** Round the table, so that ways that compete for the same ground follow each other. */
export function waysAround(ways: readonly Way[], { x, y, width, height }: Bounds): number[] {
  const turns = ways.map(({ drawn: { centre } }, way) => ({
    way,
    turn: Math.atan2(centre.y - y - height / 2, centre.x - x - width / 2),
  }));
  return turns.sort((one, other) => one.turn - other.turn).map(({ way }) => way);
}

/** A shield that is dragged comes to lie on a way no further off than this. */
const PULL = 90;

export function nearestWay(ways: readonly Way[], x: number, y: number): number | undefined {
  let [best, least] = [-1, PULL];
  for (const [at, { drawn }] of ways.entries()) {
    const away = Math.hypot(drawn.centre.x - x, drawn.centre.y - y);
    if (away < least) [best, least] = [at, away];
  }
  return best === -1 ? undefined : best;
}

/** Claimed land first, then the largest. */
export function landInOrder({ parcels }: MaasaiView): ParcelView[] {
  const rank = ({ owner, spots }: ParcelView): number => spots + (owner === null ? 0 : 1_000);
  return parcels.filter(({ boma }) => boma === null).sort((one, other) => rank(other) - rank(one));
}

/** The one after (or before) this one, round and round; from none to the first or the last. */
export function nextOf<Item>(ring: readonly Item[], at: number, by: 1 | -1): Item | undefined {
  const from = at === -1 && by === -1 ? 0 : at;
  return ring[(from + by + ring.length) % ring.length];
}
