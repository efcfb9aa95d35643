// How the dice fell, against what was to be expected of them.
import { LUCK_KINDS, type LuckKind, type TahitiState } from "./state.ts";

type LuckLine = {
  readonly kind: LuckKind;
  readonly rolls: number;
  /** What came of them: successes, or pips. */
  readonly hits: number;
  readonly expected: number;
  /** By how many standard deviations it was better (or worse) than expected; 0 where nothing could vary. */
  readonly luck: number;
};

/** Per seat, the kinds of luck that were put to the test, and all of it together. */
export type SeatLuck = {
  readonly lines: readonly LuckLine[];
  readonly overall: number;
};

export function luckReport({ luck }: Pick<TahitiState, "luck">): SeatLuck[] {
  return luck.map((tallies) => {
    const lines: LuckLine[] = [];
    for (const kind of LUCK_KINDS) {
      const tally = tallies[kind];
      if (tally === undefined) continue;
      const expected = tally.expected / 36;
      lines.push({
        kind,
        rolls: tally.rolls,
        hits: tally.hits,
        expected: rounded(expected),
        luck: deviation(tally.hits - expected, tally.variance / 1296),
      });
    }
    return { lines, overall: overall(lines) };
  });
}

function deviation(surplus: number, variance: number): number {
  return variance === 0 ? 0 : rounded(surplus / Math.sqrt(variance));
}

/** Each kind of luck counts alike; the sum of so many standard deviations has their number as its variance. */
function overall(lines: readonly LuckLine[]): number {
  const sum = lines.reduce((total, line) => total + line.luck, 0);
  return lines.length === 0 ? 0 : rounded(sum / Math.sqrt(lines.length));
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
