// One thread of self-play: plays the games it is sent and answers with their rows.
import { parentPort, workerData } from "node:worker_threads";
import { contenderBot, loadGuide } from "@outrigger/bots";
import { findGame } from "@outrigger/games";
import { playForRows, type Table } from "./game.ts";

export interface Assignment {
  readonly game: string;
  /** A contender, as the ladder knows them. */
  readonly bot: string;
  readonly careful: number;
  readonly players: number | undefined;
  readonly usual: boolean;
}

async function tableOf({ game, bot, ...manner }: Assignment): Promise<Table> {
  const entry = await findGame(game);
  if (entry === undefined) throw new Error(`there is no game "${game}"`);
  const { rules } = await entry.rules();
  // With its network, where there is one: any contender may judge by it.
  const guide = await loadGuide(entry, "learned");
  const features = (await guide?.judgement?.())?.features;
  if (guide === undefined || features === undefined) throw new Error(`${game} counts no features`);
  return { game: rules, guide, features, bot: contenderBot(bot, guide), ...manner };
}

if (parentPort === null) throw new Error("self-play runs in a thread");
const port = parentPort;
const table = await tableOf(workerData as Assignment);
port.on("message", (number: number) => port.postMessage(playForRows(table, number)));
