import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { awayIn, keepSeen, noteSeen, readSeen, seenOf } from "./away.ts";

const log = (...seats: number[]) => seats.map((seat) => ({ seat, at: 0, events: [] }));
const FORTY = log(0, ...Array.from({ length: 40 }, (_, at) => 1 + (Math.floor(at / 4) % 2)));

test("forty moves of others are counted, with their turns", () => {
  expect(awayIn(FORTY, 1, 1)).toEqual({ from: 1, moves: 40, turns: 10 });
});

test("what was seen before is not told again, and who never was here has missed nothing", () => {
  expect(awayIn(FORTY, 1, 21)).toEqual({ from: 21, moves: 20, turns: 5 });
  expect(awayIn(FORTY, 1, undefined)).toBeUndefined();
  expect(awayIn(FORTY, 1, 41)).toBeUndefined();
  expect(awayIn(FORTY, 1, 400)).toBeUndefined();
});

test.each([null, "", "[]", "no JSON", '{"m":"many"}'])("%j remembers nothing", (text) => {
  expect(readSeen(text)).toEqual({});
});

test("the newest match is kept, the oldest forgotten", () => {
  let seen: Readonly<Record<string, number>> = {};
  for (let match = 0; match < 70; match++) seen = noteSeen(seen, `m${match}`, match);
  expect(Object.keys(seen)).toHaveLength(60);
  expect(seen["m69"]).toBe(69);
  expect(seen["m0"]).toBeUndefined();
});

describe("what was seen", () => {
  const stored = new Map<string, string>();
  const page = new EventTarget();
  const written = () => readSeen(stored.get("outrigger.shown") ?? null);
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    });
    for (const name of ["addEventListener", "removeEventListener"] as const) vi.stubGlobal(name, page[name].bind(page));
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    stored.clear();
  });

  test("is known at once and written down soon, once for many looks", () => {
    keepSeen("one", 1);
    keepSeen("other", 5);
    keepSeen("one", 2);
    expect([seenOf("one"), seenOf("other"), seenOf("none")]).toEqual([2, 5, undefined]);
    expect(written()).toEqual({});
    vi.advanceTimersByTime(1_000);
    expect(written()).toEqual({ one: 2, other: 5 });
    expect(seenOf("one")).toBe(2);
  });

  test("is written down when the page is left, and what another tab wrote stays", () => {
    keepSeen("one", 3);
    stored.set("outrigger.shown", '{"theirs":7}');
    page.dispatchEvent(new Event("pagehide"));
    expect(written()).toEqual({ theirs: 7, one: 3 });
    stored.clear();
    vi.runAllTimers();
    expect(written()).toEqual({});
  });
});
