import { type Reef, type turn, withPhase } from "@outrigger/testkit/reef";
import { describe, expect, it } from "vitest";
import { act, decisionId } from "../match/act.ts";
import { type Match, waitedFor } from "../match/match.ts";
import { answerRequest, keepCalendar, request, timeUp } from "../match/requests.ts";
import { send, start, steps } from "../testing/reef-match.ts";
import { type ClockData, clockDeadline, momentWithLeft, restsUntil, timeLeft } from "./clock.ts";

function theClock({ data }: Match<Reef>): ClockData {
  if (data.clock === undefined) throw new Error("no clock");
  return data.clock;
}

describe("clocks", () => {
  const live = { clock: { kind: "live", reserve: 10_000, increment: 1_000 } } as const;
  /** Everything that was decided, and in whose stead. */
  const decided = (match: Match<Reef>) => steps(match).map(({ move, by }) => [...move, by]);

  it("charges whoever is waited for and adds the increment when the turn passes on", () => {
    const match = start(live);
    act(match, 0, decisionId(match, 0), [["choose", 1]], 3_000);
    act(match, 0, decisionId(match, 0), [["lay"]], 5_000);
    expect(match.data.clock).toMatchObject({ left: [7_000, 10_000], running: [1], since: 5_000 });
  });

  it("shows nothing of a draft: its time is charged when it is published", () => {
    const match = start(live);
    const before = JSON.stringify(match.data.clock);
    act(match, 0, decisionId(match, 0), [["choose", 1]], 3_000);
    expect(JSON.stringify(match.data.clock)).toBe(before);
  });

  it("takes the fallback when time is up, and not before", () => {
    const match = start(live);
    expect(timeUp(match, 0, 10_999)).toEqual({ ok: false, code: "time-left" });
    expect(timeUp(match, 1, 20_000)).toEqual({ ok: false, code: "time-left" });
    expect(timeUp(match, 0, 11_000)).toMatchObject({ ok: true, published: true });
    expect(decided(match)).toEqual([["pass", "time"]]);
    expect(waitedFor(match)).toEqual([1]);
    expect(timeUp(start(), 0, 0)).toEqual({ ok: false, code: "no-clock" });
  });

  it("keeps a draft that only lacks its last word", () => {
    const match = start(live);
    send(match, 0, ["choose", 3]);
    timeUp(match, 0, 99_000);
    expect(decided(match)).toEqual([
      ["choose", 3, undefined],
      ["lay", "time"],
    ]);
  });

  /** A match in which this is the fallback of a turn. */
  const falling = (fallback: NonNullable<typeof turn.fallback>): Match<Reef> =>
    start({ ...live, game: withPhase("turn", { fallback }) });

  it("finishes a draft from where it stands, though it lacks more than its last word", () => {
    const match = falling((_play, { chosen }) => (chosen.length < 2 ? ["choose", 3] : ["lay"]));
    send(match, 0, ["choose", 1]);
    expect(timeUp(match, 0, 99_000)).toMatchObject({ ok: true, published: true });
    expect(decided(match)).toEqual([
      ["choose", 1, undefined],
      ["choose", 3, "time"],
      ["lay", "time"],
    ]);
  });

  it("gives a draft up where the fallback says so, and begins again at what is published", () => {
    const match = falling((_play, { chosen }) => (chosen.length > 0 ? undefined : ["pass"]));
    send(match, 0, ["choose", 3]);
    expect(timeUp(match, 0, 99_000)).toMatchObject({ ok: true, published: true });
    expect(decided(match)).toEqual([["pass", "time"]]);
  });

  it("throws where a fallback gives up what is no draft, and refuses one that is not offered", () => {
    expect(() =>
      timeUp(
        falling(() => undefined),
        0,
        99_000,
      ),
    ).toThrow("lead to a draft that is given up");
    const round = falling((_play, { chosen }) => (chosen.length > 0 ? undefined : ["choose", 1]));
    expect(() => timeUp(round, 0, 99_000)).toThrow("lead to a draft that is given up");
    const other = falling(() => ["choose", 9]);
    expect(timeUp(other, 0, 99_000)).toMatchObject({ ok: false, code: "not-offered" });
  });

  it("stands still during a pause by consent, in which nobody moves", () => {
    const match = start(live);
    request(match, "pause", 0, 2_000);
    answerRequest(match, "pause", 1, true, 3_000);
    expect(send(match, 0, ["pass"])).toEqual({ ok: false, code: "paused" });
    request(match, "pause", 1, 90_000);
    answerRequest(match, "pause", 0, true, 100_000);
    expect(match.data.clock).toMatchObject({ left: [8_000, 10_000], running: [0], since: 100_000 });
  });

  it("gives so much time for each turn when a game is played by turns", () => {
    const match = start({ clock: { kind: "turns", perMove: 60_000 } });
    act(match, 0, decisionId(match, 0), [["pass"]], 31_000);
    act(match, 1, decisionId(match, 1), [["pass"]], 41_000);
    expect(match.data.clock).toMatchObject({ left: [60_000, 50_000], running: [0] });
  });

  it("saves what a turn leaves over, up to the bank's cap, and nothing of a turn that ran out", () => {
    const clock = { kind: "turns", perMove: 60_000, bank: { start: 30_000, cap: 80_000 } } as const;
    const match = start({ clock });
    const pass = (seat: number, at: number) => act(match, seat, decisionId(match, seat), [["pass"]], at);
    expect(match.data.clock?.left).toEqual([90_000, 30_000]);
    pass(0, 11_000);
    pass(1, 12_000);
    // 80 s were left, and a minute more for the turn.
    expect(match.data.clock).toMatchObject({ left: [140_000, 89_000], running: [0] });
    pass(0, 22_000);
    pass(1, 23_000);
    expect(match.data.clock?.left[0]).toBe(140_000);
    expect(timeUp(match, 0, 162_999)).toEqual({ ok: false, code: "time-left" });
    expect(timeUp(match, 0, 163_000)).toMatchObject({ ok: true });
    expect(match.data.clock).toMatchObject({ left: [0, 140_000], running: [1] });
    pass(1, 163_000);
    expect(match.data.clock?.left[0]).toBe(60_000);
  });
});

describe("clocks that stand still", () => {
  const HOUR = 3_600_000;
  const DAY = 24 * HOUR;
  /** From eight to eight, an hour ahead. */
  const byDay = { from: 480, to: 1_200, offsets: [[0, 60]], holidays: [] } as const;
  const slow = { clock: { kind: "turns", perMove: DAY } } as const;

  it("runs out later for whoever sleeps, and not while they do", () => {
    // It begins at 01:00 there.
    const match = start({ ...slow, calendars: [byDay, null], at: 0 });
    expect(restsUntil(theClock(match), 0, 0)).toBe(7 * HOUR);
    expect(timeLeft(theClock(match), 0, 8 * HOUR)).toBe(23 * HOUR);
    expect(restsUntil(theClock(match), 0, 8 * HOUR)).toBeUndefined();
    const due = DAY + 19 * HOUR;
    expect(clockDeadline(theClock(match))).toEqual({ seat: 0, at: due });
    expect(momentWithLeft(theClock(match), 0, HOUR)).toBe(due - HOUR);
    expect(timeUp(match, 0, due - 1)).toEqual({ ok: false, code: "time-left" });
    expect(timeUp(match, 0, due)).toMatchObject({ ok: true });
    // The other one plays at any time.
    expect(clockDeadline(theClock(match))).toEqual({ seat: 1, at: due + DAY });
    expect(timeLeft(theClock(match), 0, due + DAY)).toBe(DAY);
  });

  it("charges what has passed by the calendar that held then", () => {
    const match = start({ ...slow, at: 0 });
    expect(keepCalendar(match, 0, byDay, 2 * HOUR)).toMatchObject({ ok: true, steps: [] });
    expect(match.data.clock).toMatchObject({ left: [22 * HOUR, DAY], since: 2 * HOUR });
    expect(timeLeft(theClock(match), 0, 7 * HOUR)).toBe(22 * HOUR);
    keepCalendar(match, 0, { ...byDay, holidays: [[8 * HOUR, 80 * HOUR]] }, 8 * HOUR);
    expect(timeLeft(theClock(match), 0, 80 * HOUR)).toBe(21 * HOUR);
    expect(keepCalendar(match, 2, null, 0)).toEqual({ ok: false, code: "no-such-seat" });
    expect(keepCalendar(start(), 0, null, 0)).toEqual({ ok: false, code: "no-clock" });
  });

  it("stands still for nobody where a turn is shorter than a night", () => {
    const match = start({ clock: { kind: "turns", perMove: HOUR }, calendars: [byDay, byDay], at: 0 });
    expect(clockDeadline(theClock(match))).toEqual({ seat: 0, at: HOUR });
    const live = start({ clock: { kind: "live", reserve: DAY, increment: 0 }, calendars: [byDay, byDay], at: 0 });
    expect(clockDeadline(theClock(live))).toEqual({ seat: 0, at: DAY });
  });
});
