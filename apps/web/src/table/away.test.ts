import { expect, test } from "vitest";
import { awayIn, noteSeen, readSeen } from "./away.ts";

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
