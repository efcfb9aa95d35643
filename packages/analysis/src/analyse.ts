// The analysis of a finished game, step by step, so that whoever runs it can show how far it is and stop whenever they like.
import { type Guide, loadGuide } from "@outrigger/bots";
import { at } from "@outrigger/kernel";
import type { MatchEnd } from "@outrigger/kernel/match";
import type { Course } from "./course.ts";
import { type Curve, drawCurve } from "./curve.ts";
import { FIRST_LOOK, findMistake, GOOD_ENOUGH, type Mistake, SECOND_LOOK } from "./mistakes.ts";
import { type SeatSum, sumsOf, type TurningPoint, type TurnSum, turningPoints, turnSums } from "./sums.ts";
import { newEyes } from "./values.ts";

/** Goes up when an analysis that was kept would come out otherwise, or is written otherwise. */
export const ANALYSIS_VERSION = 1;

export interface Analysis {
  readonly version: typeof ANALYSIS_VERSION;
  readonly end: MatchEnd;
  readonly curve: Curve;
  /** The same by turns. */
  readonly turns: readonly TurnSum[];
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

/** Samples of what nobody could know: so many for a whole curve, but neither too few nor too many for a point of it. */
const SAMPLES = { whole: 1_500, fewest: 3, most: 40 };
/** A guide that counts its work plays dear turns: there it is a third. */
const DEAR = 3;
/** Decisions that are looked at a second time, at master's work. */
const DEAREST = 5;
/** What seemed to cost less will hardly turn out to be a mistake. */
const WORTH_A_LOOK = GOOD_ENOUGH / 2;

/** The guide of a game as the analysis needs it; undefined where nobody has written one. */
export function loadAnalyst(entry: Parameters<typeof loadGuide>[0]): Promise<Guide | undefined> {
  return loadGuide(entry, "master");
}

export function* analyse(course: Course, guide: Guide): Generator<Progress, Analysis> {
  const curve = yield* watchCurve(course, guide);
  const first: Analysis = {
    version: ANALYSIS_VERSION,
    end: course.end,
    curve,
    turns: turnSums(curve),
    sums: sumsOf(curve, course.end, []),
    turningPoints: turningPoints(curve),
    hasPoints: hasPoints(course, guide),
    mistakes: [],
  };
  const suspects = yield* findAll(course, guide, first);
  return yield* lookAgain(course, guide, first, suspects);
}

function* watchCurve(course: Course, guide: Guide): Generator<Progress, Curve> {
  const drawing = drawCurve(course, guide, newEyes(course, guide, samplesFor(course, guide), course.seed));
  for (let drawn = drawing.next(); ; drawn = drawing.next()) {
    if (drawn.done === true) return drawn.value;
    yield { stage: "curve", done: drawn.value.changes.length, of: course.stretches.length };
  }
}

function samplesFor({ stretches }: Course, { work }: Guide): number {
  const { whole, fewest, most } = SAMPLES;
  const all = work === undefined ? whole : whole / DEAR;
  return Math.max(fewest, Math.min(most, Math.round(all / stretches.length)));
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

/** What still counts after a second look is a mistake; the others were found too dear or too cheap by chance. */
function* lookAgain(
  course: Course,
  guide: Guide,
  first: Analysis,
  suspects: readonly Mistake[],
): Generator<Progress, Analysis> {
  const dearest = suspects.slice(0, DEAREST).filter(({ lost }) => lost > WORTH_A_LOOK);
  const others = suspects.slice(dearest.length);
  let sure: Mistake[] = [];
  for (const [number, suspect] of dearest.entries()) {
    const analysis = withMistakes(first, [...sure, ...dearest.slice(number), ...others]);
    yield { stage: "dearest", done: number, of: dearest.length, analysis };
    const place = course.stretches.findIndex(({ from }) => from === suspect.from);
    const { turn } = suspect;
    const again = findMistake(
      course,
      guide,
      at(course.stretches, place),
      turn,
      SECOND_LOOK,
      seedFor(course, place) + 2,
    );
    if (again !== undefined) sure = [...sure, again];
  }
  return withMistakes(first, [...sure, ...others]);
}

function withMistakes(analysis: Analysis, found: readonly Mistake[]): Analysis {
  const mistakes = dearestFirst(found.filter(({ lost }) => lost > GOOD_ENOUGH));
  return { ...analysis, mistakes, sums: sumsOf(analysis.curve, analysis.end, mistakes) };
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
