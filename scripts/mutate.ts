// npm run mutate -- GAME: plants the bugs of games/GAME/mutations.diff one after the other, runs the tests of the game's rules
// against each, and says which bugs no test notices. The work tree stays as it is: the bug exists only in the test run.
//   --only N      one mutation, by its number or its clause
//   --threads N   test runs at a time (2)
import { parseArgs } from "node:util";
import { type Planted, readMutations } from "./mutate/plan.ts";
import { type Outcome, plant, runTests } from "./mutate/run.ts";

const LEAST_CAUGHT = 0.95;

interface Plan {
  readonly game: string;
  readonly mutations: readonly Planted[];
  readonly threads: number;
}

function readPlan(): Plan {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: "string" }, threads: { type: "string", default: "2" } },
  });
  const [game = ""] = positionals;
  const { only, threads } = values;
  const chosen = readMutations(game).filter(
    ({ number, clause }) => only === undefined || only === String(number) || only === clause,
  );
  if (chosen.length === 0) throw new Error(`no mutation is called "${only}"`);
  if (!/^[1-9]$/.test(threads)) throw new Error(`--threads needs a number from 1 to 9, not "${threads}"`);
  return { game, mutations: chosen, threads: Number(threads) };
}

async function mutate({ game, mutations, threads }: Plan): Promise<number> {
  const sound = await runTests(game);
  if (sound.kind !== "survived") throw new Error(`the tests fail without any mutation: ${sound.by}`);
  let caught = 0;
  const waiting = [...mutations];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      showProgress(mutations.length - waiting.length, mutations.length);
      const outcome = await plant(game, next, sound.seconds);
      if (outcome.kind !== "survived") caught++;
      tell(next, outcome);
    }
  };
  await Promise.all(Array.from({ length: threads }, work));
  return caught;
}

function tell({ number, clause, file, find, replace }: Planted, outcome: Outcome): void {
  clearProgress();
  const place = `${String(number).padStart(3)} ${outcome.kind.padEnd(8)} ${clause}  ${file}`;
  if (outcome.kind !== "survived") console.log(`${place}  by ${outcome.by}`);
  else console.log(`${place}\n      - ${inline(find)}\n      + ${inline(replace)}`);
}

const inline = (text: string): string => text.trim().replaceAll(/\s+/g, " ");

function showProgress(now: number, of: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[Kmutation ${now} of ${of}`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
}

try {
  const started = performance.now();
  const plan = readPlan();
  const caught = await mutate(plan);
  clearProgress();
  const total = plan.mutations.length;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${plan.game}: ${caught} of ${total} mutations caught (${((100 * caught) / total).toFixed(1)} %), ${seconds} s`,
  );
  if (caught < LEAST_CAUGHT * total) process.exitCode = 1;
} catch (error) {
  clearProgress();
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
