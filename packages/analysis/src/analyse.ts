// The analysis of a finished game, step by step, so that whoever runs it can show how far it is and stop whenever they like.
import { type Guide, loadGuide } from "@outrigger/bots";
import { at } from "@outrigger/kernel";
import type { MatchEnd } from "@outrigger/kernel/match";
import { type Charts, chartsOf } from "./charts.ts";
import type { Course, Stretch } from "./course.ts";
import { type Curve, drawCurve } from "./curve.ts";
import { FIRST_LOOK, findMistake, GOOD_ENOUGH, type Mistake, SECOND_LOOK } from "./mistakes.ts";
import { type SeatSum, sumsOf, type TurningPoint, type TurnSum, turningPoints, turnSums } from "./sums.ts";

/** Goes up when an analysis that was kept would come out otherwise, or is written otherwise. */
export const ANALYSIS_VERSION = 7;

/** Decisions that are looked at a second time, at master's work. */
const DEAREST = 5;
/** The dearest mistakes, which are tried again. */
const TRIED_AGAIN = 3;
/** More second looks take longer than anybody waits. */
const MOST_LOOKS = 8;
/** What seemed to cost less will hardly turn out to be a mistake. */
const WORTH_A_LOOK = GOOD_ENOUGH / 2;

export interface Analysis {
  readonly version: typeof ANALYSIS_VERSION;
  readonly end: MatchEnd;
  readonly curve: Curve;
  /** The same by turns. */
  readonly turns: readonly TurnSum[];
  readonly charts: Charts;
  readonly sums: readonly SeatSum[];
  readonly turningPoints: readonly TurningPoint[];
  /** Luck can be told in points: the parts of the forecast add up to the score. */
  readonly hasPoints: boolean;
  /** The dearest first. */
  readonly mistakes: readonly Mistake[];
}

export interface Progress {
  /** The curve, every decision once, the dearest once more. */
  readonly stage: "curve" | "moves" | "dearest";
  readonly done: number;
  readonly of: number;
  /** What is known so far, from the end of the curve on. */
  readonly analysis?: Analysis;
}

/** The guide of a game as the analysis needs it; undefined where nobody has written one. */
export function loadAnalyst(entry: Parameters<typeof loadGuide>[0]): Promise<Guide | undefined> {
  return loadGuide(entry, "master");
}

export function* analyse(course: Course, guide: Guide): Generator<Progress, Analysis> {
  const curve = yield* watchCurve(course, guide);
  const turns = turnSums(curve);
  const first: Analysis = {
    version: ANALYSIS_VERSION,
    end: course.end,
    curve,
    turns,
    charts: chartsOf(course, guide, turns),
    sums: sumsOf(curve, course.end, []),
    turningPoints: turningPoints(curve),
    hasPoints: hasPoints(course, guide),
    mistakes: [],
  };
  const suspects = yield* findAll(course, guide, first);
  return yield* lookAgain(course, guide, first, suspects);
}

function* watchCurve(course: Course, guide: Guide): Generator<Progress, Curve> {
  const drawing = drawCurve(course, guide);
  for (let drawn = drawing.next(); ; drawn = drawing.next()) {
    if (drawn.done === true) return drawn.value;
    yield { stage: "curve", done: drawn.value.changes.length, of: course.stretches.length };
  }
}

function* findAll(course: Course, guide: Guide, first: Analysis): Generator<Progress, Mistake[]> {
  const { stretches } = course;
  let suspects: Mistake[] = [];
  for (const [number, stretch] of stretches.entries()) {
    yield { stage: "moves", done: number, of: stretches.length, analysis: withMistakes(first, suspects) };
    const { turn } = at(first.curve.changes, number);
    const found = findMistake(course, guide, stretch, turn, FIRST_LOOK, seedFor(course, number));
    if (found !== undefined) suspects = dearestFirst([...suspects, found]);
  }
  return suspects;
}

/**
 * What still counts after a second look is a mistake; others seemed too dear or too cheap by chance. The five dearest are
 * looked at again, and whatever then comes among the three dearest, so that nothing stands there by luck alone.
 */
function* lookAgain(
  course: Course,
  guide: Guide,
  first: Analysis,
  suspects: readonly Mistake[],
): Generator<Progress, Analysis> {
  let [sure, others]: [Mistake[], readonly Mistake[]] = [[], suspects];
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const [suspect, ...rest] = others;
    if (suspect === undefined || !isWorthALook(suspect, sure, looks)) break;
    const of = Math.max(looks + 1, Math.min(DEAREST, suspects.length));
    yield { stage: "dearest", done: looks, of, analysis: withMistakes(first, [...sure, ...others]) };
    const again = lookTwice(course, guide, suspect);
    if (again !== undefined) sure = dearestFirst([...sure, again]);
    others = rest;
  }
  return withMistakes(first, [...sure, ...others]);
}

function isWorthALook({ lost }: Mistake, sure: readonly Mistake[], looks: number): boolean {
  if (lost <= WORTH_A_LOOK) return false;
  const third = sure[TRIED_AGAIN - 1];
  return looks < DEAREST || third === undefined || third.lost < lost;
}

function lookTwice(course: Course, guide: Guide, { from, turn }: Mistake): Mistake | undefined {
  const place = course.stretches.findIndex((stretch) => stretch.from === from);
  const stretch = at(course.stretches, place);
  return findMistake(course, guide, stretch, turn, SECOND_LOOK, seedFor(course, place) + 2);
}

/** What one decision lost by master's work, looked at for itself, on samples of its own. */
export function lossAt(course: Course, guide: Guide, stretch: Stretch): number {
  const seed = seedFor(course, course.stretches.length + stretch.from);
  return findMistake(course, guide, stretch, 0, SECOND_LOOK, seed)?.lost ?? 0;
}

function withMistakes(analysis: Analysis, found: readonly Mistake[]): Analysis {
  const mistakes = dearestFirst(found.filter(({ lost }) => lost > GOOD_ENOUGH));
  const sums = sumsOf(analysis.curve, analysis.end, mistakes);
  return { ...analysis, mistakes, sums, turningPoints: turningPoints(analysis.curve, mistakes) };
}

function dearestFirst(mistakes: readonly Mistake[]): Mistake[] {
  return [...mistakes].sort((one, other) => other.lost - one.lost);
}

/** Four numbers apart: a decision's two looks each use two. */
function seedFor({ seed }: Course, number: number): number {
  return seed + 4 * (number + 1);
}

function hasPoints({ game, pack, stretches, end }: Course, guide: Guide): boolean {
  const last = stretches.at(-1)?.after;
  if (guide.parts === undefined || last === undefined) return false;
  const index = game.index?.build(last, pack);
  const parts = guide.parts.of({ state: last, pack, index });
  const { scores } = game.result(last, pack);
  const adds = parts.every((row, seat) => row.reduce((sum, part) => sum + part, 0) === at(scores, seat));
  return adds && end.result.scores.every((score, seat) => score === at(scores, seat));
}
