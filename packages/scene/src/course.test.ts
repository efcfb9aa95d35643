import { expect, test } from "vitest";
import { parseCourse } from "./course.ts";

test("a course is read with the parts of its moves, and repeats what it says several times", () => {
  expect(parseCourse("embark 1, take militia*2, shield N-RYG-2, done").moves).toEqual([
    ["embark", 1],
    ["take", "militia"],
    ["take", "militia"],
    ["shield", "N-RYG-2"],
    ["done"],
  ]);
});

test("luck is scripted only where it is given", () => {
  expect(parseCourse("go")).toEqual({ moves: [["go"]] });
  expect(parseCourse("go | 6 E1")).toEqual({ moves: [["go"]], luck: [6, "E1"] });
});
