// What many analyses come to: whether luck averages out, and whether blunders are found.
import type { Analysis } from "@outrigger/analysis";
import { at } from "@outrigger/kernel";

export interface Seen {
  readonly analysis: Analysis;
  readonly planted: number | undefined;
  /** Seconds of processor time up to the curve, and in all. */
  readonly curve: number;
  readonly whole: number;
}

interface Report {
  readonly lines: readonly string[];
  readonly holds: boolean;
}

function momentsOf(numbers: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  return { mean, variance: squares / Math.max(1, numbers.length - 1) };
}

const median = (numbers: readonly number[]): number =>
  at(
    [...numbers].sort((a, b) => a - b),
    numbers.length >> 1,
  );

/** For every seat, in shares of the win and where they can be told in points. */
export function luckReport(seen: readonly Seen[]): Report {
  const first = at(seen, 0).analysis;
  const units = first.hasPoints ? (["share", "points"] as const) : (["share"] as const);
  const rows = units.flatMap((unit) => first.sums.map((_, seat) => rowOf(seen, unit, seat)));
  const seconds = `curve of a median game: ${median(seen.map(({ curve }) => curve)).toFixed(2)} s`;
  return { lines: [...rows.map(({ line }) => line), seconds], holds: rows.every(({ holds }) => holds) };
}

function rowOf(seen: readonly Seen[], unit: "share" | "points", seat: number) {
  const all = (of: "luck" | "result" | "withoutLuck") => seen.map(({ analysis }) => at(analysis.sums, seat)[of][unit]);
  const { mean, variance } = momentsOf(all("luck"));
  const error = Math.sqrt(variance / seen.length);
  const ratio = momentsOf(all("withoutLuck")).variance / momentsOf(all("result")).variance;
  const holds = Math.abs(mean) <= 2 * error;
  const line = `seat ${seat}, ${unit}: luck ${mean.toFixed(3)} ± ${error.toFixed(3)} (${holds ? "nothing" : "NOT nothing"} within two standard errors), variance without luck ${(100 * ratio).toFixed(0)} % of the result's`;
  return { line, holds };
}

/** Of the turns that were planted: four of five have to be found among the three dearest. */
export function blunderReport(seen: readonly Seen[]): Report {
  const planted = seen.filter((each) => each.planted !== undefined);
  const found = planted.filter(({ analysis, planted: from }) =>
    analysis.mistakes.slice(0, 3).some((mistake) => mistake.from === from),
  );
  const share = found.length / Math.max(1, planted.length);
  const lines = [
    `${found.length} of ${planted.length} planted turns are among the three dearest mistakes (${(100 * share).toFixed(0)} %)`,
    `a median game: curve ${median(seen.map(({ curve }) => curve)).toFixed(2)} s, all of it ${median(seen.map(({ whole }) => whole)).toFixed(1)} s`,
  ];
  return { lines, holds: share >= 0.8 };
}
