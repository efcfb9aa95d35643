import type { GameEvent } from "@outrigger/kernel";
import { expect, test } from "vitest";
import { type Telling, type Turn, TurnLog } from "./turns.ts";

interface Said extends GameEvent {
  readonly line?: string;
  /** A step of a run, and where it leads. */
  readonly to?: number;
}

const said = (line?: string): Said => ({ kind: "said", ...(line === undefined ? {} : { line }) });
const step = (to: number): Said => ({ kind: "stepped", line: `goes to ${to}`, to });
const round = (line: string): Said => ({ kind: "round", line });

const telling: Telling = {
  tell: (event) => (event as Said).line,
  chapter: (event) => (event.kind === "round" ? `R ${(event as Said).line}` : undefined),
  join: (one, next) => (one.kind === "stepped" && next.kind === "stepped" ? next : undefined),
  instead: (by) => `by ${by}`,
};
const entry = (seat: number, ...events: Said[]) => ({ seat, at: 0, events });
/** As it is read. */
const read = (turns: readonly Turn[]) =>
  turns.map(({ seat, from, lines }) => ({ seat, from, lines: lines.map(({ text }) => text) }));
const log = [
  entry(-1, said("set up")),
  entry(0, said("a"), said()),
  entry(0, said("b")),
  entry(1, said("c")),
  entry(0),
];

test("what a seat decides in a row is one turn; events that are only motion have no line", () => {
  expect(read(new TurnLog(telling).turns(log))).toEqual([
    { seat: undefined, from: 0, lines: ["set up"] },
    { seat: 0, from: 1, lines: ["a", "b"] },
    { seat: 1, from: 3, lines: ["c"] },
    { seat: 0, from: 4, lines: [] },
  ]);
});

test("a turn says how many the seat has had, and to which round it belongs", () => {
  const rounds = [...log.slice(0, 4), entry(0, said("d"), round("2"), said("e")), entry(1, said("f"))];
  const turns = new TurnLog(telling).turns(rounds);
  expect(turns.map(({ seat, chapter, number }) => [seat, chapter, number])).toEqual([
    [undefined, "", 1],
    [0, "", 1],
    [1, "", 1],
    [0, "", 2],
    [undefined, "R 2", 0],
    [1, "R 2", 2],
  ]);
  expect(read(turns)[4]?.lines).toEqual(["2", "e"]);
});

test("what opens the heading that it stands under goes on there", () => {
  const [, scored, next] = new TurnLog(telling).turns([
    entry(0, said("d"), round("2"), round("2"), said("e")),
    entry(-1, round("2")),
    entry(1, said("f"), round("2")),
  ]);
  expect([scored?.chapter, scored?.lines.map(({ text, times }) => [text, times])]).toEqual([
    "R 2",
    [
      ["2", 2],
      ["e", 1],
      ["2", 1],
    ],
  ]);
  expect([next?.seat, next?.chapter]).toEqual([1, "R 2"]);
});

test("a run of single steps is one line that leads to its end, also over several decisions", () => {
  const [turn] = new TurnLog(telling).turns([entry(0, step(1)), entry(0, step(2), step(3)), entry(0, said("a"))]);
  expect(turn?.lines.map(({ text, at }) => [text, at])).toEqual([
    ["goes to 3", 1],
    ["a", 2],
  ]);
});

test("the same line twice in a row is counted", () => {
  const [turn] = new TurnLog(telling).turns([entry(0, said("a"), said("a"), said("b"))]);
  expect(turn?.lines.map(({ text, times }) => [text, times])).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
});

test("a growing log is told on, not told again", () => {
  let told = 0;
  const turnLog = new TurnLog({
    ...telling,
    tell: (event) => {
      told++;
      return telling.tell(event);
    },
  });
  const before = turnLog.turns(log);
  const all = told;
  const after = turnLog.turns([...log, entry(0, said("d"))]);
  expect(told).toBe(all + 1);
  expect(after.slice(0, 3).every((turn, at) => turn === before[at])).toBe(true);
  expect(read(after)[3]).toEqual({ seat: 0, from: 4, lines: ["d"] });
});

test("what was taken back is gone, also where another line stands in its place", () => {
  const turnLog = new TurnLog(telling);
  turnLog.turns(log);
  expect(read(turnLog.turns([...log.slice(0, 3), entry(1, said("e"))]))[2]).toEqual({ seat: 1, from: 3, lines: ["e"] });
});

test("where time or an order decided, the log says so", () => {
  const steps = [
    { ...entry(0), by: "order" as const },
    { ...entry(0, said("a")), by: "order" as const },
  ];
  expect(read(new TurnLog(telling).turns(steps))).toEqual([{ seat: 0, from: 0, lines: ["a", "by order"] }]);
});

test("a line leads back to what it tells, and to its entry", () => {
  const [, turn] = new TurnLog(telling).turns(log);
  expect(turn?.lines.map(({ event, at }) => [event, at])).toEqual([
    [log[1]?.events[0], 1],
    [log[2]?.events[0], 2],
  ]);
});
