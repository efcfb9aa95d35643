import { loadRules } from "@outrigger/games";
import { expect, test } from "vitest";
import { bareConnectFour } from "./connect-four-bare.ts";
import { peerConnectFour } from "./connect-four-boardgame-io.ts";
import { median } from "./measure.ts";
import { randomGames } from "./playouts.ts";
import { whatWentWrong } from "./table.ts";

test("the three contenders play the same game: their playouts are equally long", async () => {
  const mean = (work: () => number, count: number): number => {
    let sum = 0;
    for (let made = 0; made < count; made++) sum += work();
    return sum / count;
  };
  const ours = mean(randomGames(await loadRules("connect-four"), 2), 4_000);
  // 21.3 moves on average with a spread of 7.5: four thousand games come within 0.5, two hundred within 2.
  expect(Math.abs(ours - mean(bareConnectFour(1), 4_000))).toBeLessThan(0.7);
  expect(Math.abs(ours - mean(peerConnectFour(1), 200))).toBeLessThan(2.5);
});

test("the median is the middle, or between the two in the middle", () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0]);
});

test("a bench in the browser that comes to no end says which test, and how long it was waited for", () => {
  const results = [
    { status: "timedOut", error: { message: "\u001b[31mTest timeout of 480000ms exceeded.\u001b[39m\nat" } },
  ];
  const specs = [{ title: "from click to changed board: maori", tests: [{ annotations: [], results }] }];
  const late = { message: "Timed out waiting 480s for the entire test run" };
  expect([
    whatWentWrong({ suites: [{ specs }], errors: [] }),
    whatWentWrong({ suites: [], errors: [late] }),
    whatWentWrong(undefined),
  ]).toEqual([
    "the browser test did not pass: from click to changed board: maori: Test timeout of 480000ms exceeded.",
    "the browser test did not pass: Timed out waiting 480s for the entire test run",
    "the browser test did not pass: npm run browser shows why",
  ]);
});
