// Clocks as data. The host says what time it is; these functions only count.

import type { Seat } from "../contract.ts";
import { type Calendar, playedFor, playingTime, stretchAt } from "./calendar.ts";

/** Live: a reserve for the whole game and an increment for each turn. By turns: so much time for each. Milliseconds. */
export type ClockPlan =
  | { readonly kind: "live"; readonly reserve: number; readonly increment: number }
  | { readonly kind: "turns"; readonly perMove: number; readonly bank?: TimeBank };

/** Time beside that of the turn: what a turn leaves over is saved. */
export interface TimeBank {
  /** What everybody begins with. */
  readonly start: number;
  /** Nobody saves more than this. */
  readonly cap: number;
}

export interface ClockData {
  readonly plan: ClockPlan;
  /** Time left per seat at `since`. */
  readonly left: number[];
  /** When the times were last brought up to date. */
  since: number;
  /** The seats the game waits for, whose clocks run. */
  running: Seat[];
  /** By seat, where somebody has playing hours or holidays; only where it is played over days. */
  calendars?: readonly (Calendar | null)[];
}

/** Shorter turns are over before a night is: there a clock stands still for nobody. */
const OVER_DAYS = 12 * 3_600_000;

export const isOverDays = (plan: ClockPlan): boolean => plan.kind === "turns" && plan.perMove >= OVER_DAYS;

const calendarOf = ({ plan, calendars }: ClockData, seat: Seat): Calendar | undefined =>
  isOverDays(plan) ? (calendars?.[seat] ?? undefined) : undefined;

/** What a seat gets after its time ran out, so that it can still come back: live at least this long. */
const SECOND_WIND = 30_000;

export function newClock(plan: ClockPlan, seats: number, at: number, calendars?: ClockData["calendars"]): ClockData {
  const left = plan.kind === "live" ? plan.reserve : (plan.bank?.start ?? plan.perMove);
  const clock = { plan, left: new Array<number>(seats).fill(left), since: at, running: [] };
  return calendars === undefined ? clock : { ...clock, calendars };
}

/** Charges the running seats for the time since the last call. */
export function chargeClock(clock: ClockData, at: number): void {
  for (const seat of clock.running)
    clock.left[seat] = (clock.left[seat] as number) - playingTime(calendarOf(clock, seat), clock.since, at);
  clock.since = Math.max(clock.since, at);
}

/** Somebody's hours or holidays are others from now on: what has passed is charged as it was. */
export function setCalendar(clock: ClockData, seat: Seat, calendar: Calendar | null, at: number): void {
  chargeClock(clock, at);
  clock.calendars = clock.left.map((_, each) => (each === seat ? calendar : (clock.calendars?.[each] ?? null)));
}

/** Milliseconds left for a seat at this moment. */
export function timeLeft(clock: ClockData, seat: Seat, now: number): number {
  const spent = clock.running.includes(seat) ? playingTime(calendarOf(clock, seat), clock.since, now) : 0;
  return Math.max(0, (clock.left[seat] ?? 0) - spent);
}

/** Until when at least the seat's clock stands still though it is waited for; undefined where it runs. */
export function restsUntil(clock: ClockData, seat: Seat, now: number): number | undefined {
  const calendar = clock.running.includes(seat) ? calendarOf(clock, seat) : undefined;
  const stretch = calendar && stretchAt(calendar, now);
  return stretch === undefined || stretch.isPlaying ? undefined : playedFor(calendar, now, 0);
}

/** Hands the clock over: who stopped being waited for gets the increment, by turns everybody starts afresh. */
export function runClock(clock: ClockData, running: readonly Seat[]): void {
  const { plan } = clock;
  for (const seat of clock.running) {
    if (!running.includes(seat) && plan.kind === "live")
      clock.left[seat] = (clock.left[seat] as number) + plan.increment;
  }
  for (const seat of running) {
    if (clock.running.includes(seat) || plan.kind !== "turns") continue;
    const saved = Math.min(plan.bank?.cap ?? 0, Math.max(0, clock.left[seat] as number));
    clock.left[seat] = plan.perMove + saved;
  }
  clock.running = [...running];
}

export function secondWind(clock: ClockData, seat: Seat): void {
  const { plan } = clock;
  clock.left[seat] = plan.kind === "live" ? Math.max(plan.increment, SECOND_WIND) : plan.perMove;
}

/** Whoever let the time of a turn and of the bank run out has saved none of what came after. */
export function emptyBank(clock: ClockData, seat: Seat): void {
  if (clock.plan.kind === "turns" && clock.plan.bank !== undefined && !clock.running.includes(seat))
    clock.left[seat] = 0;
}

/** When a seat that is waited for has only so much time left. */
export function momentWithLeft(clock: ClockData, seat: Seat, left: number): number {
  return playedFor(calendarOf(clock, seat), clock.since, Math.max(0, (clock.left[seat] ?? 0) - left));
}

/** The next seat whose time runs out, and when. */
export function clockDeadline(clock: ClockData): { readonly seat: Seat; readonly at: number } | undefined {
  let first: { seat: Seat; at: number } | undefined;
  for (const seat of clock.running) {
    const at = momentWithLeft(clock, seat, 0);
    if (first === undefined || at < first.at) first = { seat, at };
  }
  return first;
}
