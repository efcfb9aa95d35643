import { expect, test } from "vitest";
import { newProblems, sizeProblem } from "./problems.ts";

test("a pack of ordinary size is looked at", () => {
  expect(sizeProblem({ counts: { water: 17 }, tiles: [{ id: "S01" }], note: "by the book" })).toBeUndefined();
});

test("deep, wide and wordy packs are turned away", () => {
  const deep = Array.from({ length: 100_000 }).reduce<unknown>((inner) => ({ inner }), 1);
  expect(sizeProblem(deep)).toBe("the pack is nested deeper than 12 levels");
  expect(sizeProblem([new Array(401).fill(0)])).toBe("a list of the pack has more than 400 entries");
  expect(sizeProblem(Object.fromEntries(Array.from({ length: 401 }, (_, at) => [`k${at}`, 1])))).toContain(
    "400 fields",
  );
  expect(sizeProblem({ note: "x".repeat(2001) })).toBe("a text of the pack is longer than 2000 letters");
  expect(sizeProblem({ ["x".repeat(2001)]: 1 })).toContain("a name longer than 2000 letters");
  const wide = Array.from({ length: 300 }, () => new Array(100).fill(0));
  expect(sizeProblem(wide)).toBe("the pack has more than 20000 values");
});

test("complaints are capped in number and length", () => {
  const { problems, complain } = newProblems();
  for (let at = 0; at < 1000; at++) complain("x".repeat(1000));
  expect([problems.length, problems[0]?.length, problems.at(-1)]).toEqual([51, 500, "and more"]);
});
