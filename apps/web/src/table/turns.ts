// The log by turns: what one seat decided in a row, under a heading, told in lines; runs of single steps are one line.
import type { GameUi } from "@outrigger/board";
import { type Beats, beatOf } from "@outrigger/board/beats";
import type { GameEvent } from "@outrigger/kernel";
import type { LogEntry } from "@outrigger/protocol";
import type { GameWords } from "../lib/game-words.svelte.ts";

export interface Turn {
  /** Whose; undefined for what nobody decided: a set-up, the beginning of a round. */
  readonly seat: number | undefined;
  /** The number of the first entry of the log that belongs to it. */
  readonly from: number;
  /** The round, period or season it belongs to, where the game has such. */
  readonly chapter: string;
  /** How many turns the seat has had, this included. */
  readonly number: number;
  readonly lines: readonly LogLine[];
}

export interface LogLine {
  readonly text: string;
  /** What it tells; undefined where it only says who decided. */
  readonly event: GameEvent | undefined;
  /** The entry of the log it ends with. */
  readonly at: number;
  /** How often the same happened in a row. */
  readonly times: number;
}

/** How a game tells its events. */
export interface Telling {
  /** How an event reads, if it is worth a line. */
  tell(event: GameEvent): string | undefined;
  /** The heading that an event opens. */
  chapter(event: GameEvent): string | undefined;
  join(one: GameEvent, next: GameEvent): GameEvent | undefined;
  /** What is added where the seat did not decide itself. */
  instead(by: "time" | "order"): string;
}

type Tell = Telling["tell"];

export function tellWith({ text, say }: Pick<GameWords, "text" | "say">, names: readonly string[]): Tell {
  return (event) => text.event(say, event, names);
}

export function tellingOf(
  words: Pick<GameWords, "text" | "say">,
  ui: Pick<GameUi, "beats" | "join"> | undefined,
  names: readonly string[],
  instead: Telling["instead"],
): Telling {
  return {
    tell: tellWith(words, names),
    chapter: (event) => chapterOf(words, ui?.beats, event),
    join: (one, next) => ui?.join?.(one, next),
    instead,
  };
}

function chapterOf({ say }: Pick<GameWords, "say">, beats: Beats | undefined, event: GameEvent): string | undefined {
  const values = beatOf(beats, event).chapter?.(event);
  return values && say("chapter", values);
}

/** Lines of events that follow each other, runs of them merged. */
export function toldLines(events: readonly GameEvent[], { tell, join }: Telling, at = 0): LogLine[] {
  const lines: LogLine[] = [];
  for (const event of events) addLine(lines, event, tell, join, at);
  return lines;
}

function addLine(lines: LogLine[], event: GameEvent, tell: Tell, join: Telling["join"], at: number): void {
  const text = tell(event);
  if (text === undefined) return;
  const last = lines.at(-1);
  const joined = last?.event === undefined ? undefined : join(last.event, event);
  if (joined !== undefined) lines.splice(-1, 1, { text: tell(joined) ?? text, event: joined, at, times: 1 });
  else if (last?.text === text) lines.splice(-1, 1, { ...last, event, at, times: last.times + 1 });
  else lines.push({ text, event, at, times: 1 });
}

export function linesOf(events: readonly GameEvent[], tell: Tell): string[] {
  return events.flatMap((event) => tell(event) ?? []);
}

interface Draft {
  seat: number | undefined;
  from: number;
  chapter: string;
  number: number;
  lines: LogLine[];
}

/** Tells a growing log: a turn that has not changed stays the same object, so that only what is new is drawn. */
export class TurnLog {
  readonly #telling: Telling;
  readonly #told = new WeakMap<GameEvent, { readonly text: string | undefined }>();
  #last: readonly Turn[] = [];

  constructor(telling: Telling) {
    this.#telling = { ...telling, tell: (event) => this.#tellOnce(event, telling.tell) };
  }

  /** A move costs as much in the last round as in the first. */
  #tellOnce(event: GameEvent, tell: Tell): string | undefined {
    const known = this.#told.get(event) ?? { text: tell(event) };
    this.#told.set(event, known);
    return known.text;
  }

  turns(log: readonly LogEntry[]): readonly Turn[] {
    const turns: Draft[] = [];
    for (const [at, entry] of log.entries()) this.#add(turns, entry, at);
    this.#last = turns.map((turn, at) => same(turn, this.#last[at]));
    return this.#last;
  }

  #add(turns: Draft[], entry: LogEntry, at: number): void {
    const { tell, join, chapter, instead } = this.#telling;
    const seat = entry.seat < 0 ? undefined : entry.seat;
    let turn = turnFor(turns, seat, at);
    const before = turn.lines.length;
    for (const event of entry.events) {
      const heading = chapter(event);
      if (heading !== undefined) turn = underChapter(turns, heading, at);
      addLine(turn.lines, event, tell, join, at);
    }
    if (entry.by !== undefined && turn.lines.length > before)
      turn.lines.push({ text: instead(entry.by), event: undefined, at, times: 1 });
  }
}

function turnFor(turns: Draft[], seat: number | undefined, from: number): Draft {
  const last = turns.at(-1);
  if (last !== undefined && last.seat === seat) return last;
  const number = turns.filter((turn) => turn.seat === seat && turn.lines.length > 0).length + 1;
  const turn = { seat, from, chapter: last?.chapter ?? "", number, lines: [] };
  turns.push(turn);
  return turn;
}

/** A chapter may be opened by any of its events: those that follow stand under the same heading. */
function underChapter(turns: Draft[], chapter: string, from: number): Draft {
  const last = turns.at(-1);
  if (last !== undefined && last.seat === undefined && last.chapter === chapter) return last;
  const turn = { seat: undefined, from, chapter, number: 0, lines: [] };
  turns.push(turn);
  return turn;
}

function same(turn: Turn, before: Turn | undefined): Turn {
  const isSame =
    before?.from === turn.from &&
    before.seat === turn.seat &&
    before.chapter === turn.chapter &&
    before.number === turn.number &&
    before.lines.length === turn.lines.length &&
    before.lines.every(({ text, at }, line) => text === turn.lines[line]?.text && at === turn.lines[line].at);
  return isSame ? before : turn;
}
