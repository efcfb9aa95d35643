import { type ConnectFour, rules } from "@outrigger/connect-four/rules";
import { describe, expect, test } from "vitest";
import { type Arranged, checkLesson } from "./index.ts";
import type { Lesson, LessonStep, Words } from "./lesson.ts";

const say: Words = { en: "Drop a disc.", it: "Lascia cadere un disco.", pl: "Wrzuć krążek." };
const game: Arranged = { rules, arrange: () => {} };
const drop: LessonStep = { say, moves: [["drop", 3]], wrong: [{ moves: [["drop"]], say }], clauses: ["C4-TURN"] };
const other: LessonStep = { say, seat: 1, plays: [["drop", 3]] };
const reached = { told: { kind: "dropped", seat: 0, row: 2 } };

function problems(steps: readonly LessonStep[], more: Partial<Lesson> = {}): string[] {
  const lesson = { rules: rules.version, position: { seats: 2 }, parts: [{ goal: say, steps }], reached, ...more };
  return checkLesson(game, lesson, ["C4-TURN", "C4-FULL"]);
}

describe("a lesson is held against the rules", () => {
  test("which play it to its goal", () => {
    expect(problems([drop, other, drop])).toEqual([]);
  });

  test("and turns red with other rules", () => {
    expect(problems([drop], { rules: 99 })).toEqual([
      `written for version 99 of the rules, which are at ${rules.version}`,
    ]);
  });

  test("every other offered move needs an answer, and no answer is idle", () => {
    const silent: LessonStep = { ...drop, wrong: [{ moves: [["drop", [0, 1, 2, 4, 5]]], say }] };
    expect(problems([silent, other, drop])).toEqual(['step 1: nothing answers ["drop",6]']);
    expect(problems([drop, other, drop], { wrong: [{ moves: [["pass"]], say }] })).toEqual([
      'no offered move is ever answered "Drop a disc."',
    ]);
  });

  test("what an answer says a move would come to, it comes to", () => {
    const costs = (row: number): LessonStep => ({
      ...drop,
      wrong: [{ moves: [["drop"]], say, told: { kind: "dropped", seat: 0, row } }],
    });
    expect(problems([costs(0), other, drop])).toEqual([]);
    expect(problems([costs(1), other, drop])).toContain('step 1: ["drop",0] does not come to what "Drop a disc." says');
  });

  test("a wanted move must be offered, and a scripted one possible", () => {
    expect(problems([{ ...drop, moves: [["drop", 9]] }, other, drop])).toContain('step 1: ["drop",9] is not offered');
    expect(problems([drop, { ...other, plays: [["drop", 9]] }])[0]).toMatch(/^step 2: \["drop",9\] is not offered/);
    expect(problems([{ ...drop, luck: [1] }, other, drop])[0]).toMatch(/^step 1: scripted luck is left over/);
  });

  test("the goal must be reached", () => {
    expect(problems([drop])).toEqual([`the goal is not reached: nothing tells ${JSON.stringify(reached.told)}`]);
    expect(problems([drop, other, drop], { reached: {} })).toEqual(["the lesson has no goal"]);
  });

  test("a position says nothing that its game does not arrange", () => {
    const arranged: Arranged<ConnectFour, { readonly heights?: readonly number[] }> = {
      rules,
      arrange(state, _pack, { heights = [] }) {
        for (const [column, height] of heights.entries()) state.heights[column] = height;
      },
    };
    const lesson: Lesson = {
      rules: rules.version,
      position: { seats: 2, arrange: { heights: [], hieghts: [6] } },
      parts: [{ goal: say, steps: [drop, other, drop] }],
      reached,
    };
    expect(checkLesson(arranged as Arranged, lesson, ["C4-TURN"])).toEqual([
      "position: hieghts is a field that nothing arranges",
    ]);
  });

  test("texts are two sentences long at most, and clauses exist", () => {
    const long: Words = { ...say, pl: "Raz. Dwa. Trzy." };
    expect(problems([{ say: long }, drop, other, { ...drop, clauses: ["C4-NONE"] }])).toEqual([
      "step 1: more than two sentences in pl: Raz. Dwa. Trzy.",
      "there is no clause C4-NONE",
    ]);
  });
});
