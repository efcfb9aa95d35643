// outrigger bench: figures of this machine, side by side in one run.
import { cpus } from "node:os";
import { type Bench, benches, type Figure, FULL, QUICK } from "@outrigger/measure/bench";
import { asFault, EXIT, UsageFault } from "../faults.ts";
import { listFlag, readFlags } from "../flags.ts";
import type { Io } from "../io.ts";
import type { Command } from "./command.ts";

const help = `Usage: outrigger bench [flags]

Measures on one thread, medians of several rounds. Rates vary from run to run; trust the ratios.

  --only a,b   only these: ${benches.map(({ id }) => id).join(", ")}
  --quick      short rounds, rough figures
  --json       print one object: node, cpu, and benches with their figures`;

const flagSpecs = {
  only: { type: "string" },
  quick: { type: "boolean" },
  json: { type: "boolean" },
} as const;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  if (positionals[0] !== undefined) throw new UsageFault(`"${positionals[0]}" is one argument too many`);
  const measured: { id: string; title: string; figures: readonly Figure[] }[] = [];
  for (const bench of chosen(listFlag(values.only))) {
    io.progress(`${bench.title} …`);
    const figures = await asFault(bench.run(values.quick === true ? QUICK : FULL));
    io.progress("");
    measured.push({ id: bench.id, title: bench.title, figures });
    if (values.json !== true) io.out(inWords(bench, figures));
  }
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? "unknown" };
  if (values.json === true) io.out(JSON.stringify({ ...machine, benches: measured }));
  return EXIT.ok;
}

function chosen(ids: readonly string[]): readonly Bench[] {
  if (ids.length === 0) return benches;
  return ids.map((id) => {
    const bench = benches.find((one) => one.id === id);
    if (bench === undefined) throw new UsageFault(`there is no bench "${id}"; there are ${allIds()}`);
    return bench;
  });
}

function allIds(): string {
  return benches.map(({ id }) => id).join(", ");
}

const DIGITS_BELOW = 100;

function inWords({ title }: Bench, figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const lines = figures.map(({ name, value, unit }) => {
    const number = value.toLocaleString("en", { maximumFractionDigits: value < DIGITS_BELOW ? 2 : 0 });
    return `  ${name.padEnd(width)}  ${number.padStart(12)} ${unit}`;
  });
  return [title, ...lines, ""].join("\n");
}

export const command: Command = { help, run };
