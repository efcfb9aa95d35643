import { expect, test } from "vitest";
import { type Report, workShift } from "./shift.ts";

test("a thread of the soak plays its share and reports on each game", async () => {
  const reports: Report[] = [];
  const shift = { game: "connect-four", games: 25, seed: 1, failures: "data/failures", first: 0, step: 2 };
  await workShift(shift, (report) => reports.push(report));
  expect(reports).toHaveLength(13);
  expect(reports.filter(({ failure }) => failure !== undefined)).toEqual([]);
  expect(reports.map(({ matches }) => matches)).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0]);
  expect(Math.min(...reports.map(({ decisions }) => decisions))).toBeGreaterThan(6);
});
