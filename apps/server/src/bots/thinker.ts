// A thread in which bots think, so that no table waits for another's.
import { parentPort } from "node:worker_threads";
import { findBot, isBotName } from "@outrigger/bots";
import { findGame } from "@outrigger/games";
import type { BotReply, BotTask } from "./pool.ts";

/** Patience has an end: no bot turn takes longer than this, whatever the level asks for. */
const CEILING = 8_000;

parentPort?.on("message", async (task: BotTask) => {
  parentPort?.postMessage(await answer(task));
});

async function answer(task: BotTask): Promise<BotReply> {
  try {
    return await think(task);
  } catch (error) {
    return { id: task.id, moves: [], problem: error instanceof Error ? error.message : String(error) };
  }
}

async function think({ id, game, pack, seat, view, level, seed }: BotTask): Promise<BotReply> {
  const entry = await findGame(game);
  if (entry === undefined) throw new Error(`there is no game "${game}"`);
  const { rules } = await entry.rules();
  const guide = (await entry.bot?.())?.guide;
  const parsed = pack === undefined ? { ok: true as const, value: rules.pack } : rules.parsePack(pack);
  if (!parsed.ok) throw new Error(parsed.problems.join("; "));
  const end = performance.now() + CEILING;
  const bot = findBot(isBotName(level) ? level : "medium", guide);
  const isLate = () => performance.now() > end;
  const { moves } = bot.choose({ game: rules, pack: parsed.value, seat, view: view as object, seed, isLate });
  return { id, moves };
}
