// How fast it is played: the clocks that have a name.
import type { TableClock } from "./site.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const PACES = {
  live10: { kind: "live", reserve: 10 * MINUTE, increment: 10_000 },
  live30: { kind: "live", reserve: 30 * MINUTE, increment: 30_000 },
  live90: { kind: "live", reserve: 90 * MINUTE, increment: 60_000 },
  hours12: { kind: "turns", perMove: 12 * HOUR },
  day1: { kind: "turns", perMove: DAY },
  day3: { kind: "turns", perMove: 3 * DAY },
  day7: { kind: "turns", perMove: 7 * DAY },
  bank12: { kind: "turns", perMove: 12 * HOUR, bank: { start: DAY, cap: 3 * DAY } },
  bank1: { kind: "turns", perMove: DAY, bank: { start: 3 * DAY, cap: 7 * DAY } },
  none: { kind: "none" },
} as const satisfies Readonly<Record<string, TableClock>>;
export type Pace = keyof typeof PACES;

/** Those that strangers play together by, at once or within the week; the first is the usual one. */
export const TICKET_PACES = {
  now: ["live30", "live10", "live90"],
  week: ["day1", "day3", "hours12", "day7"],
} as const satisfies Readonly<Record<string, readonly Pace[]>>;
export type TicketWish = keyof typeof TICKET_PACES;
