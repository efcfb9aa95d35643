// Clocks as data. The host says what time it is; these functions only count.
import type { Seat } from "./contract.ts";

/** Live: a reserve for the whole game and an increment for each turn. By turns: so much time for each. Milliseconds. */
export type ClockPlan =
  | { readonly kind: "live"; readonly reserve: number; readonly increment: number }
  | { readonly kind: "turns"; readonly perMove: number };

export interface ClockData {
  readonly plan: ClockPlan;
  /** Time left per seat at `since`. */
  readonly left: number[];
  /** When the times were last brought up to date. */
  since: number;
  /** The seats the game waits for, whose clocks run. */
  running: Seat[];
}

/** What a seat gets after its time ran out, so that it can still come back: live at least this long. */
const SECOND_WIND = 30_000;

export function newClock(plan: ClockPlan, seats: number, at: number): ClockData {
  const left = plan.kind === "live" ? plan.reserve : plan.perMove;
  return { plan, left: new Array<number>(seats).fill(left), since: at, running: [] };
}

/** Charges the running seats for the time since the last call. */
export function chargeClock(clock: ClockData, at: number): void {
  const spent = Math.max(0, at - clock.since);
  for (const seat of clock.running) clock.left[seat] = (clock.left[seat] as number) - spent;
  clock.since = Math.max(clock.since, at);
}

/** Hands the clock over: who stopped being waited for gets the increment, by turns everybody starts afresh. */
export function runClock(clock: ClockData, running: readonly Seat[]): void {
  const { plan } = clock;
  for (const seat of clock.running) {
    if (!running.includes(seat) && plan.kind === "live")
      clock.left[seat] = (clock.left[seat] as number) + plan.increment;
  }
  for (const seat of running) {
    if (!clock.running.includes(seat) && plan.kind === "turns") clock.left[seat] = plan.perMove;
  }
  clock.running = [...running];
}

export function secondWind(clock: ClockData, seat: Seat): void {
  const { plan } = clock;
  clock.left[seat] = plan.kind === "live" ? Math.max(plan.increment, SECOND_WIND) : plan.perMove;
}

/** The next seat whose time runs out, and when. */
export function clockDeadline(clock: ClockData): { readonly seat: Seat; readonly at: number } | undefined {
  let first: { seat: Seat; at: number } | undefined;
  for (const seat of clock.running) {
    const at = clock.since + Math.max(0, clock.left[seat] as number);
    if (first === undefined || at < first.at) first = { seat, at };
  }
  return first;
}
