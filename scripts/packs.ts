// npm run packs -- GAME: very many hostile component packs, each answered; those that are accepted are played with.
//   --packs N      how many (100000)
//   --seed S       (1)
//   --first N      number of the first (0)
//   --moves N      random moves with each that is accepted (200)
//   --processes N  at work (2)
//   --numbers      instead, every number of the game's own pack, changed one at a time: refused, or play shows it
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { readArguments } from "./lib/arguments.ts";
import { judgeNumbers } from "./packs/numbers.ts";
import type { Most, Progress, Share } from "./packs/trial.ts";

/** More than any pack may need; a check that wants more ends its process, not this one. */
const MEGABYTES = 512;
/** A process that says nothing for so long hangs. */
const PATIENCE = 600_000;

interface Plan extends Share {
  readonly processes: number;
}

function readPlan(): Plan | { readonly numbersOf: string } {
  const usual = { packs: 100_000, seed: 1, first: 0, moves: 200, processes: 2, numbers: false };
  const { values, positionals } = readArguments(usual);
  const [game = ""] = positionals;
  if (!/^[a-z][a-z0-9-]*$/.test(game)) throw new Error("which game?");
  const { packs, seed, first, moves, processes, numbers } = values;
  return numbers ? { numbersOf: game } : { game, first, end: first + packs, seed, moves, processes };
}

/** One process's share; the last it said of itself. */
function tryInProcess(share: Share, started: ChildProcess[], said: (progress: Progress) => void): Promise<Progress> {
  const trial = fileURLToPath(new URL("./packs/trial.ts", import.meta.url));
  const child = fork(trial, [JSON.stringify(share)], { execArgv: [`--max-old-space-size=${MEGABYTES}`] });
  started.push(child);
  return new Promise((resolve) => {
    let last: Progress | undefined;
    let clock: NodeJS.Timeout | undefined;
    const wait = (): void => {
      clearTimeout(clock);
      clock = setTimeout(() => child.kill("SIGKILL"), PATIENCE);
    };
    wait();
    child.on("message", (progress: Progress) => {
      wait();
      last = progress;
      said(progress);
    });
    child.on("exit", () => {
      clearTimeout(clock);
      const number = last?.number ?? share.first;
      const none: Most = { figure: 0, what: "" };
      const reached = last ?? { number, accepted: 0, decisions: 0, slowest: none, largest: none };
      const isDone = number === share.end || reached.failure !== undefined;
      resolve(isDone ? reached : { ...reached, failure: `the process died or hung at or soon after pack ${number}` });
    });
  });
}

async function tryAll(plan: Plan): Promise<Progress[]> {
  const started: ChildProcess[] = [];
  const each = Math.ceil((plan.end - plan.first) / plan.processes);
  const reached = new Map<number, number>();
  const shares = Array.from({ length: plan.processes }, (_, at) => ({
    ...plan,
    first: plan.first + at * each,
    end: Math.min(plan.end, plan.first + (at + 1) * each),
  }));
  const work = shares.map((share, at) =>
    tryInProcess(share, started, ({ number, failure }) => {
      reached.set(at, number - share.first);
      const done = [...reached.values()].reduce((sum, count) => sum + count, 0);
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${done} of ${plan.end - plan.first} packs`);
      if (failure !== undefined) for (const child of started) child.kill();
    }),
  );
  return Promise.all(work);
}

function report(plan: Plan, done: readonly Progress[], seconds: number): boolean {
  const sum = (count: (progress: Progress) => number): number => done.reduce((all, each) => all + count(each), 0);
  const most = (of: (progress: Progress) => Most): Most =>
    done.map(of).reduce((one, other) => (other.figure > one.figure ? other : one));
  const [slowest, largest] = [most(({ slowest }) => slowest), most(({ largest }) => largest)];
  const failures = done.flatMap(({ failure }) => failure ?? []);
  console.log(
    `${plan.game}: ${plan.end - plan.first} hostile packs from seed ${plan.seed}, ${sum(({ accepted }) => accepted)} accepted, ${sum(({ decisions }) => decisions)} decisions played with them, ${Math.round(seconds)} s: ${failures.length === 0 ? "each answered, none throws" : "FAILED"}`,
  );
  console.log(`slowest ${slowest.figure.toFixed(1)} ms: ${slowest.what.slice(0, 200)}`);
  console.log(`largest ${(largest.figure / 1e6).toFixed(1)} MB: ${largest.what.slice(0, 200)}`);
  for (const failure of failures) console.error(failure);
  return failures.length === 0;
}

try {
  const plan = readPlan();
  const started = performance.now();
  const isWell =
    "numbersOf" in plan
      ? await judgeNumbers(plan.numbersOf)
      : report(plan, await tryAll(plan), (performance.now() - started) / 1000);
  if (!isWell) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
