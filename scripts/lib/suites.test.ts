import { expect, test } from "vitest";
import { browserSeconds, cutOff, tableOf, unitSeconds } from "./suites.ts";

test("seconds of unit tests are summed by package, the slowest first", () => {
  const file = (name: string, startTime: number, endTime: number) => ({
    ...{ name: `/house/${name}`, startTime, endTime, assertionResults: [] },
  });
  const testResults = [
    file("packages/kernel/src/act.test.ts", 1_000, 1_500),
    file("games/moa/rules/turn.test.ts", 1_000, 4_000),
    file("packages/kernel/src/play.test.ts", 2_000, 2_250),
  ];
  expect(tableOf(unitSeconds({ testResults }, "/house"))).toBe("     3.0 s  games/moa\n     0.8 s  packages/kernel");
});

test("seconds of browser tests are summed by file, with those of inner groups and second tries", () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const group = { file: "a.test.ts", specs: [spec(500, 250)] };
  const suites = [{ file: "a.test.ts", specs: [spec(1_000)], suites: [group] }, { file: "b.test.ts" }];
  expect([...browserSeconds({ suites })]).toEqual([["a.test.ts", 1.75]]);
});

test("files whose process died are told from those that passed and those that failed", () => {
  const file = (name: string, ...statuses: string[]) => ({
    ...{ name, startTime: 0, endTime: 1, assertionResults: statuses.map((status) => ({ status })) },
  });
  const testResults = [file("a", "passed"), file("b", "passed", "pending"), file("c", "passed", "failed")];
  expect(cutOff({ testResults })).toEqual(["b"]);
  expect(cutOff({})).toEqual([]);
});
