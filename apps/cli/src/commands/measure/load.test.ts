import type { LoadReport } from "@outrigger/measure";
import { expect, test } from "vitest";
import { outrigger } from "../../testing/terminal.ts";

const SMALL = "--seconds 1 --matches 6 --rate 30 --peak-matches 4 --idle 40 --settle 0".split(" ");

test("outrigger load measures the server and boardgame.io's with the same traffic", async () => {
  const { out, code } = await outrigger(["load", ...SMALL, "--json"]);
  expect(code).toBe(0);
  const { outrigger: ours, boardgameIo: peers } = JSON.parse(out) as LoadReport;
  for (const { steady, peak, idle } of [ours, peers ?? {}]) {
    expect(steady).toMatchObject({ matches: 6, errors: [], moves: expect.any(Number) });
    expect((steady?.moves ?? 0) + (steady?.late ?? 0)).toBe(30);
    expect(peak).toMatchObject({ matches: 4, errors: [] });
    expect(peak?.moves).toBeGreaterThan(10);
    for (const report of [steady, peak]) {
      expect(report?.p99Ms).toBeGreaterThan(0);
      expect(report?.bytesPerMovePerSeat).toBeGreaterThan(20);
      expect(report?.cpuMicrosecondsPerMove).toBeGreaterThan(0);
    }
    expect(idle?.lines).toBe(40);
  }
  // What changed is less than everything.
  expect(ours.steady?.bytesPerMovePerSeat).toBeLessThan((peers?.steady?.bytesPerMovePerSeat ?? 0) / 2);
});

test("it says what is wrong with its command line", async () => {
  expect((await outrigger(["load", "--mode", "furious"])).err).toContain('there is no mode "furious"');
  expect((await outrigger(["load", "--rate", "0"])).err).toContain("--rate needs a whole number from 1");
});
