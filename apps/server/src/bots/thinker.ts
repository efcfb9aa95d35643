// A thread in which bots think, so that no table waits for another's.
import { parentPort } from "node:worker_threads";
import { answerTask, type BotTask } from "@outrigger/bots";
import { findGame } from "@outrigger/games";

parentPort?.on("message", async (task: BotTask) => {
  parentPort?.postMessage(await answerTask(task, findGame, () => performance.now()));
});
