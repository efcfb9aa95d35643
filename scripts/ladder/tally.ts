// Counting a bot match: draws count half, and what is claimed is the lower end of a 95 % Wilson interval.
import type { Contender } from "@outrigger/bots";
import { addLost, isEngine, type Lost } from "@outrigger/engines";
import type { Bout, BoutResult, Effort } from "./bout.ts";

/** The bot expected to win, and the other. */
export type Pair = readonly [Contender, Contender];

export interface Tally {
  readonly pair: Pair;
  games: number;
  /** Games won by the first bot of the pair, draws half. */
  won: number;
}

export interface Standing {
  readonly pair: string;
  readonly games: number;
  /** The first bot's share of the games, and the interval around it. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The quantile that leaves 2.5 % on each side. */
const Z = 1.959964;

export function wilson(won: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const share = won / games;
  const spread = (Z * Z) / games;
  const middle = (share + spread / 2) / (1 + spread);
  const reach = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / games + spread / (4 * games));
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** How far apart the two hypotheses of the sequential test lie from an even match: weaker, and stronger. */
const MARGIN = 0.05;
/** ln(0.95 / 0.05): five errors in a hundred, either way. */
const DECIDED = Math.log(19);

/** Wald's sequential test: whether what was seen so far settles at 95 % that the first bot is stronger, or weaker. */
export function isDecided({ games, won }: Pick<Tally, "games" | "won">, fair = 0.5): boolean {
  return Math.abs(evidence(games, won, fair)) >= DECIDED;
}

/** The log likelihood ratio of a share above the fair one to a share below it. */
export function evidence(games: number, won: number, fair = 0.5): number {
  const [low, high] = [fair - MARGIN, fair + MARGIN];
  return won * Math.log(high / low) + (games - won) * Math.log((1 - high) / (1 - low));
}

/** What a bot wins that is no better than the others: alone at a table of its own kind its part of the games. */
export function fairShare({ alone, players }: { readonly alone: boolean; readonly players: number }): number {
  return alone ? 1 / players : 0.5;
}

/** Who sits where in the n-th game: alternating round the table, swapped in every second game. */
export function seating([first, second]: Pair, players: number, number: number): Contender[] {
  return Array.from({ length: players }, (_, seat) => ((seat + number) % 2 === 0 ? first : second));
}

/** The first bot's share of a game: over all pairs of opponents, 1 for the better place and a half for the same. */
export function shareOf([first]: Pair, { seats }: Pick<Bout, "seats">, places: readonly number[]): number {
  let [won, met] = [0, 0];
  seats.forEach((name, seat) => {
    if (name !== first) return;
    seats.forEach((rival, other) => {
      if (rival === first) return;
      const [own, theirs] = [places[seat] as number, places[other] as number];
      won += own < theirs ? 1 : own === theirs ? 0.5 : 0;
      met++;
    });
  });
  return won / met;
}

/** Who sits where when the first bot is alone: it changes its seat from game to game. */
export function seatingAlone([first, second]: Pair, players: number, number: number): Contender[] {
  return Array.from({ length: players }, (_, seat) => (seat === number % players ? first : second));
}

/** The lone bot's share of a win: with three rivals of its own strength a quarter on the mean. */
export function shareAlone([first]: Pair, { seats }: Pick<Bout, "seats">, places: readonly number[]): number {
  const winners = places.filter((place) => place === 1).length;
  return places[seats.indexOf(first)] === 1 ? 1 / winners : 0;
}

export function standingOf({ pair, games, won }: Tally): Standing {
  return { pair: pair.join(":"), games, share: games === 0 ? 0 : won / games, ...wilson(won, games) };
}

/** Adds what each bot's thinking cost in a game to the account. */
export function noteEfforts(efforts: Map<Contender, Effort>, { seats }: Pick<Bout, "seats">, result: BoutResult): void {
  seats.forEach((name, seat) => {
    const sum = efforts.get(name) ?? { turns: 0, total: 0, longest: 0 };
    const { turns, total, longest } = result.efforts[seat] as Effort;
    efforts.set(name, {
      turns: sum.turns + turns,
      total: sum.total + total,
      longest: Math.max(sum.longest, longest),
    });
  });
}

/** Adds the turns that engines lost in a game. */
export function noteLost(lost: Map<Contender, Lost>, { seats }: Pick<Bout, "seats">, result: BoutResult): void {
  seats.forEach((name, seat) => {
    if (!isEngine(name)) return;
    const sum = lost.get(name) ?? {};
    addLost(sum, result.lost[seat] ?? {});
    lost.set(name, sum);
  });
}
