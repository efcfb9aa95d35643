// A lesson under way: which step it is at, what the last try was answered, and the table it is played at.
import type { Move } from "@outrigger/kernel";
import {
  counts,
  isDo,
  isOther,
  judge,
  LEARNER,
  type Lesson,
  type LessonMove,
  type LessonStep,
  luckOf,
  nextDo,
  stepsOf,
  type WrongTry,
} from "@outrigger/scene/lesson";
import { getContext, setContext } from "svelte";
import { botNamed } from "../lib/bot-names.ts";
import { ownName } from "../lib/play-now.ts";
import { finishLesson, keepMark, type LessonMark, markOf } from "../lib/progress.ts";
import { localStore } from "../table/local-link.ts";

/** What a try was answered: by the lesson's own words, or that there is still something to read. */
export type Answer = WrongTry | "reading";

export class LessonRun {
  readonly game: string;
  readonly number: number;
  readonly lesson: Lesson;
  readonly steps: readonly { readonly step: LessonStep; readonly part: number }[];
  readonly match: string;
  #at = $state(0);
  #answer = $state.raw<Answer | undefined>();
  /** The table is being set anew or another seat plays. */
  #isBusy = $state(false);
  #moves: readonly LessonMove[] = [];
  #trail: readonly number[] = [];

  constructor(game: string, number: number, lesson: Lesson) {
    this.game = game;
    this.number = number;
    this.lesson = lesson;
    this.steps = stepsOf(lesson);
    this.match = `lesson-${game}-${number}`;
    setContext(RUN, this);
  }

  /** Where the lesson was left, or at its start; a mark that no longer fits the lesson counts for nothing. */
  async begin(): Promise<void> {
    const mark = markOf(this.game, this.number);
    if (mark !== undefined && mark.at < this.steps.length && (await this.#open(mark).catch(() => false))) return;
    await this.restart();
  }

  async restart(): Promise<void> {
    await this.#open({ at: 0, moves: [], trail: [] });
    await this.#arrive(0);
  }

  get at(): number {
    return this.#at;
  }
  /** Undefined when all is done. */
  get step(): LessonStep | undefined {
    return this.steps[this.#at]?.step;
  }
  get part(): number {
    return this.steps[this.#at]?.part ?? this.lesson.parts.length;
  }
  get isDone(): boolean {
    return this.#at >= this.steps.length;
  }
  /** The learner is asked to do something, not only to read. */
  get isDoing(): boolean {
    return this.step !== undefined && isDo(this.step);
  }
  get isBusy(): boolean {
    return this.#isBusy;
  }
  get answer(): Answer | undefined {
    return this.#answer;
  }

  dismiss(): void {
    this.#answer = undefined;
  }

  /** On from something that was only to be read. */
  async goOn(): Promise<void> {
    if (!this.#isBusy && this.step !== undefined && !isDo(this.step)) await this.#arrive(this.#at + 1);
  }

  async back(): Promise<void> {
    const to = this.#at - 1;
    if (this.#isBusy || to < 0) return;
    await this.#open({ at: to, moves: this.#moves.slice(0, this.#trail[to] ?? 0), trail: this.#trail.slice(0, to) });
    await this.#arrive(to);
  }

  /** Lets the lesson make the move that the step wants. */
  skip(offered: readonly Move[]): void {
    const { step } = this;
    const move = step !== undefined && isDo(step) ? offered.find((each) => counts(step, each)) : undefined;
    if (move !== undefined) this.handles([move]);
  }

  lights(move: Move): boolean {
    const step = this.steps[nextDo(this.#plain, this.#at)]?.step;
    return step !== undefined && isDo(step) && counts(step, move);
  }

  get #plain(): readonly LessonStep[] {
    return this.steps.map(({ step }) => step);
  }

  /** Holds a try against the step: what is right is made, what is not is answered. */
  handles(moves: readonly Move[]): boolean {
    if (this.#isBusy) return true;
    const verdict = judge(this.lesson, this.#at, moves);
    this.#answer = verdict.kind === "wrong" ? verdict.answer : verdict.kind === "wait" ? "reading" : undefined;
    if (verdict.kind === "right") void this.#play(verdict.moves, verdict.at);
    return true;
  }

  async #play(moves: readonly Move[], to: number): Promise<void> {
    // Whoever passes over talk has begun those steps as well.
    while (this.#trail.length < to) this.#trail = [...this.#trail, this.#moves.length];
    await this.#make(moves.map((move) => ({ seat: LEARNER, move })));
    await this.#arrive(to);
  }

  async #make(moves: readonly LessonMove[]): Promise<void> {
    this.#isBusy = true;
    try {
      await localStore.lessonMoves({ match: this.match, moves });
      this.#moves = [...this.#moves, ...moves];
    } finally {
      this.#isBusy = false;
    }
  }

  async #arrive(at: number): Promise<void> {
    this.#answer = undefined;
    this.#trail = [...this.#trail.slice(0, at), this.#moves.length];
    this.#at = at;
    const { step } = this;
    if (step !== undefined && isOther(step)) await this.#make(step.plays.map((move) => ({ seat: step.seat, move })));
    if (step === undefined) finishLesson(this.game, this.number);
    else keepMark(this.game, this.number, { at, moves: this.#moves, trail: this.#trail });
  }

  async #open({ at, moves, trail }: LessonMark): Promise<boolean> {
    this.#isBusy = true;
    try {
      const { position } = this.lesson;
      const others = Array.from({ length: position.seats - 1 }, (_, other) => botNamed(other).name);
      const names = [ownName(), ...others];
      await localStore.lesson({
        match: this.match,
        game: this.game,
        names,
        position,
        luck: luckOf(this.lesson),
        moves,
      });
    } finally {
      this.#isBusy = false;
    }
    this.#moves = moves;
    this.#trail = trail;
    this.#at = at;
    this.#answer = undefined;
    return true;
  }
}

const RUN = Symbol("lesson");

/** The lesson of the table this component belongs to. */
export const lessonHere = (): LessonRun => getContext<LessonRun>(RUN);
