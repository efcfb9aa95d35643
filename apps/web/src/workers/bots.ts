// The worker in which bots think, so that neither the table nor the host ever waits for them.
import { answerTask, type BotTask } from "@outrigger/bots";
import { findGame } from "@outrigger/games";

export type { BotReply, BotTask } from "@outrigger/bots";

export async function handle(task: unknown, send: (message: unknown) => void): Promise<void> {
  send(await answerTask(task as BotTask, findGame, () => performance.now()));
}
