// How much of a match was seen in this browser, so that somebody who comes back is told what happened meanwhile.
import type { LogEntry } from "@outrigger/protocol";

const KEY = "outrigger.shown";
/** Matches that are remembered. */
const MOST = 60;

export interface Away {
  /** The first entry of the log that was not seen. */
  readonly from: number;
  readonly moves: number;
  readonly turns: number;
}

type Seen = Readonly<Record<string, number>>;

/** Anything in storage that is no such list is none. */
export function readSeen(text: string | null): Seen {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
    );
  } catch {
    return {};
  }
}

/** The match noted as the newest; the oldest is forgotten. */
export function noteSeen(seen: Seen, match: string, entries: number): Seen {
  const { [match]: _, ...others } = seen;
  return Object.fromEntries([...Object.entries(others), [match, entries] as const].slice(-MOST));
}

/** What others decided since the looker's own last decision and the last look; undefined for who never looked before. */
export function awayIn(log: readonly LogEntry[], lastOwn: number, seen: number | undefined): Away | undefined {
  if (seen === undefined) return undefined;
  const from = Math.max(lastOwn, seen);
  const missed = log.slice(from);
  if (missed.length === 0) return undefined;
  const turns = missed.filter(({ seat }, at) => seat !== missed[at - 1]?.seat).length;
  return { from, moves: missed.length, turns };
}

/** Milliseconds after a look until it is written down: not while the board is to answer. */
const SOON = 500;
const unwritten = new Map<string, number>();
let timer: number | undefined;

export function seenOf(match: string): number | undefined {
  return unwritten.get(match) ?? readSeen(localStorage.getItem(KEY))[match];
}

/** Written down soon, or when the page is left. */
export function keepSeen(match: string, entries: number): void {
  unwritten.set(match, entries);
  if (timer !== undefined) return;
  timer = window.setTimeout(writeSeen, SOON);
  addEventListener("pagehide", writeSeen, { once: true });
}

function writeSeen(): void {
  clearTimeout(timer);
  timer = undefined;
  removeEventListener("pagehide", writeSeen);
  let seen = readSeen(localStorage.getItem(KEY));
  for (const [match, entries] of unwritten) seen = noteSeen(seen, match, entries);
  unwritten.clear();
  localStorage.setItem(KEY, JSON.stringify(seen));
}
