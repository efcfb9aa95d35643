import { expect, test } from "vitest";
import { type Report, type Shift, workShift } from "./shift.ts";

const shift = { game: "connect-four", games: 40, seed: 1, failures: "data/failures", first: 0, step: 1 };

async function reportsOf(plan: Shift): Promise<Report[]> {
  const reports: Report[] = [];
  await workShift(plan, (report) => reports.push(report));
  return reports;
}

test("a thread of the soak plays its share and reports on each game", async () => {
  const reports = await reportsOf({ ...shift, first: 1, step: 3 });
  expect(reports).toHaveLength(13);
  expect(reports.filter(({ failure }) => failure !== undefined)).toEqual([]);
});

test("every start is played, and now and then fuzzed as a match", async () => {
  const reports = await reportsOf(shift);
  const fuzzed = reports.flatMap(({ matches }, number) => (matches === 1 ? [number] : []));
  expect(fuzzed).toEqual([0, 1, 18, 19, 36, 37]);
  // From the set-up four in a row take seven discs at least; the tall columns have room for fourteen.
  const decisions = reports.map((report) => report.decisions);
  expect(Math.min(...decisions.filter((_, number) => number % 2 === 0))).toBeGreaterThan(6);
  expect(Math.max(...decisions.filter((_, number) => number % 2 === 1 && !fuzzed.includes(number)))).toBeLessThan(15);
});

test("a start and a table can be chosen", async () => {
  const chosen = await reportsOf({ ...shift, games: 4, starts: ["tall columns"] });
  expect(Math.max(...chosen.slice(1).map(({ decisions }) => decisions))).toBeLessThan(15);
  await expect(reportsOf({ ...shift, starts: ["short columns"] })).rejects.toThrow("no start for this table");
  await expect(reportsOf({ ...shift, seats: [3] })).rejects.toThrow("connect-four has no table for");
});
