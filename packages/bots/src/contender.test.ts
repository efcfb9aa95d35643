import { expect, test } from "vitest";
import { parseContender } from "./contender.ts";

test("a contender is a bot, with parts of its level changed for a trial", () => {
  expect(parseContender("hard")).toEqual({ name: "hard", changes: {} });
  expect(parseContender("hard@learned=0.5+horizon=0")).toEqual({ name: "hard", changes: { learned: 0.5, horizon: 0 } });
  for (const wrong of ["harder", "hard@speed=1", "hard@horizon", "hard@horizon=-1"])
    expect(() => parseContender(wrong)).toThrow();
});
