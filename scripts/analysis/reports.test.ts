import { expect, test } from "vitest";
import { plotMargins } from "./plot.ts";
import { blunderReport, luckReport, type Seen } from "./reports.ts";

/** A game that the first seat won or lost by so many points, so much of it by luck. */
function seenGame(points: number, luck: number, from?: number, lost = 0.2): Seen {
  const amount = (of: number) => ({ share: of / 100, points: of });
  const sum = (side: number) => ({
    luck: amount(side * luck),
    givenAway: 0,
    result: amount(side * points),
    withoutLuck: amount(side * (points - luck)),
  });
  const mistakes = from === undefined ? [] : [{ from, lost }];
  const planted = { from: 8, to: 9, lost };
  return { hasPoints: true, sums: [sum(1), sum(-1)], mistakes, planted, curve: 1, whole: 2 };
}

test("luck that comes to nothing on the mean holds, and how much of the variance is left is told", () => {
  const { lines, holds } = luckReport([seenGame(12, 10), seenGame(-8, -10), seenGame(2, 0), seenGame(0, 0)]);
  expect(holds).toBe(true);
  expect(lines).toHaveLength(5);
  expect(lines[2]).toBe(
    "seat 0, points: luck 0.000 ± 4.082 (nothing within two standard errors), variance without luck 1 % of the result's",
  );
});

test("luck that favours a seat does not hold", () => {
  const { lines, holds } = luckReport([seenGame(12, 10), seenGame(10, 9), seenGame(12, 11)]);
  expect(holds).toBe(false);
  expect(lines[0]).toContain("NOT nothing");
});

test("four of five planted turns have to be found", () => {
  const found = (count: number) => Array.from({ length: 5 }, (_, game) => seenGame(1, 0, game < count ? 8 : 9));
  expect(blunderReport(found(4)).holds).toBe(true);
  expect(blunderReport(found(3)).holds).toBe(false);
  expect(blunderReport(found(3)).lines[0]).toContain("3 of 5 planted blunders");
});

test("what costs nothing is told apart, but counts all the same", () => {
  const { lines, holds } = blunderReport([seenGame(1, 0, 8), seenGame(1, 0, 9, 0.01)]);
  expect(lines[0]).toContain("1 of 2 planted blunders");
  expect(lines[1]).toContain("1 of 1 (100 %)");
  expect(holds).toBe(false);
});

test("every game is a dot of the plot", () => {
  expect(plotMargins([seenGame(12, 10), seenGame(-8, -10)]).match(/<circle/g)).toHaveLength(2);
});
