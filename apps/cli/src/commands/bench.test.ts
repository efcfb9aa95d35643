import { expect, test } from "vitest";
import { outrigger } from "../testing/terminal.ts";

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
