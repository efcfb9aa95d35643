// How the matches are driven: at a steady total rate, or as fast as the server answers.
import type { Pair } from "./pair.ts";

export interface Driven {
  readonly seconds: number;
  readonly moves: number;
  readonly errors: readonly string[];
  /** Moves that were due while every match still waited for its last one. */
  readonly late: number;
  /** Milliseconds from sending until all seats were told, in order of size. */
  readonly latencies: readonly number[];
}

const TICK = 5;
const MOST_ERRORS = 20;

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

class Tally {
  readonly latencies: number[] = [];
  readonly errors: string[] = [];
  late = 0;
  readonly #start = performance.now();

  async count(pair: Pair): Promise<void> {
    try {
      this.latencies.push(await pair.move());
    } catch (error) {
      if (this.errors.length < MOST_ERRORS) this.errors.push(String(error));
    }
  }

  done(): Driven {
    const { latencies, errors, late } = this;
    const seconds = (performance.now() - this.#start) / 1_000;
    return { seconds, moves: latencies.length, errors, late, latencies: latencies.sort((one, other) => one - other) };
  }
}

/** `rate` moves a second over all matches, whichever has waited longest. */
export async function driveSteadily(pairs: readonly Pair[], rate: number, seconds: number): Promise<Driven> {
  const tally = new Tally();
  const free = [...pairs];
  const moving = new Set<Promise<void>>();
  const start = performance.now();
  const total = rate * seconds;
  let sent = 0;
  while (sent < total) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1_000) * rate));
    for (; sent < due; sent++) {
      const pair = free.shift();
      if (pair === undefined) {
        tally.late++;
        continue;
      }
      const move = tally.count(pair).then(() => {
        free.push(pair);
        moving.delete(move);
      });
      moving.add(move);
    }
    await rest(TICK);
  }
  await Promise.all(moving);
  return tally.done();
}

/** Every match answers as soon as it is told. */
export async function driveHard(pairs: readonly Pair[], seconds: number): Promise<Driven> {
  const tally = new Tally();
  const end = performance.now() + seconds * 1_000;
  const drive = async (pair: Pair): Promise<void> => {
    while (performance.now() < end) await tally.count(pair);
  };
  await Promise.all(pairs.map(drive));
  return tally.done();
}
