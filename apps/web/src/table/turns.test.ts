import { expect, test } from "vitest";
import { type Turn, TurnTeller } from "./turns.ts";

const tell = (event: unknown): string | undefined => (event as { line?: string }).line;
const instead = (by: string): string => `by ${by}`;
const entry = (seat: number, ...lines: (string | undefined)[]) => ({
  seat,
  at: 0,
  events: lines.map((line) => ({ kind: "said", ...(line === undefined ? {} : { line }) })),
});
/** As it is read. */
const read = (turns: readonly Turn[]) =>
  turns.map(({ seat, from, lines }) => ({ seat, from, lines: lines.map(({ text }) => text) }));
const log = [entry(-1, "set up"), entry(0, "a", undefined), entry(0, "b"), entry(1, "c"), entry(0)];

test("what a seat decides in a row is one turn; events that are only motion have no line", () => {
  expect(read(new TurnTeller(tell, instead).turns(log))).toEqual([
    { seat: undefined, from: 0, lines: ["set up"] },
    { seat: 0, from: 1, lines: ["a", "b"] },
    { seat: 1, from: 3, lines: ["c"] },
    { seat: 0, from: 4, lines: [] },
  ]);
});

test("a growing log is told on, not told again", () => {
  let told = 0;
  const teller = new TurnTeller((event) => {
    told++;
    return tell(event);
  }, instead);
  const before = teller.turns(log);
  const all = told;
  const after = teller.turns([...log, entry(0, "d")]);
  expect(told).toBe(all + 1);
  expect(after.slice(0, 3).every((turn, at) => turn === before[at])).toBe(true);
  expect(read(after)[3]).toEqual({ seat: 0, from: 4, lines: ["d"] });
});

test("what was taken back is gone, also where another line stands in its place", () => {
  const teller = new TurnTeller(tell, instead);
  teller.turns(log);
  expect(read(teller.turns([...log.slice(0, 3), entry(1, "e")]))[2]).toEqual({ seat: 1, from: 3, lines: ["e"] });
});

test("where time or an order decided, the log says so", () => {
  const teller = new TurnTeller(tell, instead);
  const steps = [
    { ...entry(0), by: "order" as const },
    { ...entry(0, "a"), by: "order" as const },
  ];
  expect(read(teller.turns(steps))).toEqual([{ seat: 0, from: 0, lines: ["a", "by order"] }]);
});

test("a line leads back to what it tells", () => {
  const [, turn] = new TurnTeller(tell, instead).turns(log);
  expect(turn?.lines.map(({ event }) => event)).toEqual([log[1]?.events[0], log[2]?.events[0]]);
});
