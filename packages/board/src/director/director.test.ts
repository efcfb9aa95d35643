import type { GameEvent } from "@outrigger/kernel";
import { expect, test } from "vitest";
import { type Beats, type Pace, told } from "./beats.ts";
import { Director, type Take } from "./director.ts";
import { marksOf } from "./marks.ts";

interface Moved extends GameEvent {
  readonly seat: number;
  readonly to: number;
}

const moved = (seat: number, to: number): Moved => ({ kind: "moved", seat, to });
const places = (event: GameEvent): string[] => [`place:${(event as Moved).to}`];
const BEATS: Beats = {
  moved: {
    ...told("step", "step"),
    places,
    travels: (event) => [{ from: "home", to: places(event)[0] ?? "" }],
    show: (view, event) => {
      (view as { at: number }).at = (event as Moved).to;
    },
  },
  crowned: { ...told("step", "flourish"), flourish: true },
  counted: { length: "none", sound: "none", words: "none" },
};

/** A director whose waits end only when the test says so; `said` is what happened, in order. */
function rehearse(pace: Pace = "normal", me: number | undefined = 0) {
  const said: string[] = [];
  let go: () => void = () => {};
  let calm: () => void = () => {};
  const director = new Director({
    beats: () => BEATS,
    pace: () => pace,
    me: () => me,
    wait: (milliseconds, cut) => {
      said.push(`wait ${milliseconds}`);
      return new Promise((resolve) => {
        go = resolve;
        cut.addEventListener("abort", () => resolve());
        if (cut.aborted) resolve();
      });
    },
    prepare: (travels) => void said.push(...travels.map(({ from, to }) => `leave ${from} for ${to}`)),
    show: async (shot) =>
      void said.push(shot === undefined ? "clear" : `show ${JSON.stringify(shot.view)} turn ${shot.turnOf}`),
    travel: () => void said.push("travel"),
    arrive: () => {},
    begin: ({ kind }) => void said.push(`begin ${kind}`),
    busy: (isPlaying) => {
      said.push(isPlaying ? "busy" : "idle");
      if (!isPlaying) calm();
    },
  });
  const take = (events: readonly GameEvent[], seat = 1): Take => ({
    seat,
    before: () => ({ at: 0 }),
    events,
    settle: () => void said.push("settle"),
  });
  const idle = (): Promise<void> =>
    new Promise((resolve) => {
      calm = resolve;
    });
  const until = async (line: string): Promise<void> => {
    while (said.at(-1) !== line) await Promise.resolve();
  };
  return { director, said, take, next: () => go(), idle, until };
}

test("others' deeds come one after the other, each with its view; the rest follows the last", async () => {
  const { director, said, take, next, idle, until } = rehearse();
  director.play(take([moved(1, 2), { kind: "counted" }, moved(1, 5)]));
  await until("wait 1180");
  expect(said).toEqual([
    "busy",
    "leave home for place:2",
    'show {"at":2} turn 1',
    "begin moved",
    "travel",
    "wait 1180",
  ]);
  said.length = 0;
  next();
  await until("wait 760");
  expect(said).toContain('show {"at":5} turn undefined');
  const over = idle();
  next();
  await over;
  expect(said.slice(-3)).toEqual(["settle", "clear", "idle"]);
});

test("a skip shows no further beat, and everything follows at once", async () => {
  const { director, said, take, idle, until } = rehearse();
  director.play(take([moved(1, 2), moved(1, 5)]));
  director.play(take([moved(2, 7)], 2));
  await until("wait 1180");
  const over = idle();
  director.skip();
  await over;
  expect(said.filter((line) => line.startsWith("show"))).toHaveLength(1);
  expect(said.filter((line) => line === "settle")).toHaveLength(2);
});

test("what the looker has done that is a joy to see has its time, and whoever wants to see nothing waits for nothing", async () => {
  const crowned = { kind: "crowned", seat: 0 };
  const { director, said, take, next, idle, until } = rehearse();
  director.play(take([moved(0, 2), crowned], 0));
  await until("wait 380");
  next();
  await until("wait 760");
  expect(said.filter((line) => line.startsWith("begin"))).toEqual(["begin moved", "begin crowned"]);
  expect(said).not.toContain("settle");
  const over = idle();
  next();
  await over;
  expect(said.slice(-3)).toEqual(["settle", "clear", "idle"]);
  const still = rehearse("none");
  still.director.play(still.take([crowned], 0));
  expect(still.said).toEqual(["settle"]);
});

test("the looker's own deeds are seen at once: nothing waits for their travelling", () => {
  const { director, said, take } = rehearse();
  director.play(take([moved(0, 2)], 0));
  expect(said.slice(0, 3)).toEqual(["leave home for place:2", "settle", "clear"]);
  expect(director.isPlaying).toBe(false);
});

test("without a pace there are no beats, and news without events is no beat either", () => {
  const still = rehearse("none");
  still.director.play(still.take([moved(1, 2)]));
  expect(still.said).toEqual(["settle"]);
  const other = rehearse();
  other.director.play(other.take([]));
  expect(other.said).toEqual(["settle"]);
});

test("marks tell where the others went since the own last decision, in order and once a place", () => {
  const entry = (seat: number, ...events: GameEvent[]) => ({ seat, events });
  const log = [entry(1, moved(1, 9)), entry(0, moved(0, 1)), entry(1, moved(1, 2), moved(1, 2)), entry(2, moved(2, 4))];
  expect(marksOf(BEATS, log, 0)).toEqual([
    { place: "place:2", from: "home", seat: 1, number: 1 },
    { place: "place:4", from: "home", seat: 2, number: 2 },
  ]);
  expect(marksOf(BEATS, [...log, entry(0, moved(0, 3))], 0)).toEqual([]);
  expect(marksOf(BEATS, log, undefined)).toHaveLength(1);
});
