import { HERE } from "@outrigger/testkit/tree";
import { expect, test } from "vitest";
import { outrigger } from "../../testing/terminal.ts";

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

test("bench --against plays the same games with the tree of another revision", async () => {
  const { code, out } = await outrigger(["bench", "--against", HERE, "--only", "connect-four", "--quick", "--json"]);
  expect(code).toBe(0);
  const [{ figures }] = JSON.parse(out).benches;
  expect(figures.map(({ name, unit }: { name: string; unit: string }) => `${name}: ${unit}`)).toEqual([
    "connect-four, best rounds: times",
    "connect-four, median round: times",
    "connect-four, lowest round: times",
    "connect-four, highest round: times",
  ]);
  for (const { value } of figures) expect(value).toBeGreaterThan(0);
});

test("bench --against says in one line that there is no such revision", async () => {
  const { code, err } = await outrigger(["bench", "--against", "nowhere", "--quick"]);
  expect(code).toBe(1);
  expect(err).toContain('no tree of revision "nowhere"');
});
