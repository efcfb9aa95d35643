// One thread of `npm run analysis`: plays and analyses the games that it is sent, one after the other.
import { type Analysis, analyse, type Course, courseOf, loadAnalyst, lossAt } from "@outrigger/analysis";
import { findBot, type Guide, loadGuide } from "@outrigger/bots";
import { serveCrew } from "@outrigger/engines/crew";
import { findGame } from "@outrigger/games";
import { at } from "@outrigger/kernel";
import { type Planted, playRecord } from "./games.ts";
import type { Job } from "./jobs.ts";
import type { Found } from "./lines.ts";
import { loadReasoning, type Reasoning } from "./reasons.ts";
import { DEAREST, type Seen } from "./reports.ts";

/** Seconds of processor time of this thread, so that other work on the machine does not count. */
const clock = (): number => process.threadCpuUsage().user / 1_000_000;

interface Look {
  readonly analysis: Analysis;
  readonly curve: number;
  readonly whole: number;
}

/** The curve alone, or all of it. */
function look(course: Course, guide: Guide, isWhole: boolean): Look {
  const begun = clock();
  const running = analyse(course, guide);
  let curve: number | undefined;
  for (let next = running.next(); ; next = running.next()) {
    const analysis = next.done === true ? next.value : next.value.analysis;
    if (analysis !== undefined) curve ??= clock() - begun;
    if (analysis !== undefined && (next.done === true || !isWhole))
      return { analysis, curve: curve ?? 0, whole: clock() - begun };
  }
}

/** The dearest of what was played at random, by master's work; the dearest mistakes were looked at by it already. */
function lossIn(course: Course, guide: Guide, { mistakes }: Analysis, { from, to }: Planted): number {
  const found = mistakes.slice(0, DEAREST).find((mistake) => mistake.from >= from && mistake.from < to);
  if (found !== undefined) return found.lost;
  const planted = course.stretches.filter((stretch) => stretch.from >= from && stretch.to <= to);
  return Math.max(0, ...planted.map((stretch) => lossAt(course, guide, stretch)));
}

async function seeGame({ game, proof, plant, bots, seed }: Job): Promise<Seen> {
  const entry = await findGame(game);
  const guide = entry && (await loadAnalyst(entry));
  if (entry === undefined || guide === undefined) throw new Error("nobody has written how this game is judged");
  const { rules } = await entry.rules();
  const bot = findBot(bots, await loadGuide(entry, bots));
  const isPlanted = proof === "blunders";
  const { record, planted } = playRecord(rules, bot, seed, isPlanted ? plant : undefined);
  const course = courseOf(rules, record);
  const { analysis, curve, whole } = look(course, guide, isPlanted);
  const { hasPoints, sums } = analysis;
  const mistakes = analysis.mistakes.map(({ from, lost }) => ({ from, lost }));
  const seen = { hasPoints, sums, mistakes, curve, whole };
  if (planted === undefined) return seen;
  return { ...seen, planted: { ...planted, lost: lossIn(course, guide, analysis, planted) } };
}

const reasonings = new Map<string, Promise<Reasoning>>();

async function workOn(job: Job): Promise<Found> {
  if (job.proof !== "reasons") return { seen: await seeGame(job) };
  const known = reasonings.get(job.game) ?? loadReasoning(job.game);
  reasonings.set(job.game, known);
  const { tactics, reasonIn } = await known;
  return { reasoned: reasonIn(at(tactics, job.seed - 1)) };
}

serveCrew(workOn);
