// What many analyses come to: whether luck averages out, and whether blunders are found.
import { type Analysis, GOOD_ENOUGH } from "@outrigger/analysis";
import { at } from "@outrigger/kernel";
import type { Planted } from "./games.ts";
import { isTrue, type Reasoned } from "./reasons.ts";

/** Among so many dearest mistakes a planted turn has to be. */
export const DEAREST = 3;

/** What is counted of an analysed game. */
export interface Seen {
  readonly hasPoints: boolean;
  readonly sums: Analysis["sums"];
  readonly mistakes: readonly Pick<Analysis["mistakes"][number], "from" | "lost">[];
  /** What was played at random: how many decisions were made before and after it, and what it lost by master's work. */
  readonly planted?: Planted & { readonly lost: number };
  /** Seconds of processor time up to the curve, and in all. */
  readonly curve: number;
  readonly whole: number;
}

export interface Report {
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
  const first = at(seen, 0);
  const units = first.hasPoints ? (["share", "points"] as const) : (["share"] as const);
  const rows = units.flatMap((unit) => first.sums.map((_, seat) => rowOf(seen, unit, seat)));
  const seconds = `${seen.length} games; curve of a median one: ${median(seen.map(({ curve }) => curve)).toFixed(2)} s`;
  return { lines: [...rows.map(({ line }) => line), seconds], holds: rows.every(({ holds }) => holds) };
}

function rowOf(seen: readonly Seen[], unit: "share" | "points", seat: number) {
  const all = (of: "luck" | "result" | "withoutLuck") => seen.map(({ sums }) => at(sums, seat)[of][unit]);
  const { mean, variance } = momentsOf(all("luck"));
  const error = Math.sqrt(variance / seen.length);
  const ratio = momentsOf(all("withoutLuck")).variance / momentsOf(all("result")).variance;
  const holds = Math.abs(mean) <= 2 * error;
  const line = `seat ${seat}, ${unit}: luck ${mean.toFixed(3)} ± ${error.toFixed(3)} (${holds ? "nothing" : "NOT nothing"} within two standard errors), variance without luck ${(100 * ratio).toFixed(0)} % of the result's`;
  return { line, holds };
}

/** The place of what was planted among the mistakes, from 1; 0 where it is none of them. */
function placeOf({ mistakes, planted }: Seen): number {
  return 1 + mistakes.findIndex(({ from }) => planted && from >= planted.from && from < planted.to);
}

const isFound = (seen: Seen): boolean => placeOf(seen) >= 1 && placeOf(seen) <= DEAREST;

/** Of what was planted: four of five have to be found among the three dearest. */
export function blunderReport(seen: readonly Seen[]): Report {
  const planted = seen.filter((each) => each.planted !== undefined);
  const dear = planted.filter((each) => (each.planted?.lost ?? 0) > GOOD_ENOUGH);
  const share = (of: readonly Seen[]) => of.filter(isFound).length / Math.max(1, of.length);
  const told = (of: readonly Seen[]) => `${of.filter(isFound).length} of ${of.length}`;
  const percent = (of: readonly Seen[]) => `(${(100 * share(of)).toFixed(0)} %)`;
  const lines = [
    `${told(planted)} planted blunders are among the three dearest mistakes ${percent(planted)}`,
    `of those that lose more than ${GOOD_ENOUGH} by master's work: ${told(dear)} ${percent(dear)}`,
    `a median game: curve ${median(seen.map(({ curve }) => curve)).toFixed(2)} s, all of it ${median(seen.map(({ whole }) => whole)).toFixed(1)} s`,
  ];
  return { lines, holds: share(planted) >= 0.8 };
}

/** One game of that proof: where the blunder stands, what it lost, and the dearest mistakes of the game. */
export function blunderLine(seen: Seen): string {
  const { mistakes, planted } = seen;
  if (planted === undefined) return "nothing was planted";
  const dearest = mistakes.slice(0, DEAREST).map(({ lost }) => lost.toFixed(3));
  return `planted after ${planted.from} lost ${planted.lost.toFixed(3)}: place ${placeOf(seen)} of ${mistakes.length}, dearest ${dearest.join(" ")}`;
}

/** Nine of ten reasons have to be true. */
export function reasonReport(all: readonly Reasoned[]): Report {
  const good = all.filter(isTrue).length;
  const line = `${good} of ${all.length} reasons are what changes most, on other samples too`;
  return { lines: [line], holds: good >= 0.9 * all.length };
}

export function reasonLine(reasoned: Reasoned): string {
  const { name, quoted, gains, most } = reasoned;
  return `${isTrue(reasoned) ? "true " : "FALSE"} ${name}: ${quoted?.part ?? "no reason"} ${gains.toFixed(2)} of ${most.toFixed(2)}`;
}
