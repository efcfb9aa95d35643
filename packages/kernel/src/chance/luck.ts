// The chance source inside a match: shut while a draft grows, open for the one move that may ask, every call counted.
import { type Chance, ChanceStop, type Outcome } from "./chance.ts";

/** The host's chance; the number of the call lets it derive each outcome on its own. */
export type ChanceAt = (call: number) => Chance;

export interface Luck extends Chance {
  /** Outcomes since the last `open`. */
  readonly outcomes: Outcome[];
  /** Calls answered in this match so far. */
  readonly calls: () => number;
  /** So many calls have been answered elsewhere. */
  goOnFrom(calls: number): void;
  open(): void;
  shut(): void;
}

export function newLuck(source: ChanceAt, calls: number): Luck {
  let count = calls;
  let isOpen = false;
  const outcomes: Outcome[] = [];
  const next = (): Chance => {
    if (!isOpen) throw new ChanceStop();
    return source(count);
  };
  const note = <Result extends Outcome>(outcome: Result): Result => {
    count++;
    outcomes.push(outcome);
    return outcome;
  };
  return {
    outcomes,
    calls: () => count,
    goOnFrom: (made) => {
      count = made;
    },
    open: () => {
      isOpen = true;
      outcomes.length = 0;
    },
    shut: () => {
      isOpen = false;
    },
    die: (sides) => note(next().die(sides)),
    pick: (count_) => note(next().pick(count_)),
    draw: (bag, eligible) => note(next().draw(bag, eligible)),
  };
}
