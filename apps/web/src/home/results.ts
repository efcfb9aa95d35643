// Own results against computers, from the finished games this browser keeps: whoever removes a game removes it here too.
import type { StoredMatch } from "../workers/store-requests.ts";

type Finished = Pick<StoredMatch, "game" | "seats" | "end">;

/** All games of one kind against one level, and the share that was won, with a 95 % interval. A shared win counts by its part. */
export interface OwnResult {
  readonly game: string;
  readonly level: string;
  readonly games: number;
  readonly won: number;
  readonly low: number;
  readonly high: number;
}

/** From the weakest: against several the strongest counts. */
const LEVELS = ["random", "greedy", "easy", "medium", "hard", "master"];

/** In the order of `games`, the weakest level first. */
export function ownResults(entries: readonly Finished[], games: readonly string[]): OwnResult[] {
  const won = new Map<string, number[]>();
  for (const entry of entries) {
    const level = levelOf(entry);
    if (level === undefined) continue;
    const key = `${entry.game} ${level}`;
    won.set(key, [...(won.get(key) ?? []), shareOf(entry)]);
  }
  return games.flatMap((game) =>
    LEVELS.flatMap((level) => {
      const shares = won.get(`${game} ${level}`) ?? [];
      if (shares.length === 0) return [];
      const sum = shares.reduce((all, share) => all + share, 0);
      return [{ game, level, games: shares.length, won: sum, ...wilson(sum, shares.length) }];
    }),
  );
}

/** One person against computers, to the end: nothing else is a result of one's own. */
function levelOf({ seats, end }: Finished): string | undefined {
  const levels = seats.flatMap(({ kind, level = "medium" }) => (kind === "bot" ? [LEVELS.indexOf(level)] : []));
  if (end === null || end.how === "abandoned" || levels.length === 0 || levels.length !== seats.length - 1)
    return undefined;
  return LEVELS[Math.max(...levels)];
}

function shareOf({ seats, end }: Finished): number {
  const places = end?.result.places ?? [];
  const me = seats.findIndex(({ kind }) => kind === "person");
  return places[me] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}

const Z = 1.96;

function wilson(won: number, games: number): { readonly low: number; readonly high: number } {
  const share = won / games;
  const scale = 1 + Z ** 2 / games;
  const middle = (share + Z ** 2 / (2 * games)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
