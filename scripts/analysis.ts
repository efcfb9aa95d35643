// npm run analysis -- GAME…: plays games between bots, analyses them, and says whether the analysis can be trusted.
//   --proof luck       luck comes to nothing on the mean, and results without it lie closer together (default)
//   --proof blunders   what was played at random among good turns is found among the three dearest mistakes
//   --proof reasons    what is quoted as a reason in the game's tactics changes most on other samples too
//                      (several with a comma between them; all work of all games stands in one queue)
//   --plant WHAT       what is played at random: turn (default), everything until another seat decides, or move
//   --games N          how many (20), or a number for each proof: 100,300; reasons are asked of all tactics
//   --seconds S        nothing is begun after so long (no end)
//   --threads N        games at a time (as many as there are cores)
//   --seed S           same seed, same games (1)
//   --bots NAME        who plays (greedy; medium among whose turns blunders are planted)
//   --show             a line for every planted turn and every reason, as soon as it was looked for
//   --lines FILE       keeps what was seen, a line each; what stands there already is not done again
//   --sum              begins nothing: tells what the lines come to
//   --plot FOLDER      of luck: every game's margin as it was and without luck, as luck-GAME.svg
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { isBotName } from "@outrigger/bots";
import { hireCrew } from "@outrigger/engines/crew";
import { at } from "@outrigger/kernel";
import { type Job, jobsFor, nameOf, type Proof, readPlant, readProofs } from "./analysis/jobs.ts";
import { type Found, type Lines, openLines } from "./analysis/lines.ts";
import { plotMargins } from "./analysis/plot.ts";
import { blunderLine, blunderReport, luckReport, type Report, reasonLine, reasonReport } from "./analysis/reports.ts";
import { readArguments, readGame, wholeNumbers } from "./lib/arguments.ts";
import { loadBook } from "./tactics/ask.ts";

interface Task {
  readonly jobs: readonly Job[];
  readonly lines: Lines;
  readonly threads: number;
  readonly seconds: number;
  readonly isShown: boolean;
}

async function seeAll({ jobs, lines, threads, seconds, isShown }: Task): Promise<void> {
  const open = jobs.filter((job) => !lines.has(job));
  if (open.length === 0) return;
  const crew = hireCrew<Job, Found>(new URL("./analysis/worker.ts", import.meta.url), undefined, threads);
  const end = performance.now() + seconds * 1_000;
  let done = 0;
  try {
    await crew.workAll(
      () => (performance.now() < end ? open.shift() : undefined),
      (job, found) => {
        lines.add(job, found);
        done++;
        if (isShown) console.log(`${nameOf(job)}: ${lineOf(found)}`);
        if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${done + open.length}`);
      },
    );
  } finally {
    await crew.dismiss();
  }
}

function lineOf(found: Found): string {
  if ("reasoned" in found) return reasonLine(found.reasoned);
  return found.seen.planted === undefined ? "seen" : blunderLine(found.seen);
}

/** In the order of the seeds, whichever thread was faster. */
function reportOf(proof: Proof, found: readonly Found[], plot: string | undefined): Report {
  if (proof === "reasons") return reasonReport(found.flatMap((each) => ("reasoned" in each ? [each.reasoned] : [])));
  const seen = found.flatMap((each) => ("seen" in each ? [each.seen] : []));
  if (proof === "luck" && plot !== undefined) writeFileSync(plot, plotMargins(seen));
  return proof === "luck" ? luckReport(seen) : blunderReport(seen);
}

/** Says whether all of it holds. */
function tellAll(jobs: readonly Job[], lines: Lines, plots: string | undefined): boolean {
  const kinds = new Map<string, Job[]>();
  for (const job of jobs) {
    const kind = `${job.game}, ${job.proof}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), job]);
  }
  const held = [...kinds].map(([kind, own]) => {
    const found = own.flatMap((job) => lines.get(job) ?? []);
    console.log(`${kind}: ${found.length} of ${own.length} looked at`);
    const [first] = own;
    if (first === undefined || found.length === 0) return false;
    const { lines: told, holds } = reportOf(first.proof, found, plots && join(plots, `luck-${first.game}.svg`));
    for (const line of told) console.log(`  ${line}`);
    return holds;
  });
  return held.every(Boolean);
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    ...{ proof: "luck", plant: "turn", games: "20", bots: undefined, seed: 1 },
    ...{ seconds: Number.POSITIVE_INFINITY, threads: availableParallelism() },
    ...{ show: false, lines: undefined, sum: false, plot: undefined },
  });
  const { bots, seed, seconds, threads } = values;
  if (bots !== undefined && !isBotName(bots)) throw new Error(`there is no bot "${bots}"`);
  const games = positionals.length === 0 ? [readGame([])] : positionals.map((game) => readGame([game]));
  const proofs = readProofs(values.proof);
  const asked = wholeNumbers("games", values.games);
  const tactics = new Map<string, number>();
  if (proofs.includes("reasons")) for (const game of games) tactics.set(game, (await loadBook(game)).tactics.length);
  const jobs = jobsFor({
    games,
    proofs,
    seed,
    plant: readPlant(values.plant),
    ...(bots === undefined ? {} : { bots }),
    count: (game, proof) =>
      proof === "reasons" ? (tactics.get(game) ?? 0) : (asked[proofs.indexOf(proof)] ?? at(asked, 0)),
  });
  const lines = openLines(values.lines);
  if (!values.sum) await seeAll({ jobs, lines, threads, seconds, isShown: values.show });
  process.exitCode = tellAll(jobs, lines, values.plot) ? 0 : 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
