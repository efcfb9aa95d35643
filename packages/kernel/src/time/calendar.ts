// When somebody plays, as data: outside their hours and on holidays a clock by turns stands still. Whoever makes a calendar
// looks the time zone up; here is only arithmetic, so that every host and every page comes to the same.

export interface Calendar {
  /** Playing hours, in minutes after midnight where the person lives; all day where both are the same. */
  readonly from: number;
  readonly to: number;
  /** By how many minutes the place is ahead of UTC, each from a moment on, in order; the first one also before. */
  readonly offsets: readonly (readonly [from: number, minutes: number])[];
  /** From one moment to another, in order. */
  readonly holidays: readonly (readonly [from: number, until: number])[];
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const within = (value: number): number => ((value % DAY) + DAY) % DAY;

/** A time in which somebody plays, or does not. */
interface Stretch {
  readonly isPlaying: boolean;
  readonly until: number;
}

/** What it is at this moment, and how long that lasts at least. */
export function stretchAt(calendar: Calendar, at: number): Stretch {
  const holiday = calendar.holidays.find(([, until]) => until > at);
  if (holiday !== undefined && holiday[0] <= at) return { isPlaying: false, until: holiday[1] };
  const day = withinDay(calendar, at);
  return { ...day, until: Math.min(day.until, holiday?.[0] ?? day.until) };
}

function withinDay({ from, to, offsets }: Calendar, at: number): Stretch {
  const [, minutes] = offsets.findLast(([since]) => since <= at) ?? offsets[0] ?? [0, 0];
  const change = offsets.find(([since]) => since > at)?.[0] ?? Number.POSITIVE_INFINITY;
  const since = within(at + (minutes - from) * MINUTE);
  const length = within((to - from) * MINUTE) || DAY;
  const isPlaying = since < length;
  return { isPlaying, until: Math.min(change, at + (isPlaying ? length : DAY) - since) };
}

/** How much of the time between two moments somebody plays. */
export function playingTime(calendar: Calendar | undefined, from: number, until: number): number {
  if (calendar === undefined) return Math.max(0, until - from);
  let sum = 0;
  for (let at = from; at < until; ) {
    const stretch = stretchAt(calendar, at);
    const end = Math.min(until, stretch.until);
    if (stretch.isPlaying) sum += end - at;
    at = end;
  }
  return sum;
}

/** When somebody has played for so long from a moment on. */
export function playedFor(calendar: Calendar | undefined, from: number, amount: number): number {
  if (calendar === undefined) return from + amount;
  let left = amount;
  for (let at = from; ; ) {
    const { isPlaying, until } = stretchAt(calendar, at);
    if (isPlaying && at + left <= until) return at + left;
    if (isPlaying) left -= until - at;
    at = until;
  }
}
