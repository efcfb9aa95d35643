import { HERE } from "@outrigger/testkit/tree";
import { expect, test } from "vitest";
import { outrigger } from "../../testing/terminal.ts";

/** A quick bench; says each of its figures with its unit. */
async function bench(...args: string[]) {
  const { code, out } = await outrigger(["bench", ...args, "--only", "connect-four", "--quick", "--json"]);
  expect(code).toBe(0);
  const report = JSON.parse(out);
  const figures: { name: string; unit: string; value: number }[] = report.benches[0].figures;
  for (const { value } of figures) expect(value).toBeGreaterThan(0);
  return { report, figures: figures.map(({ name, unit }) => `${name}: ${unit}`) };
}

test("bench --json names the machine and every figure with its unit", async () => {
  const { report, figures } = await bench();
  expect(report.node).toBe(process.version);
  expect(report.benches.map(({ id }: { id: string }) => id)).toEqual(["connect-four"]);
  expect(figures).toEqual([
    "kernel: playouts/s",
    "boardgame.io: playouts/s",
    "bare loop: playouts/s",
    "kernel / boardgame.io: times",
    "kernel / bare loop: times",
  ]);
});

test("bench --against plays the same games with the tree of another revision", async () => {
  const { figures } = await bench("--against", HERE);
  expect(figures).toEqual(
    ["best rounds", "median round", "lowest round", "highest round"].map((of) => `connect-four, ${of}: times`),
  );
});

test("bench --against says in one line that there is no such revision", async () => {
  const { code, err } = await outrigger(["bench", "--against", "nowhere", "--quick"]);
  expect(code).toBe(1);
  expect(err).toContain('no tree of revision "nowhere"');
});
