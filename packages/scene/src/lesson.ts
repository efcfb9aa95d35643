// A lesson as data: a position, scripted luck, and steps that say something, want a move, or let another seat play. Nothing
// here needs the rules, so a page can hold a move against its step without them.
import type { Json, Move, Options, Scalar, Seat } from "@outrigger/kernel";
import type { Outcome } from "@outrigger/kernel/play";
import type { Language } from "@outrigger/text";
import type { Position } from "./position.ts";

/** A text in every language: at most two sentences. */
export type Words = Readonly<Record<Language, string>>;

/** The beginning of a move: null stands for anything, a list for any of its entries. `["sail", [1, 2]]`, `["place"]`. */
export type MovePattern = readonly (Scalar | null | readonly Scalar[])[];

/** Why a move that the rules would allow is not what the step is about: what it would cost, or what it leaves undone. */
export interface WrongTry {
  readonly moves: readonly MovePattern[];
  readonly say: Words;
  /** The clause behind it, where there is one. */
  readonly clause?: string;
  /** What the rules tell when such a move is made, where the answer says what it would cost: held against every one of them. */
  readonly told?: Json;
}

interface Spoken {
  readonly say: Words;
  /** Places on the table that are lit: `data-place` of the game's ui, or "confirm". */
  readonly lit?: readonly string[];
  /** The clauses it teaches. */
  readonly clauses?: readonly string[];
}

/** Something to read; a press leads on. */
export type TalkStep = Spoken;

/** Something to do: any of these moves counts. */
export interface DoStep extends Spoken {
  readonly moves: readonly MovePattern[];
  /** Answers to the other moves; the lesson's own stand behind them. The first that fits is given. */
  readonly wrong?: readonly WrongTry[];
  /** Moves of the same seat that follow by themselves, such as the end of a turn that is no news any more. */
  readonly after?: readonly Move[];
  /** What luck answers while this step is played. */
  readonly luck?: readonly Outcome[];
}

/** Another seat plays. What is said is said afterwards. */
export interface OtherStep extends Spoken {
  readonly seat: Seat;
  readonly plays: readonly Move[];
  readonly luck?: readonly Outcome[];
}

export type LessonStep = TalkStep | DoStep | OtherStep;

/** A move that was made, and whose it is. */
export interface LessonMove {
  readonly seat: Seat;
  readonly move: Move;
}

export interface LessonPart {
  /** What is to be reached, in a few words: it stands above the steps. */
  readonly goal: Words;
  readonly steps: readonly LessonStep[];
}

/** What the rules must say when the last step is done. */
export interface Reached {
  /** Something that was told on the way. */
  readonly told?: Json;
  /** What the learner sees at the end. */
  readonly view?: Json;
  /** The learner's points, were the game scored now, at least. */
  readonly points?: number;
}

export interface Lesson<Arrangement = unknown> {
  /** The version of the rules it was written for. */
  readonly rules: number;
  /** The learner has seat 0. */
  readonly position: Position<Arrangement>;
  readonly parts: readonly LessonPart[];
  /** Answers that hold at every step. */
  readonly wrong?: readonly WrongTry[];
  readonly reached: Reached;
}

export interface LessonEntry {
  /** Its file is called by its number, from 1 on, and this: `2-bomas.json`. */
  readonly name: string;
  readonly title: Words;
  /** How long it takes, about. */
  readonly minutes: number;
}

/** A JSON file that is loaded when it is asked for. */
interface JsonModule {
  readonly default: unknown;
}

/** What `games/<name>/lessons` exports as `book`. */
export interface LessonBook {
  readonly lessons: readonly LessonEntry[];
  /** A lesson's file as it is written; `loadLesson` of `lesson-file.ts` makes a lesson of it. */
  load(number: number, name: string): Promise<JsonModule>;
  /** `answers.json`: what steps of several lessons answer, by name. */
  answers?(): Promise<JsonModule>;
  /** Beginnings of the ids of clauses that are options or advanced rules: lessons need not touch them. */
  readonly beyond: readonly string[];
  /** The table at which the last lesson ends, for a whole game. Once it is there the lessons are all written. */
  readonly wholeGame?: { readonly seats: number; readonly level: string; readonly options: Options };
}

export const LEARNER: Seat = 0;

export const isDo = (step: LessonStep): step is DoStep => "moves" in step;
export const isOther = (step: LessonStep): step is OtherStep => "plays" in step;

/** All steps in their order, each with the number of its part. */
export function stepsOf({
  parts,
}: Pick<Lesson, "parts">): readonly { readonly step: LessonStep; readonly part: number }[] {
  return parts.flatMap(({ steps }, part) => steps.map((step) => ({ step, part })));
}

/** What luck answers in the whole lesson, call by call. */
export function luckOf(lesson: Pick<Lesson, "parts">): readonly Outcome[] {
  return stepsOf(lesson).flatMap(({ step }) => (isDo(step) || isOther(step) ? (step.luck ?? []) : []));
}

export function matches(pattern: MovePattern, move: Move): boolean {
  return pattern.every((wanted, at) => {
    const part = move[at];
    if (part === undefined) return false;
    if (wanted === null) return true;
    return Array.isArray(wanted) ? wanted.includes(part) : wanted === part;
  });
}

export const counts = ({ moves }: DoStep, move: Move): boolean => moves.some((pattern) => matches(pattern, move));

/** What a move that does not count is answered; undefined where nobody has thought of it. */
export function answerTo(lesson: Pick<Lesson, "wrong">, { wrong = [] }: DoStep, move: Move): WrongTry | undefined {
  return [...wrong, ...(lesson.wrong ?? [])].find(({ moves }) => moves.some((pattern) => matches(pattern, move)));
}

/** What a try at step `at` comes to: the moves to be made and the step after them, an answer, or nothing to be done yet. */
export type Verdict =
  | { readonly kind: "right"; readonly moves: readonly Move[]; readonly at: number }
  | { readonly kind: "wrong"; readonly answer: WrongTry }
  | { readonly kind: "wait" };

/** Talk may be passed over by whoever knows already what comes; a board may send several moves at once. */
export function judge(lesson: Pick<Lesson, "parts" | "wrong">, at: number, moves: readonly Move[]): Verdict {
  const steps = stepsOf(lesson).map(({ step }) => step);
  const made: Move[] = [];
  let here = at;
  for (const move of moves) {
    const next = nextDo(steps, here);
    const step = steps[next];
    if (step === undefined || !isDo(step)) return { kind: "wait" };
    if (!counts(step, move)) {
      const answer = answerTo(lesson, step, move);
      return answer === undefined ? { kind: "wait" } : { kind: "wrong", answer };
    }
    made.push(move, ...(step.after ?? []));
    here = next + 1;
  }
  return { kind: "right", moves: made, at: here };
}

/** The step that wants a move next, with nothing but talk before it. */
export function nextDo(steps: readonly LessonStep[], at: number): number {
  let here = at;
  for (let step = steps[here]; step !== undefined && !isDo(step) && !isOther(step); step = steps[here]) here++;
  return here;
}

/** Whether a value holds what the pattern names: objects by their fields, lists by their numbers, `{ $least: 3 }` a number. */
export function fits(pattern: Json, value: unknown): boolean {
  if (typeof pattern !== "object" || pattern === null) return pattern === value;
  if (!Array.isArray(pattern) && "$least" in pattern)
    return typeof value === "number" && value >= Number(pattern["$least"]);
  if (typeof value !== "object" || value === null) return false;
  const held = value as Readonly<Record<string, unknown>>;
  return Object.entries(pattern).every(([key, each]) => fits(each, held[key]));
}
