// The worker in which bots think, so that neither the table nor the host ever waits for them.
/// <reference lib="webworker" />
import { answerTask, type BotTask } from "@outrigger/bots";
import { findGame } from "@outrigger/games";

const scope = self as unknown as DedicatedWorkerGlobalScope;

export async function handle(data: unknown): Promise<void> {
  scope.postMessage(await answerTask(data as BotTask, findGame, () => performance.now()));
}
