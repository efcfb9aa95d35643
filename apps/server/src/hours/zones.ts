// Days and hours of a place: what the machine knows of time zones, as plain numbers.
import type { Calendar } from "@outrigger/kernel/match";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  formats.set(timeZone, known);
  return known;
}

/** By how many minutes the place is ahead of UTC then. */
function offsetAt(zone: string, at: number): number {
  const name = formatOf(zone)
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d+):(\d+)/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const WEEK = 7 * DAY;
/** No game over days lasts longer without anybody changing their hours; after it the last offset holds. */
const HORIZON = 160 * WEEK;

/** Every offset from now on, with the moment it begins. */
export function offsetsFrom(zone: string, now: number): Calendar["offsets"] {
  const start = now - (now % MINUTE);
  const offsets: [number, number][] = [[start, offsetAt(zone, start)]];
  for (let at = start; at < start + HORIZON; at += WEEK) {
    const minutes = offsetAt(zone, at + WEEK);
    if (minutes !== offsets.at(-1)?.[1]) offsets.push([changeBetween(zone, at, at + WEEK), minutes]);
  }
  return offsets;
}

/** The minute in which the offset changes to what it is at the end. */
function changeBetween(zone: string, from: number, until: number): number {
  const after = offsetAt(zone, until);
  let [low, high] = [from, until];
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / (2 * MINUTE)) * MINUTE;
    if (offsetAt(zone, middle) === after) high = middle;
    else low = middle;
  }
  return high;
}

/** The day it is there, such as `2027-02-28`. */
export function dayAt(zone: string, at: number): string {
  return new Date(at + offsetAt(zone, at) * MINUTE).toISOString().slice(0, 10);
}

export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** When the day begins there. */
export function startOf(zone: string, day: string): number {
  const there = Date.parse(`${day}T00:00:00Z`);
  const about = there - offsetAt(zone, there) * MINUTE;
  return there - offsetAt(zone, about) * MINUTE;
}
