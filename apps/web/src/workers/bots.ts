// The worker in which bots think, so that neither the table nor the host ever waits for them.
/// <reference lib="webworker" />
import { findBot, isBotName } from "@outrigger/bots";
import type { BotReply, BotTask } from "./bot-messages.ts";
import { loadEntry, readPack } from "./load-game.ts";

/** Patience has an end: no bot turn takes longer than this, whatever the level asks for. */
const CEILING = 8_000;

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.addEventListener("message", async ({ data: task }: MessageEvent<BotTask>) => {
  let reply: BotReply;
  try {
    reply = await think(task);
  } catch (error) {
    reply = { id: task.id, moves: [], late: false, problem: error instanceof Error ? error.message : String(error) };
  }
  scope.postMessage(reply);
});

async function think(task: BotTask): Promise<BotReply> {
  const entry = await loadEntry(task.game);
  const { rules } = await entry.rules();
  const guide = (await entry.bot?.())?.guide;
  const pack = readPack(rules, task.pack);
  const end = performance.now() + CEILING;
  const bot = findBot(isBotName(task.level) ? task.level : "medium", guide);
  const answer = bot.choose({
    game: rules,
    pack,
    seat: task.seat,
    view: task.view as object,
    seed: task.seed,
    isLate: () => performance.now() > end,
  });
  return { id: task.id, moves: answer.moves, late: answer.late };
}
