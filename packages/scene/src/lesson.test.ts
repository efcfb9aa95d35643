import type { Move } from "@outrigger/kernel";
import { describe, expect, test } from "vitest";
import { fits, judge, type Lesson, luckOf, matches, type Words } from "./lesson.ts";

const say: Words = { en: "Do it.", it: "Fallo.", pl: "Zrób to." };
const no: Words = { en: "No.", it: "No.", pl: "Nie." };
const lesson: Pick<Lesson, "parts" | "wrong"> = {
  wrong: [{ moves: [["pass"]], say: no }],
  parts: [
    {
      goal: say,
      steps: [
        { say },
        { say, moves: [["sail", [1, 2]]], wrong: [{ moves: [["sail"]], say: no, clause: "X-1" }], luck: [3] },
        { say, moves: [["take", null, "free"]], after: [["confirm"]], luck: ["W01"] },
      ],
    },
    {
      goal: say,
      steps: [
        { say, seat: 1, plays: [["sail", 1]] },
        { say, moves: [["sail", 1]] },
      ],
    },
  ],
};

describe("a lesson", () => {
  test("knows a move by its beginning", () => {
    expect(matches(["sail"], ["sail", 4])).toBe(true);
    expect(matches(["sail", [1, 2]], ["sail", 4])).toBe(false);
    expect(matches(["take", null, "free"], ["take", "m11", "free"])).toBe(true);
    expect(matches(["sail", 1], ["sail"])).toBe(false);
  });

  test("lets talk be passed over, and adds what follows by itself", () => {
    const moves: Move[] = [
      ["sail", 2],
      ["take", "m11", "free"],
    ];
    expect(judge(lesson, 0, moves)).toEqual({ kind: "right", moves: [...moves, ["confirm"]], at: 3 });
  });

  test("answers a wrong try with the step's words, then with its own", () => {
    expect(judge(lesson, 1, [["sail", 3]])).toEqual({
      kind: "wrong",
      answer: lesson.parts[0]?.steps[1] && { moves: [["sail"]], say: no, clause: "X-1" },
    });
    expect(judge(lesson, 1, [["pass"]])).toMatchObject({ kind: "wrong", answer: { moves: [["pass"]] } });
  });

  test("waits while another seat has played and is to be read about, and after its end", () => {
    expect(judge(lesson, 3, [["sail", 1]])).toEqual({ kind: "wait" });
    expect(judge(lesson, 5, [["sail", 1]])).toEqual({ kind: "wait" });
  });

  test("has all its luck in order", () => {
    expect(luckOf(lesson)).toEqual([3, "W01"]);
  });

  test("finds a pattern in what it is held against", () => {
    const view = { seats: [{ shells: 5, ship: null }, { shells: 2 }] };
    expect(fits({ seats: { 0: { shells: 5 } } }, view)).toBe(true);
    expect(fits({ seats: { 1: { shells: { $least: 3 } } } }, view)).toBe(false);
    expect(fits({ seats: { 0: { ship: null } } }, view)).toBe(true);
    expect(fits({ seats: { 2: { shells: 1 } } }, view)).toBe(false);
  });
});
