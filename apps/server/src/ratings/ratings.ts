// Everybody's ratings, worked out from the results of rated games and from nothing else: nothing of them is stored, so that
// none can be wrong for long. What is known is carried on by the games that have ended since.
import type { RatedMatch, Storage } from "@outrigger/storage";
import { addMatch, type Ladder, levelMember, newLadder, type Size, sizeOf } from "./ladder.ts";

export interface Ratings {
  /** Of this game at tables of this size, as of a few seconds ago. */
  ladder(game: string, size: Size): Promise<Ladder>;
  /** Every ladder there is. */
  all(): Promise<readonly Ladder[]>;
}

/** Nodes may write down what happened at the same time in either order: it is not looked at before it is settled. */
const SETTLED = 5_000;
/** People who leave the site take their name from old results: everything is worked out anew this often. */
const ANEW = 600_000;
const AT_ONCE = 500;

interface Known {
  readonly since: number;
  readonly ladders: Map<string, Ladder>;
  last: Pick<RatedMatch, "touched" | "id"> | undefined;
}

const nameOf = (game: string, size: Size): string => `${game} ${size}`;

/** Reads on from where it had come to. */
async function readOn(storage: Storage, known: Known, before: number): Promise<void> {
  for (;;) {
    const matches = await storage.ratedMatches({ after: known.last, before, most: AT_ONCE });
    for (const match of matches) {
      const [game, size] = [match.game, sizeOf(match)];
      const ladder = known.ladders.get(nameOf(game, size)) ?? newLadder(game, size);
      known.ladders.set(nameOf(game, size), ladder);
      addMatch(ladder, match);
      known.last = match;
    }
    if (matches.length < AT_ONCE) return;
  }
}

/** All ladders from all results that were there then. */
export async function laddersFrom(storage: Storage, before: number): Promise<readonly Ladder[]> {
  const known: Known = { since: before, ladders: new Map(), last: undefined };
  await readOn(storage, known, before);
  return [...known.ladders.values()];
}

export function newRatings(storage: Storage, now: () => number): Ratings {
  let known: Known | undefined;
  let reading: Promise<unknown> = Promise.resolve();
  const current = async (): Promise<Known> => {
    const at = now();
    if (known === undefined || at < known.since || at - known.since >= ANEW)
      known = { since: at, ladders: new Map(), last: undefined };
    const mine = known;
    // One after the other: no result may be counted twice.
    const done = reading.then(() => readOn(storage, mine, at - SETTLED));
    reading = done.catch(() => {
      known = undefined;
    });
    await done;
    return mine;
  };
  return {
    ladder: async (game, size) => (await current()).ladders.get(nameOf(game, size)) ?? newLadder(game, size),
    all: async () => [...(await current()).ladders.values()],
  };
}

/** Those who do not want to be rated have none here. Names for members that are computers are the reader's own affair. */
export async function memberNames(storage: Storage, members: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const people = members.filter((member) => !member.startsWith(levelMember("")));
  return new Map((await storage.ratedNames(people)).map(({ id, name }) => [id, name]));
}
