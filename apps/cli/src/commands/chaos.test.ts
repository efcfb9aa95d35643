import { expect, test } from "vitest";
import { outrigger } from "../testing/terminal.ts";

test("five times killed under load, nothing acknowledged is lost or doubled, and everybody comes back", async () => {
  const { out, code } = await outrigger(["chaos", "--rounds", "5", "--tables", "4", "--json"]);
  const report = JSON.parse(out) as Record<string, unknown>;
  expect(report).toMatchObject({ rounds: 5, lost: 0, doubled: 0, gaps: 0, problems: [] });
  // Every player of every table went on after every kill.
  expect(report["acknowledged"]).toBeGreaterThanOrEqual(5 * 8);
  expect(report["reconnects"]).toBeGreaterThanOrEqual(5);
  expect(code).toBe(0);
});
