// One thread of `npm run analysis`: plays and analyses the games whose seeds it is sent, one after the other.
import { parentPort, workerData } from "node:worker_threads";
import { analyse, type Course, courseOf, loadAnalyst, lossAt } from "@outrigger/analysis";
import { findBot, type Guide, loadGuide } from "@outrigger/bots";
import { findGame } from "@outrigger/games";
import { END } from "../lib/crew.ts";
import { type Planted, playRecord } from "./games.ts";
import type { Post } from "./post.ts";
import { DEAREST, type Seen } from "./reports.ts";

/** Seconds of processor time of this thread, so that other work on the machine does not count. */
const clock = (): number => process.threadCpuUsage().user / 1_000_000;

/** The curve alone, or all of it. */
function look(course: Course, guide: Guide, isWhole: boolean): Pick<Seen, "analysis" | "curve" | "whole"> {
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
function lossIn(course: Course, guide: Guide, { analysis }: Pick<Seen, "analysis">, { from, to }: Planted): number {
  const found = analysis.mistakes.slice(0, DEAREST).find((mistake) => mistake.from >= from && mistake.from < to);
  if (found !== undefined) return found.lost;
  const planted = course.stretches.filter((stretch) => stretch.from >= from && stretch.to <= to);
  return Math.max(0, ...planted.map((stretch) => lossAt(course, guide, stretch)));
}

async function begin({ game, proof, plant, bots }: Post): Promise<(seed: number) => Seen> {
  const entry = await findGame(game);
  const guide = entry && (await loadAnalyst(entry));
  if (entry === undefined || guide === undefined) throw new Error("nobody has written how this game is judged");
  const { rules } = await entry.rules();
  const bot = findBot(bots, await loadGuide(entry, bots));
  return (seed) => {
    const { record, planted } = playRecord(rules, bot, seed, proof === "blunders" ? plant : undefined);
    const course = courseOf(rules, record);
    const seen = look(course, guide, proof === "blunders");
    if (planted === undefined) return seen;
    return { ...seen, planted: { ...planted, lost: lossIn(course, guide, seen, planted) } };
  };
}

if (parentPort === null) throw new Error("the analysis of many games works in threads");
const port = parentPort;
const see = await begin(workerData as Post);
port.on("message", (seed: number | typeof END) => {
  if (seed === END) port.close();
  else port.postMessage(see(seed));
});
