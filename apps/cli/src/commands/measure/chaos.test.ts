import { HERE } from "@outrigger/testkit/tree";
import { expect, test } from "vitest";
import { outrigger } from "../../testing/terminal.ts";

test("three times killed under load, nothing acknowledged is lost or doubled, and everybody comes back", async () => {
  const { out, code } = await outrigger(["chaos", "--rounds", "3", "--tables", "4", "--json"]);
  const report = JSON.parse(out) as Record<string, unknown>;
  expect(report).toMatchObject({ rounds: 3, lost: 0, doubled: 0, gaps: 0, problems: [] });
  // Every player of every table went on after every kill.
  expect(report["acknowledged"]).toBeGreaterThanOrEqual(3 * 8);
  expect(report["reconnects"]).toBeGreaterThanOrEqual(3);
  expect(code).toBe(0);
});

test("a server from a folder of its own runs beside ours until ours takes its place, and nothing acknowledged is lost or doubled", async () => {
  const { out, code } = await outrigger(["chaos", "--beside", HERE, "--rounds", "2", "--tables", "1", "--json"]);
  expect(JSON.parse(out)).toMatchObject({ rounds: 2, lost: 0, doubled: 0, gaps: 0, problems: [] });
  expect(code).toBe(0);
});

test("twice the database is killed and its standby promoted, and nothing acknowledged is lost or doubled", async () => {
  const { out, code } = await outrigger(["chaos", "--failover", "--rounds", "2", "--tables", "2", "--json"]);
  const report = JSON.parse(out) as Record<string, unknown>;
  expect(report).toMatchObject({ rounds: 2, lost: 0, doubled: 0, gaps: 0, problems: [] });
  // Nobody had to come back: the servers stayed, and waited for the database.
  expect(report["acknowledged"]).toBeGreaterThanOrEqual(2 * 4);
  expect(code).toBe(0);
  const { err } = await outrigger(["chaos", "--failover", "--database-url", "postgres://localhost/site"]);
  expect(err).toContain("--failover and --beside bring their own databases");
});
