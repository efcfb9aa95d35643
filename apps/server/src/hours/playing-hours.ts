// Somebody's playing hours and holidays: what is kept of them, what may be changed, and what clocks make of it.
import type { Calendar } from "@outrigger/kernel/match";
import type { Holiday, HoursShown, PlayingHours } from "@outrigger/protocol";
import { Refused } from "../refusals.ts";
import { dayAfter, dayAt, offsetsFrom, startOf } from "./zones.ts";

interface KeptHoliday extends Holiday {
  readonly zone: string;
  readonly from: number;
  readonly until: number;
}

export interface KeptHours {
  readonly hours: PlayingHours | null;
  /** When the hours were last changed; null for never. */
  readonly changed: number | null;
  /** In order; those of earlier years are gone. */
  readonly holidays: readonly KeptHoliday[];
}

export const ALWAYS: KeptHours = { hours: null, changed: null, holidays: [] };

export const keptIn = (hours: string | null | undefined): KeptHours =>
  hours === null || hours === undefined ? ALWAYS : (JSON.parse(hours) as KeptHours);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WHOLE_DAY = 24 * 60;
const WEEK = 7 * 24 * HOUR;
/** Whoever lives by fewer would keep the others waiting for weeks. */
const LEAST_MINUTES = 8 * 60;
/** Days of a year. */
const ALLOWANCE = 28;
/** Days before a holiday ends. */
const AHEAD = 366;

/** Changed once a week at most, or night could be wherever the clock is about to run out. A slip may be put right at once. */
export function changeHours(kept: KeptHours, hours: PlayingHours | null, now: number): KeptHours {
  // To play always only makes one's own clock run faster.
  if (hours === null) return { ...kept, hours };
  const minutes = (hours.to - hours.from + WHOLE_DAY) % WHOLE_DAY || WHOLE_DAY;
  if (minutes < LEAST_MINUTES) throw new Refused("too-few-hours");
  if (now < changeableAt(kept, now)) throw new Refused("hours-changed");
  const isSlip = kept.changed !== null && now - kept.changed < HOUR;
  return { ...kept, hours, changed: isSlip ? kept.changed : now };
}

function changeableAt({ changed }: KeptHours, now: number): number {
  return changed === null || now - changed < HOUR ? now : changed + WEEK;
}

/** Days of the year that the holidays take. */
function daysIn(holidays: readonly Holiday[], year: number): number {
  let days = 0;
  for (const { first, last } of holidays)
    for (let day = first; day <= last; day = dayAfter(day)) if (day.startsWith(`${year}-`)) days++;
  return days;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** From today on; today's begins at once. */
export function takeHoliday(
  kept: KeptHours,
  { first, last, zone }: Holiday & { readonly zone: string },
  now: number,
): KeptHours {
  const today = dayAt(zone, now);
  const isOdd = first < today || last < first || last > dayAfter(today, AHEAD);
  if (isOdd || kept.holidays.some((other) => first <= other.last && last >= other.first))
    throw new Refused("holiday-problem");
  const [from, until] = [Math.max(now, startOf(zone, first)), startOf(zone, dayAfter(last))];
  const recent = kept.holidays.filter((other) => yearOf(other.last) >= yearOf(today));
  const holidays = [...recent, { first, last, zone, from, until }].sort((one, other) => one.from - other.from);
  for (let year = yearOf(first); year <= yearOf(last); year++)
    if (daysIn(holidays, year) > ALLOWANCE) throw new Refused("no-holidays-left");
  return { ...kept, holidays };
}

/** One that is to come is not taken; of a running one the days up to today stay taken. */
export function endHoliday(kept: KeptHours, first: string, now: number): KeptHours {
  const ended = kept.holidays.find((each) => each.first === first && each.until > now);
  if (ended === undefined) throw new Refused("not-found");
  const others = kept.holidays.filter((each) => each !== ended);
  if (ended.from > now) return { ...kept, holidays: others };
  const cut = { ...ended, last: dayAt(ended.zone, now), until: now };
  return { ...kept, holidays: kept.holidays.map((each) => (each === ended ? cut : each)) };
}

/** Holidays that are not over. */
export function holidaysOf({ holidays }: KeptHours, now: number): Holiday[] {
  return holidays.filter(({ until }) => until > now).map(({ first, last }) => ({ first, last }));
}

export function showHours(kept: KeptHours, now: number): HoursShown {
  const year = yearOf(dayAt(kept.hours?.zone ?? "UTC", now));
  const allowance = [year, year + 1].map((each) => ({ year: each, left: ALLOWANCE - daysIn(kept.holidays, each) }));
  const changeable = changeableAt(kept, now);
  const { hours } = kept;
  return { hours, changeable: changeable > now ? changeable : null, holidays: holidaysOf(kept, now), allowance };
}

/** As clocks need it, from now on; null for somebody who plays always. */
export function calendarOf({ hours, holidays }: KeptHours, now: number): Calendar | null {
  const ahead = holidays.filter(({ until }) => until > now).map(({ from, until }) => [from, until] as const);
  if (hours === null) return ahead.length === 0 ? null : { from: 0, to: 0, offsets: [[0, 0]], holidays: ahead };
  return { from: hours.from, to: hours.to, offsets: offsetsFrom(hours.zone, now), holidays: ahead };
}
