// Ratings from outside, worked out anew from the results in the database; the server may be running meanwhile.
import type { DatabaseLocation } from "@outrigger/storage";
import { withStorage } from "../accounts/by-hand.ts";
import { levelOf, type Size } from "./ladder.ts";
import { laddersFrom, memberNames } from "./ratings.ts";
import { figures } from "./strength.ts";

export interface RatedLine {
  readonly game: string;
  readonly seats: Size;
  readonly member: string;
  readonly name: string;
  readonly rating: number;
  readonly doubt: number;
  readonly games: number;
}

/** Everybody's, by game and size of table, the strongest first. */
export function workOutRatings(place: DatabaseLocation): Promise<RatedLine[]> {
  return withStorage(place, async (storage) => {
    const lines: RatedLine[] = [];
    for (const { game, size, members } of await laddersFrom(storage, Number.MAX_SAFE_INTEGER)) {
      const names = await memberNames(storage, [...members.keys()]);
      const sorted = [...members].sort(([, one], [, other]) => other.mu - one.mu);
      for (const [member, standing] of sorted) {
        const name = levelOf(member) ?? names.get(member);
        if (name === undefined) continue;
        lines.push({ game, seats: size, member, name, games: standing.games, ...figures(standing) });
      }
    }
    return lines;
  });
}
