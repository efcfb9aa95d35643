// How far somebody has come with the lessons, kept in this browser.
import type { LessonMove } from "@outrigger/scene/lesson";

/** Where a lesson was left. */
export interface LessonMark {
  readonly at: number;
  /** All moves made so far, the others' among them. */
  readonly moves: readonly LessonMove[];
  /** How many there were when each step began. */
  readonly trail: readonly number[];
}

interface Kept {
  /** The lessons that were finished at least once, by their numbers. */
  readonly done: readonly number[];
  /** The one that was left in its midst. */
  readonly open?: { readonly lesson: number; readonly mark: LessonMark };
}

const NOTHING: Kept = { done: [] };
const keyOf = (game: string): string => `outrigger.lessons.${game}`;

function read(game: string): Kept {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null");
    return isKept(stored) ? stored : NOTHING;
  } catch {
    return NOTHING;
  }
}

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && "done" in value && Array.isArray(value.done);

function write(game: string, kept: Kept): void {
  localStorage.setItem(keyOf(game), JSON.stringify(kept));
}

export const lessonsDone = (game: string): readonly number[] => read(game).done;

/** Where the lesson goes on; undefined at its start. */
export function markOf(game: string, lesson: number): LessonMark | undefined {
  const { open } = read(game);
  return open?.lesson === lesson ? open.mark : undefined;
}

export function keepMark(game: string, lesson: number, mark: LessonMark): void {
  write(game, { ...read(game), open: { lesson, mark } });
}

export function finishLesson(game: string, lesson: number): void {
  const { done } = read(game);
  write(game, { done: [...new Set([...done, lesson])] });
}

/** The lesson to go on with: the one that was left open, else the first that is not done, else the first. */
export function nextLesson(game: string, count: number): number {
  const { open, done } = read(game);
  if (open !== undefined && open.lesson <= count) return open.lesson;
  for (let lesson = 1; lesson <= count; lesson++) if (!done.includes(lesson)) return lesson;
  return 1;
}

export function isLearnt(game: string, count: number): boolean {
  const done = lessonsDone(game);
  return Array.from({ length: count }, (_, at) => at + 1).every((lesson) => done.includes(lesson));
}
