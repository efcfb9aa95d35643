// outrigger bench: figures of this machine, side by side in one run.
import { cpus } from "node:os";
import { GAME_IDS } from "@outrigger/games";
import { againstBench, type Bench, benches, type Figure, FULL, QUICK } from "@outrigger/measure/bench";
import { asFault, EXIT, UsageFault } from "../../faults.ts";
import { listFlag, noArguments, readFlags, switches, texts } from "../../flags.ts";
import type { Io } from "../../io.ts";
import type { Command } from "../command.ts";

const BENCH_IDS = benches.map(({ id }) => id);

const help = `Usage: outrigger bench [flags]

Measures on one thread, medians of several rounds. Rates vary from run to run; trust the ratios.

  --only a,b   only these: ${BENCH_IDS.join(", ")}
  --against R  instead, random games of every game beside those of another revision, or of a folder that holds its tree:
               each side in processes of its own, by turns; --only then names games
  --quick      short rounds, rough figures
  --json       print one object: node, cpu, and benches with their figures`;

const flagSpecs = { ...texts("only", "against"), ...switches("quick", "json") };

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  noArguments(positionals);
  const effort = values.quick === true ? QUICK : FULL;
  const measured: { id: string; title: string; figures: readonly Figure[] }[] = [];
  for (const bench of plannedBy(values.against, listFlag(values.only))) {
    io.progress(`${bench.title} …`);
    const figures = await asFault(bench.run(effort));
    io.progress("");
    measured.push({ id: bench.id, title: bench.title, figures });
    if (values.json !== true) io.out(inWords(bench, figures));
  }
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? "unknown" };
  if (values.json === true) io.out(JSON.stringify({ ...machine, benches: measured }));
  return EXIT.ok;
}

function plannedBy(against: string | undefined, only: readonly string[]): readonly Bench[] {
  if (against !== undefined) return [againstBench(against, chosen(only, GAME_IDS, "game"))];
  const ids = chosen(only, BENCH_IDS, "bench");
  return benches.filter(({ id }) => ids.includes(id));
}

function chosen(only: readonly string[], all: readonly string[], kind: string): readonly string[] {
  const unknown = only.find((id) => !all.includes(id));
  if (unknown !== undefined) throw new UsageFault(`there is no ${kind} "${unknown}"; there are ${all.join(", ")}`);
  return only.length === 0 ? all : only;
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
