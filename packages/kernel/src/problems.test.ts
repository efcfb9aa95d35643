import { expect, test } from "vitest";
import { newProblems } from "./problems.ts";

test("complaints are capped in number and length", () => {
  const { problems, complain } = newProblems();
  for (let at = 0; at < 1000; at++) complain("x".repeat(1000));
  expect([problems.length, problems[0]?.length, problems.at(-1)]).toEqual([51, 500, "and more"]);
});
