// A thread in which bots think, so that no table waits for another's.
import { parentPort, workerData } from "node:worker_threads";
import { answerTask, type BotTask } from "@outrigger/bots";
import { findGame } from "@outrigger/games";
import { answerPreviews, type PreviewTask } from "./previews.ts";

const hurried = workerData as Int32Array;

parentPort?.on("message", async (task: BotTask | PreviewTask) => {
  parentPort?.postMessage(await (task.asks === "previews" ? answerPreviews(task) : think(task)));
});

function think(task: BotTask): ReturnType<typeof answerTask> {
  // The first look at the clock says when it must be done; whoever is hurried finds at the next that all time is up.
  let looks = 0;
  const isHurried = (): boolean => looks++ > 0 && Atomics.load(hurried, 0) === task.id;
  const now = (): number => (isHurried() ? Number.POSITIVE_INFINITY : performance.now());
  return answerTask(task, findGame, now);
}
