// A seeded game told in full: every decision, what luck said, and what each viewer was told and shown. Kept in a file, it
// makes a change of the rules visible in review.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyJson, type Game, type GameTypes, type Viewer } from "@outrigger/kernel";
import { runningSegment } from "@outrigger/kernel/match";
import { eventFor } from "@outrigger/kernel/play";
import { completeOptions, type Table } from "@outrigger/scene";
import { expect, test } from "vitest";
import { advance, type Course, chooseActor, startCourse } from "../course.ts";
import { show } from "../finding.ts";

export interface TranscriptPlan<T extends GameTypes> {
  /** The file's name, without its ending. */
  readonly name: string;
  readonly table: Table<T>;
  readonly seed?: number;
  /** How far it goes; to the end of the game when absent. */
  readonly decisions?: number;
}

/** Compares transcripts with the files of a folder. `OUTRIGGER_GOLDEN=write` writes them anew. */
export function transcripts<T extends GameTypes>(
  folder: string,
  game: Game<T>,
  plans: readonly TranscriptPlan<T>[],
): void {
  for (const plan of plans) {
    test(`transcript ${plan.name}`, () => {
      const file = join(folder, `${plan.name}.txt`);
      const told = transcript(game, plan.table, plan.seed, plan.decisions);
      if (process.env["OUTRIGGER_GOLDEN"] === "write") {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, told);
      }
      expect(existsSync(file), `${file} is missing; OUTRIGGER_GOLDEN=write makes it`).toBe(true);
      expect(told).toBe(readFileSync(file, "utf8"));
    });
  }
}

/** The text of one random game. */
function transcript<T extends GameTypes>(
  game: Game<T>,
  table: Table<T>,
  seed = 1,
  decisions = Number.POSITIVE_INFINITY,
): string {
  const course = startCourse(game, table, seed);
  const transcript = new Transcript(course);
  transcript.lines.push(`${game.id}, ${table.seats} seats, seed ${seed}, ${show(completeOptions(game, table))}`);
  transcript.tell("setup", runningSegment(course.data).setup ?? []);
  for (let made = 1; made <= decisions; made++) {
    const actor = chooseActor(course);
    if (actor === undefined) break;
    advance(course, actor);
    const step = runningSegment(course.data).steps.at(-1);
    const draft = course.drafter === undefined ? "" : " (draft)";
    transcript.tell(`${made} seat ${actor.seat} ${show(step?.move)}${draft}`, course.outcomes);
  }
  if (course.main === undefined) transcript.lines.push(`result ${show(game.result(course.play.state, course.pack))}`);
  return `${transcript.lines.join("\n")}\n`;
}

/** Writes down what is new for each viewer, once for all where it is the same. */
class Transcript<T extends GameTypes> {
  readonly lines: string[] = [];
  private readonly course: Course<T>;
  private readonly viewers: readonly Viewer[];
  private readonly shown = new Map<Viewer, unknown>();

  constructor(course: Course<T>) {
    this.course = course;
    this.viewers = [...Array.from({ length: course.seats }, (_, seat) => seat), "spectator"];
  }

  tell(what: string, outcomes: readonly unknown[]): void {
    this.lines.push(outcomes.length === 0 ? what : `${what} luck ${show(outcomes)}`);
    const { listener, drafter } = this.course;
    const viewers = drafter === undefined ? this.viewers : [drafter.seat];
    for (const told of listener.told) {
      this.grouped(viewers, (viewer) => {
        const event = eventFor(told, viewer);
        return event === undefined ? [] : [`told ${show(event)}`];
      });
    }
    this.grouped(viewers, (viewer) => this.changes(viewer));
    listener.told.length = 0;
  }

  private changes(viewer: Viewer): string[] {
    const { game, pack, play } = this.course;
    const view = copyJson(game.view(play.state, viewer, pack));
    const before = this.shown.get(viewer);
    this.shown.set(viewer, view);
    return changed(before, view, "").map((change) => `sees ${change}`);
  }

  private grouped(viewers: readonly Viewer[], linesOf: (viewer: Viewer) => string[]): void {
    const readers = new Map<string, Viewer[]>();
    for (const viewer of viewers) {
      for (const line of linesOf(viewer)) readers.set(line, [...(readers.get(line) ?? []), viewer]);
    }
    for (const [line, some] of readers) {
      const who = some.length === this.viewers.length ? "all" : some.join(" ");
      this.lines.push(`  ${who} ${line}`);
    }
  }
}

/** Every part that is new or different, with its path; what fits on a line is shown whole. */
function changed(before: unknown, now: unknown, path: string): string[] {
  if (show(before) === show(now)) return [];
  if (fitsOnALine(now)) return [`${path} ${show(now)}`];
  return parts(typeof before === "object" && before !== null ? before : {}, now as object, path);
}

function fitsOnALine(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  const isList = Array.isArray(value) && value.every((item) => typeof item !== "object" || item === null);
  return show(value).length <= (isList ? 160 : 60);
}

function parts(before: object, now: object, path: string): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...keys].flatMap((key) => {
    const [old, fresh] = [before, now].map((one) => (one as Record<string, unknown>)[key]);
    const place = path === "" ? key : `${path}.${key}`;
    return fresh === undefined ? [`${place} gone`] : changed(old, fresh, place);
  });
}
