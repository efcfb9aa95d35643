import { describe, expect, it } from "vitest";
import { ALWAYS, calendarOf, changeHours, endHoliday, keptIn, showHours, takeHoliday } from "./playing-hours.ts";
import { dayAt, isDay, offsetsFrom, startOf } from "./zones.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (time: string): number => Date.parse(`${time}:00Z`);
const zone = "Europe/Rome";
const byDay = { from: 480, to: 1_320, zone };

describe("places", () => {
  it("are so far ahead of UTC from such a moment on, by summer time, halves of an hour and not at all", () => {
    const now = at("2026-07-01T12:00");
    expect(offsetsFrom(zone, now).slice(0, 3)).toEqual([
      [now, 120],
      [at("2026-10-25T01:00"), 60],
      [at("2027-03-28T01:00"), 120],
    ]);
    expect(offsetsFrom("Australia/Lord_Howe", now).slice(0, 2)).toEqual([
      [now, 630],
      [at("2026-10-03T15:30"), 660],
    ]);
    expect(offsetsFrom("Asia/Kathmandu", now)).toEqual([[now, 345]]);
    expect(offsetsFrom("America/Caracas", now)).toEqual([[now, -240]]);
    expect(offsetsFrom("UTC", now)).toEqual([[now, 0]]);
  });

  it("have days of their own", () => {
    expect(dayAt("Pacific/Auckland", at("2026-12-31T11:00"))).toBe("2027-01-01");
    expect(startOf("Pacific/Auckland", "2027-01-01")).toBe(at("2026-12-31T11:00"));
    expect(startOf(zone, "2026-10-26") - startOf(zone, "2026-10-25")).toBe(25 * HOUR);
    expect(["2028-02-29", "2027-02-29", "2027-2-1", "", "2027-13-01"].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("playing hours", () => {
  const now = at("2026-11-16T12:00");

  it("are at least eight a day, also over midnight, and may be all of them", () => {
    for (const to of [700, 1_000 - 41])
      expect(() => changeHours(ALWAYS, { from: 480, to, zone }, now)).toThrow("too-few");
    expect(changeHours(ALWAYS, { from: 1_200, to: 240, zone }, now).hours?.to).toBe(240);
    expect(changeHours(ALWAYS, { from: 0, to: 0, zone }, now).changed).toBe(now);
  });

  it("S11.1 playing hours are changed once a week, but for a slip within the hour, and can be given up at any time", () => {
    const kept = changeHours(ALWAYS, byDay, now);
    const slip = changeHours(kept, { ...byDay, from: 420 }, now + HOUR - 1);
    expect(slip).toMatchObject({ hours: { from: 420 }, changed: now });
    expect(() => changeHours(slip, byDay, now + HOUR)).toThrow("hours-changed");
    expect(showHours(slip, now + HOUR)).toMatchObject({ changeable: now + 7 * DAY });
    const always = changeHours(slip, null, now + HOUR);
    expect(() => changeHours(always, byDay, now + HOUR)).toThrow("hours-changed");
    expect(changeHours(always, byDay, now + 7 * DAY)).toMatchObject({ hours: byDay, changed: now + 7 * DAY });
    expect(showHours(always, now + 7 * DAY).changeable).toBeNull();
  });

  it("are a calendar for clocks; whoever plays always has none", () => {
    expect(calendarOf(keptIn(null), now)).toBeNull();
    expect(calendarOf(changeHours(ALWAYS, byDay, now), now)).toMatchObject({ from: 480, to: 1_320, holidays: [] });
    const away = takeHoliday(ALWAYS, { first: "2026-11-17", last: "2026-11-17", zone }, now);
    const holidays = [[at("2026-11-16T23:00"), at("2026-11-17T23:00")]];
    expect(calendarOf(away, now)).toEqual({ from: 0, to: 0, offsets: [[0, 0]], holidays });
    expect(calendarOf(away, at("2026-11-17T23:00"))).toBeNull();
  });
});

describe("holidays", () => {
  const now = at("2026-11-16T12:00");
  const take = (first: string, last: string, kept = ALWAYS, when = now) =>
    takeHoliday(kept, { first, last, zone }, when);

  it("begin today or later, end within a year, and do not meet each other", () => {
    expect(take("2026-11-16", "2026-11-16").holidays).toMatchObject([{ from: now, until: at("2026-11-16T23:00") }]);
    const kept = take("2026-12-01", "2026-12-05");
    const odd = [
      ["2026-11-15", "2026-11-20"],
      ["2026-11-20", "2026-11-19"],
      ["2027-11-17", "2027-11-18"],
      ["2026-12-05", "2026-12-06"],
      ["2026-11-30", "2026-12-08"],
    ] as const;
    for (const [first, last] of odd) expect(() => take(first, last, kept)).toThrow("holiday-problem");
    expect(take("2026-11-20", "2026-11-30", kept).holidays.map(({ first }) => first)).toEqual([
      "2026-11-20",
      "2026-12-01",
    ]);
  });

  it("are 28 days of a year, each year for itself", () => {
    const kept = take("2026-12-10", "2027-01-20");
    expect(showHours(kept, now).allowance).toEqual([
      { year: 2026, left: 6 },
      { year: 2027, left: 8 },
    ]);
    expect(() => take("2026-11-20", "2026-11-26", kept)).toThrow("no-holidays-left");
    expect(() => take("2027-05-01", "2027-05-09", kept)).toThrow("no-holidays-left");
    const all = take("2027-05-01", "2027-05-08", take("2026-11-20", "2026-11-25", kept));
    expect(showHours(all, now).allowance.map(({ left }) => left)).toEqual([0, 0]);
  });

  it("can be ended: what is past stays taken, what was to come does not", () => {
    const kept = take("2026-12-10", "2026-12-20", take("2026-11-16", "2026-11-25"));
    expect(showHours(endHoliday(kept, "2026-12-10", now), now).allowance[0]?.left).toBe(18);
    const later = at("2026-11-18T12:00");
    const ended = endHoliday(kept, "2026-11-16", later);
    expect(showHours(ended, later)).toMatchObject({
      holidays: [{ first: "2026-12-10" }],
      allowance: [{ left: 14 }, {}],
    });
    expect(calendarOf(ended, later)?.holidays).toHaveLength(1);
    expect(() => endHoliday(ended, "2026-11-16", later)).toThrow("not-found");
  });
});
