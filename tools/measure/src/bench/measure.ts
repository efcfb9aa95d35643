// How the benches measure: several rounds, contenders by turns within each, the median of each.

/** One number that came out, such as `{ name: "kernel", value: 217000, unit: "playouts/s" }`. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** How much work goes into a measurement. */
export interface Effort {
  readonly rounds: number;
  /** Milliseconds of each round. */
  readonly time: number;
  /** Games where a bench goes by number. */
  readonly games: number;
}

export const FULL: Effort = { rounds: 5, time: 1_000, games: 1_000 };
export const QUICK: Effort = { rounds: 3, time: 30, games: 20 };

/** One thing measured; later ones are added to the list in index.ts. */
export interface Bench {
  readonly id: string;
  readonly title: string;
  run(effort: Effort): Promise<readonly Figure[]>;
}

/** A piece of work; it says how many units it did. */
export type Work = () => number;

export interface Rate {
  /** Pieces of work per second. */
  readonly pieces: number;
  /** Units per second. */
  readonly units: number;
}

/** Median rates. The contenders take turns, so that a busy machine is busy for all. */
export function compareRates(effort: Effort, contenders: readonly Work[]): Rate[] {
  const rates: Rate[][] = contenders.map(() => []);
  for (const work of contenders) runFor(work, effort.time / 4);
  for (let round = 0; round < effort.rounds; round++) {
    contenders.forEach((work, at) => {
      rates[at]?.push(runFor(work, effort.time));
    });
  }
  return rates.map((rounds) => ({
    pieces: median(rounds.map((rate) => rate.pieces)),
    units: median(rounds.map((rate) => rate.units)),
  }));
}

function runFor(work: Work, time: number): Rate {
  const started = performance.now();
  let [pieces, units, spent] = [0, 0, 0];
  do {
    units += work();
    pieces++;
    spent = performance.now() - started;
  } while (spent < time);
  return { pieces: (pieces * 1_000) / spent, units: (units * 1_000) / spent };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Milliseconds of one run, the median of several. */
export function timeOf(rounds: number, run: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now();
    run();
    return performance.now() - started;
  });
  return median(times);
}
