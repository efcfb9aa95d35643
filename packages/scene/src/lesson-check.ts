// Holds a lesson against the rules: every wanted move is offered, every other one has an answer, the goal is reached.
import type { GameTypes, Move } from "@outrigger/kernel";
import {
  answerTo,
  counts,
  type DoStep,
  fits,
  isDo,
  isOther,
  LEARNER,
  type Lesson,
  type LessonStep,
  matches,
  type Reached,
  stepsOf,
  type Words,
  type WrongTry,
} from "./lesson.ts";
import { type Arranged, checkPosition } from "./position.ts";
import type { Scene } from "./scene.ts";

const LANGUAGES = ["en", "it", "pl"] as const;
const MOST_SENTENCES = 2;

/** Whatever is wrong with the lesson, each with the number of its step; `clauses` are those the game has. */
export function checkLesson(game: Arranged, lesson: Lesson, clauses: readonly string[]): string[] {
  if (lesson.rules !== game.rules.version)
    return [`written for version ${lesson.rules} of the rules, which are at ${game.rules.version}`];
  const steps = stepsOf(lesson).map(({ step }) => step);
  const check: Check = {
    lesson,
    steps,
    used: new Set(),
    problems: [...textProblems(lesson), ...clauseProblems(lesson, clauses)],
  };
  const { scene, problems } = checkPosition(game, lesson.position);
  check.problems.push(...problems.map((problem) => `position: ${problem}`));
  walk(check, scene, 0, []);
  for (const wrong of answersOf(lesson))
    if (!check.used.has(wrong)) check.problems.push(`no offered move is ever answered "${wrong.say.en}"`);
  return [...new Set(check.problems)];
}

/** The clauses that a lesson's steps and answers name. */
export function clausesOf(lesson: Lesson): string[] {
  const steps = stepsOf(lesson).flatMap(({ step }) => step.clauses ?? []);
  return [...new Set([...steps, ...answersOf(lesson).flatMap(({ clause }) => clause ?? [])])];
}

/** What moves that do not count are answered, in the whole lesson and at its steps. */
export function answersOf(lesson: Lesson): WrongTry[] {
  const steps = stepsOf(lesson).flatMap(({ step }) => (isDo(step) ? (step.wrong ?? []) : []));
  return [...(lesson.wrong ?? []), ...steps];
}

interface Check {
  readonly lesson: Lesson;
  readonly steps: readonly LessonStep[];
  /** The answers that some move got. */
  readonly used: Set<WrongTry>;
  readonly problems: string[];
}

/** Plays on from a step. Where several moves count, each is tried once, and the lesson must go on from it. */
function walk(check: Check, scene: Scene<GameTypes>, from: number, told: readonly unknown[], isBranch = false): void {
  let events = told;
  for (const [offset, step] of check.steps.slice(from).entries()) {
    const at = from + offset;
    try {
      if (isDo(step)) {
        const right = rightMoves(check, scene, step, at);
        if (!isBranch) for (const other of right.slice(1)) branch(check, scene, step, at, other, events);
        if (right[0] === undefined) return;
        events = [...events, ...make(scene, step, right[0])];
      } else if (isOther(step)) {
        scene.as(step.seat).playWith(step.luck ?? [], ...step.plays);
        events = [...events, ...scene.eventsFor(LEARNER)];
      }
    } catch (error) {
      check.problems.push(`step ${at + 1}: ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
  }
  check.problems.push(...unreached(check.lesson.reached, scene, events));
}

function branch(
  check: Check,
  scene: Scene<GameTypes>,
  step: DoStep,
  at: number,
  move: Move,
  told: readonly unknown[],
): void {
  const fork = scene.fork();
  walk(check, fork, at + 1, [...told, ...make(fork, step, move)], true);
}

function make(scene: Scene<GameTypes>, { luck = [], after = [] }: DoStep, move: Move): readonly unknown[] {
  scene.as(LEARNER).playWith(luck, move, ...after);
  return scene.eventsFor(LEARNER);
}

/** The offered moves that count; what speaks against the step is noted. */
function rightMoves(check: Check, scene: Scene<GameTypes>, step: DoStep, at: number): Move[] {
  const offered = scene.as(LEARNER).offers();
  for (const pattern of step.moves)
    if (!offered.some((move) => matches(pattern, move)))
      check.problems.push(`step ${at + 1}: ${JSON.stringify(pattern)} is not offered`);
  for (const move of offered) {
    if (counts(step, move)) continue;
    const answer = answerTo(check.lesson, step, move);
    if (answer === undefined) check.problems.push(`step ${at + 1}: nothing answers ${JSON.stringify(move)}`);
    else {
      check.used.add(answer);
      if (!isAsTold(scene, move, answer))
        check.problems.push(`step ${at + 1}: ${JSON.stringify(move)} does not come to what "${answer.say.en}" says`);
    }
  }
  return offered.filter((move) => counts(step, move));
}

/** The answer names what the move would come to, and it does. */
function isAsTold(scene: Scene<GameTypes>, move: Move, { told }: WrongTry): boolean {
  if (told === undefined) return true;
  const fork = scene.fork();
  fork.as(LEARNER).play(move);
  return fork.eventsFor(LEARNER).some((event) => fits(told, event));
}

function unreached({ told, view, points }: Reached, scene: Scene<GameTypes>, events: readonly unknown[]): string[] {
  const problems: string[] = [];
  if (told === undefined && view === undefined && points === undefined) problems.push("the lesson has no goal");
  if (told !== undefined && !events.some((event) => fits(told, event)))
    problems.push(`the goal is not reached: nothing tells ${JSON.stringify(told)}`);
  if (view !== undefined && !fits(view, scene.view(LEARNER)))
    problems.push(`the goal is not reached: the view does not hold ${JSON.stringify(view)}`);
  const scored = points === undefined ? undefined : scene.result().scores[LEARNER];
  if (points !== undefined && (scored === undefined || scored < points))
    problems.push(`the goal is not reached: ${scored} points instead of ${points}`);
  return problems;
}

/** Sentences end with a mark and a space, or with the text. */
const sentences = (text: string): number => text.trim().split(/(?<=[.!?…]["”»)]?)\s+/).length;

function textProblems(lesson: Lesson): string[] {
  const texts: (readonly [string, Words])[] = [
    ...lesson.parts.map(({ goal }, at) => [`goal ${at + 1}`, goal] as const),
    ...stepsOf(lesson).map(({ step }, at) => [`step ${at + 1}`, step.say] as const),
    ...answersOf(lesson).map(({ say }) => ["answer", say] as const),
  ];
  return texts.flatMap(([where, words]) =>
    LANGUAGES.flatMap((language) => wordProblems(where, language, words[language])),
  );
}

function wordProblems(where: string, language: string, text: string): string[] {
  return sentences(text) > MOST_SENTENCES ? [`${where}: more than two sentences in ${language}: ${text}`] : [];
}

function clauseProblems(lesson: Lesson, known: readonly string[]): string[] {
  return clausesOf(lesson).flatMap((id) => (known.includes(id) ? [] : [`there is no clause ${id}`]));
}
