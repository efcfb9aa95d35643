// What many simulated games come to.
import { addLost, type Lost } from "@outrigger/engines";
import type { Result } from "@outrigger/kernel";

export interface Totals {
  games: number;
  finished: number;
  refused: number;
  moves: number;
  /** Per seat; a shared win counts in shares. */
  readonly wins: number[];
  readonly scores: number[];
  /** Turns that engines lost, by seat and reason. */
  readonly lost: Lost[];
}

export function newTotals(seats: number): Totals {
  const none = (): number[] => new Array<number>(seats).fill(0);
  return { games: 0, finished: 0, refused: 0, moves: 0, wins: none(), scores: none(), lost: none().map(() => ({})) };
}

export function countGame(totals: Totals, moves: number, refused: number, result: Result | undefined): void {
  totals.games++;
  totals.moves += moves;
  totals.refused += refused;
  if (result === undefined) return;
  totals.finished++;
  const winners = result.places.filter((place) => place === 1).length;
  result.places.forEach((place, seat) => {
    if (place === 1) add(totals.wins, seat, 1 / winners);
  });
  result.scores.forEach((score, seat) => {
    add(totals.scores, seat, score);
  });
}

/** The turns that engines lost in a game, seat by seat. */
export function countLost(totals: Totals, lost: readonly Lost[]): void {
  for (const [seat, each] of totals.lost.entries()) addLost(each, lost[seat] ?? {});
}

function add(list: number[], at: number, amount: number): void {
  list[at] = (list[at] as number) + amount;
}

export type SimReport = ReturnType<typeof reportOf>;

/** The object that `sim --json` prints; its fields are stable. */
export function reportOf(game: string, bots: readonly string[], totals: Readonly<Totals>, seconds: number) {
  const { games, finished, refused, moves } = totals;
  return {
    game,
    players: bots.length,
    games,
    finished,
    refused,
    moves,
    seconds: rounded(seconds, 3),
    movesPerSecond: rounded(moves / seconds, 0),
    gamesPerSecond: rounded(games / seconds, 1),
    meanMoves: rounded(moves / games, 2),
    wins: totals.wins.map((wins) => rounded(wins, 2)),
    meanScore: totals.scores.map((sum) => rounded(finished === 0 ? 0 : sum / finished, 2)),
    bots,
    lost: totals.lost,
  };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
