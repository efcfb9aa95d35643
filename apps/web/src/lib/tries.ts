// Positions of analysed games that are played once more, by the match in which they are; kept in this browser.
import type { Move } from "@outrigger/kernel";

export interface Try {
  readonly seat: number;
  /** The best that is known there. */
  readonly best: readonly Move[];
}

const KEY = "outrigger.tries";
/** Nobody comes back to more of them. */
const MOST = 30;

function read(): readonly (readonly [match: string, tried: Try])[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export function tryIn(match: string): Try | undefined {
  return read().find(([each]) => each === match)?.[1];
}

export function keepTry(match: string, tried: Try): void {
  localStorage.setItem(KEY, JSON.stringify([[match, tried], ...read()].slice(0, MOST)));
}

/** It is an ordinary game from now on. */
export function dropTry(match: string): void {
  localStorage.setItem(KEY, JSON.stringify(read().filter(([each]) => each !== match)));
}
