import { expect, test } from "vitest";
import { runTests } from "./run.ts";

const place = {
  clause: "C4-FULL",
  file: "index.ts",
  find: "(state.heights[move[1]] ?? ROWS) < ROWS) ask.offer(move);",
};

test("a planted bug is caught, a change that changes nothing survives", async () => {
  const caught = await runTests("connect-four", { ...place, replace: place.find.replace("< ROWS)", "< ROWS - 1)") });
  const survived = await runTests("connect-four", { ...place, replace: place.find.replace("< ROWS)", "<= ROWS - 1)") });
  expect(caught.kind).toBe("caught");
  expect(caught.by).toContain("C4-FULL");
  expect(survived.kind).toBe("survived");
});
