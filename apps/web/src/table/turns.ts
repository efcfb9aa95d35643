// The log in turns: what one seat decided in a row, told in lines.
import type { LogEntry } from "@outrigger/protocol";
import type { GameWords } from "../lib/game-words.svelte.ts";

export interface Turn {
  /** Whose; undefined for what happened before the first decision. */
  readonly seat: number | undefined;
  /** The number of the first entry of the log that belongs to it. */
  readonly from: number;
  readonly lines: readonly string[];
}

/** How an event reads, if it is worth a line. */
type Tell = (event: unknown) => string | undefined;

export function tellWith(words: GameWords, names: readonly string[]): Tell {
  return (event) => words.text.event(words.say, event, names);
}

export function turnsOf(log: readonly LogEntry[], tell: Tell): Turn[] {
  const turns: { seat: number | undefined; from: number; lines: string[] }[] = [];
  log.forEach(({ seat: number, events }, at) => {
    const seat = number < 0 ? undefined : number;
    let turn = turns.at(-1);
    if (turn === undefined || turn.seat !== seat) {
      turn = { seat, from: at, lines: [] };
      turns.push(turn);
    }
    turn.lines.push(...linesOf(events, tell));
  });
  return turns;
}

export function linesOf(events: readonly unknown[], tell: Tell): string[] {
  return events.map(tell).filter((line) => line !== undefined);
}
