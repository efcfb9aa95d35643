import { describe, expect, test } from "vitest";
import type { LessonBook } from "./lesson.ts";
import { loadLesson, parseAnswers, parseLesson } from "./lesson-file.ts";

const say = { en: "Do it.", it: "Fallo.", pl: "Zrób to." };
const pass = { moves: [["pass"]], say, clause: "X-1", told: { kind: "passed", seat: 0 } };
const talk = { say, lit: ["confirm"], clauses: ["X-2"] };
const doing = { say, moves: [["sail", [1, 2], null]], wrong: ["idle", { moves: [["sail"]], say }], luck: [3, "W01"] };
const other = { say, seat: 1, plays: [["sail", 2], ["confirm"]], luck: [] };
const lesson = {
  rules: 2,
  position: {
    seats: 2,
    options: { board: "atoll", open: true },
    seed: 7,
    arrange: { explorer: 1 },
    edits: [["round", 3], ["ship"]],
  },
  wrong: ["idle"],
  parts: [
    { goal: say, steps: [talk, doing] },
    { goal: say, steps: [{ ...doing, after: [["confirm"]] }, other] },
  ],
  reached: { told: { kind: "sailed" }, view: { seats: { 0: { shells: { $least: 3 } } } }, points: 2 },
};

/** A copy of the lesson in which the value at the path is another one, or is gone. */
function changed(path: string, value?: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(lesson));
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let holder: Record<string, unknown> = copy;
  for (const key of keys) holder = holder[key] as Record<string, unknown>;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

const answers = parseAnswers({ idle: pass });
const refusalOf = (path: string, value?: unknown): string => {
  try {
    parseLesson("Sail", changed(path, value), answers);
    return "none";
  } catch (error) {
    return String(error).replace("Error: ", "");
  }
};

describe("the file of a lesson", () => {
  test("is a lesson as it stands, with the answers for their names", () => {
    const parsed = parseLesson("Sail", lesson, answers);
    expect(JSON.stringify(parsed)).toBe(JSON.stringify(lesson, (_, value) => (value === "idle" ? pass : value)));
  });

  test("gives the same answer wherever its name stands", () => {
    const { wrong, parts } = parseLesson("Sail", lesson, answers);
    const steps = parts.flatMap((part) => part.steps);
    expect(wrong?.[0]).toBe(answers.get("idle"));
    expect(steps[1]).toHaveProperty("wrong.0", wrong?.[0]);
  });

  test.each([
    ["rules", undefined, "Sail, rules: a whole number is missing"],
    ["position.seats", 2.5, "Sail, position, seats: 2.5 is not a whole number"],
    ["position.seat", 2, "Sail, position, seat: there is no such field"],
    ["position.options", ["atoll"], 'Sail, position, options: ["atoll"] is not an object'],
    ["position.options.board", null, "Sail, position, options, board: null is not a text"],
    ["position.edits.0", ["round", 3, 4], "Sail, position, edits 1: an edit is a path and a value"],
    ["parts.1.goal.pl", undefined, "Sail, parts 2, goal, pl: a text is missing"],
    ["parts.0.steps.1.say.it", " ", 'Sail, parts 1, steps 2, say, it: " " is not a text'],
    ["parts.0.steps.1.say.de", "Tu es.", "Sail, parts 1, steps 2, say, de: there is no such field"],
    ["parts.0.steps.0.constructor", {}, "Sail, parts 1, steps 1, constructor: there is no such field"],
    ["parts.0.steps.0.move", [["sail"]], "Sail, parts 1, steps 1, move: there is no such field"],
    ["parts.0.steps.0.clauses", "X-2", 'Sail, parts 1, steps 1, clauses: "X-2" is not a list'],
    ["parts.0.steps.1.moves.0.1", {}, "Sail, parts 1, steps 2, moves 1 2: {} is not a text"],
    ["parts.0.steps.1.seat", 0, "Sail, parts 1, steps 2, seat: there is no such field"],
    ["parts.0.steps.1.wrong.0", "idel", 'Sail, parts 1, steps 2, wrong 1: there is no answer "idel"'],
    ["parts.0.steps.1.wrong.1.say", undefined, "Sail, parts 1, steps 2, wrong 2, say: an object is missing"],
    ["parts.1.steps.0.after.0", [], "Sail, parts 2, steps 1, after 1: a move begins with its kind"],
    ["parts.1.steps.1.seat", undefined, "Sail, parts 2, steps 2, seat: a whole number is missing"],
    ["parts.1.steps.1.luck", 4, "Sail, parts 2, steps 2, luck: 4 is not a list"],
    ["parts.1.steps.1.plays.0", ["sail", null], "Sail, parts 2, steps 2, plays 1 2: null is not a text"],
    ["reached.points", "2", 'Sail, reached, points: "2" is not a number'],
    ["reached", undefined, "Sail, reached: an object is missing"],
  ])("is refused with its place: %s", (path, value, refusal) => {
    expect(refusalOf(path, value)).toBe(refusal);
  });

  test("answers are held against the same", () => {
    expect(() => parseAnswers({ idle: { ...pass, say: { en: "No." } } })).toThrow(
      "answers, idle, say, it: a text is missing",
    );
  });

  test("is loaded with the answers of its book, and named by its number and title", async () => {
    const book: LessonBook = {
      lessons: [
        { name: "sail", title: say, minutes: 4 },
        { name: "shells", title: say, minutes: 4 },
      ],
      load: async (number, name) => ({ default: `${number}-${name}` === "1-sail" ? lesson : {} }),
      answers: async () => ({ default: { idle: pass } }),
      beyond: [],
    };
    expect(await loadLesson(book, 1)).toEqual(parseLesson("Sail", lesson, answers));
    await expect(loadLesson(book, 2)).rejects.toThrow("lesson 2 (Do it.), rules: a whole number is missing");
    await expect(loadLesson(book, 3)).rejects.toThrow("there is no lesson 3");
  });
});
