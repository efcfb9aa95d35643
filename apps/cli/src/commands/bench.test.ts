import { expect, test } from "vitest";
import { bareConnectFour } from "../bench/connect-four-bare.ts";
import { peerConnectFour } from "../bench/connect-four-boardgame-io.ts";
import { median } from "../bench/measure.ts";
import { randomGames } from "../bench/playouts.ts";
import { loadRules } from "../game.ts";
import { outrigger } from "../testing/terminal.ts";

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

test("bench --json names the machine and every figure with its unit", async () => {
  const { code, out } = await outrigger(["bench", "--only", "connect-four", "--quick", "--json"]);
  expect(code).toBe(0);
  const report = JSON.parse(out);
  expect(report.node).toBe(process.version);
  expect(report.benches.map(({ id }: { id: string }) => id)).toEqual(["connect-four"]);
  const { figures } = report.benches[0];
  expect(figures.map(({ name, unit }: { name: string; unit: string }) => `${name}: ${unit}`)).toEqual([
    "kernel: playouts/s",
    "boardgame.io: playouts/s",
    "bare loop: playouts/s",
    "kernel / boardgame.io: times",
    "kernel / bare loop: times",
  ]);
  for (const { value } of figures) expect(value).toBeGreaterThan(0);
});

test("the median is the middle, or between the two in the middle", () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0]);
});
