// The log in turns: what one seat decided in a row, told in lines.
import type { LogEntry } from "@outrigger/protocol";
import type { GameWords } from "../lib/game-words.svelte.ts";

export interface Turn {
  /** Whose; undefined for what happened before the first decision. */
  readonly seat: number | undefined;
  /** The number of the first entry of the log that belongs to it. */
  readonly from: number;
  readonly lines: readonly Line[];
}

interface Line {
  readonly text: string;
  /** What it tells; undefined where it only says who decided. */
  readonly event: unknown;
}

/** How an event reads, if it is worth a line. */
type Tell = (event: unknown) => string | undefined;

export function tellWith({ text, say }: Pick<GameWords, "text" | "say">, names: readonly string[]): Tell {
  return (event) => text.event(say, event, names);
}

export function toldLines(events: readonly unknown[], tell: Tell): Line[] {
  return events.flatMap((event) => {
    const text = tell(event);
    return text === undefined ? [] : [{ text, event }];
  });
}

export function linesOf(events: readonly unknown[], tell: Tell): string[] {
  return toldLines(events, tell).map(({ text }) => text);
}

/**
 * Tells a growing log: an entry is put into words once, and a turn that has not changed stays the same object, so that
 * a move costs as much in the last round as in the first.
 */
export class TurnTeller {
  readonly #tell: Tell;
  /** What is added where the seat did not decide itself. */
  readonly #instead: (by: "time" | "order") => string;
  readonly #told = new WeakMap<LogEntry, readonly Line[]>();
  #last: readonly Turn[] = [];

  constructor(tell: Tell, instead: (by: "time" | "order") => string) {
    this.#tell = tell;
    this.#instead = instead;
  }

  turns(log: readonly LogEntry[]): readonly Turn[] {
    const turns: { seat: number | undefined; from: number; lines: Line[] }[] = [];
    log.forEach((entry, at) => {
      const seat = entry.seat < 0 ? undefined : entry.seat;
      const turn = turns.at(-1);
      if (turn === undefined || turn.seat !== seat) turns.push({ seat, from: at, lines: [...this.#linesOf(entry)] });
      else turn.lines.push(...this.#linesOf(entry));
    });
    this.#last = turns.map((turn, at) => this.#same(turn, this.#last[at]));
    return this.#last;
  }

  #linesOf(entry: LogEntry): readonly Line[] {
    const known = this.#told.get(entry);
    if (known !== undefined) return known;
    const lines = toldLines(entry.events, this.#tell);
    if (entry.by !== undefined && lines.length > 0) lines.push({ text: this.#instead(entry.by), event: undefined });
    this.#told.set(entry, lines);
    return lines;
  }

  #same(turn: Turn, before: Turn | undefined): Turn {
    const isSame =
      before?.from === turn.from &&
      before.seat === turn.seat &&
      before.lines.length === turn.lines.length &&
      before.lines.every(({ text, event }, at) => text === turn.lines[at]?.text && event === turn.lines[at].event);
    return isSame ? before : turn;
  }
}
