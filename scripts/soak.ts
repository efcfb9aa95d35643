// npm run soak -- GAME: every check of the test kit over thousands of random games, from the set-up and from arranged starts,
// with every number of players, every value of every option alone, all together and mixed. Prints how often each phase, frame,
// event and refusal was come by; what never was needs its reason in games/GAME/rules/testing/unreached.ts.
//   --games N      how many (a number that suits the game)
//   --seed S       of the first game (1)
//   --threads N    at work (2)
//   --seats N,M    only with these numbers of players
//   --options A=X,B=Y  only with these values of these options
//   --start NAME   only from this arranged start, or from the "set-up"; may be given again
//   --failures DIR where a game that fails is saved, as a record and what failed (data/failures)
import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { findGame } from "@outrigger/games";
import { addCoverage, type Coverage, newCoverage, type TableLimits, type Unreached } from "@outrigger/testkit";
import { loadRules, readArguments, readGame, readOptions, wholeNumbers } from "./lib/arguments.ts";
import { coverageLines, falseReasons, missingReasons, unreachedLines } from "./soak/coverage.ts";
import { everythingOf } from "./soak/everything.ts";
import type { Report, Shift } from "./soak/shift.ts";

/** How many games prove something and still end, where the game's entry does not say. */
const ENOUGH = 2_000;

interface Plan extends TableLimits {
  readonly game: string;
  readonly games: number;
  /** So many prove something. */
  readonly enough: number;
  readonly seed: number;
  readonly threads: number;
  readonly failures: string;
  readonly starts?: readonly string[];
}

async function readPlan(): Promise<Plan> {
  const said = { seats: undefined, options: undefined, start: [] };
  const { values, positionals } = readArguments({ games: 0, seed: 1, threads: 2, failures: "data/failures", ...said });
  const game = readGame(positionals);
  const enough = (await findGame(game))?.soakGames ?? ENOUGH;
  const { games, seed, threads, failures, seats, options, start } = values;
  return {
    game,
    games: games === 0 ? enough : games,
    enough,
    seed,
    threads,
    failures,
    ...(seats === undefined ? {} : { seats: wholeNumbers("seats", seats) }),
    ...(options === undefined ? {} : { options: readOptions(await loadRules(game), options.split(",")) }),
    ...(start.length === 0 ? {} : { starts: start }),
  };
}

interface Total {
  games: number;
  decisions: number;
  matches: number;
  readonly coverage: Coverage;
  failure?: string;
}

/** One thread's share: every `threads`-th game. It ends with its games, or with the first failure of anybody. */
function work(plan: Plan, thread: number, note: (report: Report) => void, workers: Worker[]): Promise<void> {
  const shift: Shift = { ...plan, first: thread, step: plan.threads };
  const worker = new Worker(new URL("./soak/worker.ts", import.meta.url), { workerData: shift });
  workers.push(worker);
  return new Promise((resolve, reject) => {
    worker.on("message", note);
    worker.on("error", reject);
    worker.on("exit", () => resolve());
  });
}

async function soak(plan: Plan): Promise<Total> {
  const total: Total = { games: 0, decisions: 0, matches: 0, coverage: newCoverage() };
  const workers: Worker[] = [];
  const note = (report: Report): void => {
    total.games++;
    total.decisions += report.decisions;
    total.matches += report.matches;
    addCoverage(total.coverage, report.coverage);
    showProgress(plan, total);
    if (report.failure === undefined || total.failure !== undefined) return;
    total.failure = report.failure;
    for (const worker of workers) void worker.terminate();
  };
  try {
    await Promise.all(Array.from({ length: plan.threads }, (_, thread) => work(plan, thread, note, workers)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return total;
}

function showProgress({ games }: Plan, total: Total): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${total.games} of ${games} games`);
}

/** What was come by, and what is wrong with the reasons for what was not. */
async function reportCoverage(plan: Plan, coverage: Coverage): Promise<string[]> {
  const folder = new URL(`../games/${plan.game}/rules/`, import.meta.url);
  const rules = await loadRules(plan.game);
  const file = new URL("testing/unreached.ts", folder);
  const { unreached } = existsSync(file) ? ((await import(file.href)) as { unreached: Unreached }) : { unreached: {} };
  const everything = everythingOf(rules, folder);
  for (const line of coverageLines(coverage, everything)) console.log(line);
  for (const line of unreachedLines(coverage, everything, unreached)) console.log(line);
  const wrong = falseReasons(coverage, everything, unreached);
  return isWhole(plan) ? [...wrong, ...missingReasons(coverage, everything, unreached)] : wrong;
}

/** Only a run over everything, and long enough, says that something cannot be reached. */
function isWhole({ games, enough, seats, options, starts }: Plan): boolean {
  return games >= enough && seats === undefined && options === undefined && starts === undefined;
}

const started = performance.now();
try {
  const plan = await readPlan();
  const { games, decisions, matches, coverage, failure } = await soak(plan);
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  const seconds = Math.round((performance.now() - started) / 1000);
  const wrong = failure === undefined ? await reportCoverage(plan, coverage) : [failure];
  console.log(
    `${plan.game}: ${games} random games and ${matches} fuzzed matches from seed ${plan.seed}, ${decisions} decisions, ${seconds} s: ${wrong.length === 0 ? "all checks hold" : "FAILED"}`,
  );
  if (wrong.length > 0) {
    console.error(wrong.join("\n"));
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
