import { describe, expect, it } from "vitest";
import { type Calendar, playedFor, playingTime, stretchAt } from "./calendar.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (time: string): number => Date.parse(`${time}:00Z`);

/** Rome, with the change of October 2026 and of March 2027. */
const rome: Calendar = {
  from: 8 * 60,
  to: 22 * 60,
  offsets: [
    [at("2026-03-29T01:00"), 120],
    [at("2026-10-25T01:00"), 60],
    [at("2027-03-28T01:00"), 120],
  ],
  holidays: [],
};

describe("playing hours", () => {
  it("are counted where the person lives, summer and winter", () => {
    expect(stretchAt(rome, at("2026-07-01T06:00"))).toEqual({ isPlaying: true, until: at("2026-07-01T20:00") });
    expect(stretchAt(rome, at("2026-07-01T20:00"))).toEqual({ isPlaying: false, until: at("2026-07-02T06:00") });
    expect(stretchAt(rome, at("2027-01-01T06:59"))).toEqual({ isPlaying: false, until: at("2027-01-01T07:00") });
    // Fourteen hours every day, also where the night is an hour longer or shorter.
    for (const day of ["2026-10-24", "2026-10-25", "2027-03-27", "2027-03-28", "2028-02-29"])
      expect(playingTime(rome, at(`${day}T03:00`), at(`${day}T03:00`) + DAY)).toBe(14 * HOUR);
    expect(playedFor(rome, at("2026-10-24T19:00"), 2 * HOUR)).toBe(at("2026-10-25T08:00"));
    expect(playedFor(rome, at("2027-03-27T20:00"), 2 * HOUR)).toBe(at("2027-03-28T07:00"));
  });

  it("hold over the hour that a change of the clocks skips or repeats", () => {
    const night = { ...rome, from: 60, to: 9 * 60 };
    // 02:00 to 03:00 comes twice in October, and not at all in March.
    expect(playingTime(night, at("2026-10-24T23:00"), at("2026-10-25T08:00"))).toBe(9 * HOUR);
    expect(playingTime(night, at("2027-03-28T00:00"), at("2027-03-28T07:00"))).toBe(7 * HOUR);
  });

  it("may go over midnight, to the other side of the day, and by half hours", () => {
    const late = { ...rome, from: 18 * 60, to: 2 * 60, offsets: [[0, 345]] } as const;
    expect(stretchAt(late, at("2027-01-01T12:14")).isPlaying).toBe(false);
    expect(stretchAt(late, at("2027-01-01T12:15"))).toEqual({ isPlaying: true, until: at("2027-01-01T20:15") });
    expect(playingTime(late, at("2027-01-01T00:00"), at("2027-01-08T00:00"))).toBe(7 * 8 * HOUR);
  });

  it("are the whole day where they begin when they end, and where there is no calendar", () => {
    const always = { ...rome, from: 0, to: 0 };
    expect(playingTime(always, at("2026-10-20T00:00"), at("2026-10-30T00:00"))).toBe(10 * DAY);
    expect(playedFor(always, at("2026-10-20T00:00"), 10 * DAY)).toBe(at("2026-10-30T00:00"));
    expect([playingTime(undefined, 5, 9), playingTime(undefined, 9, 5), playedFor(undefined, 5, 4)]).toEqual([4, 0, 9]);
    expect(playingTime(rome, 9, 5)).toBe(0);
  });
});

describe("holidays", () => {
  const away: Calendar = {
    ...rome,
    holidays: [
      [at("2026-12-23T12:00"), at("2027-01-02T23:00")],
      [at("2027-02-28T23:00"), at("2027-03-01T23:00")],
    ],
  };

  it("count for nothing, from the middle of a day on too", () => {
    expect(stretchAt(away, at("2026-12-23T11:00"))).toEqual({ isPlaying: true, until: at("2026-12-23T12:00") });
    expect(stretchAt(away, at("2026-12-30T12:00"))).toEqual({ isPlaying: false, until: at("2027-01-02T23:00") });
    expect(playingTime(away, at("2026-12-23T11:00"), at("2027-01-03T08:00"))).toBe(2 * HOUR);
    expect(playedFor(away, at("2026-12-23T11:00"), 2 * HOUR)).toBe(at("2027-01-03T08:00"));
  });

  it("whatever is spent lies between: what was played for until then is what was asked for", () => {
    for (let hours = 0; hours < 1_500; hours += 7) {
      const due = playedFor(away, at("2026-10-01T10:30"), hours * HOUR);
      expect(playingTime(away, at("2026-10-01T10:30"), due)).toBe(hours * HOUR);
    }
  });
});
