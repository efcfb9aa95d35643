// Where bots come from: this tree, or another one with the bots of another time.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Bot, BotName, Guide } from "@outrigger/bots";
import type { Game } from "@outrigger/kernel";

/** All that a bot needs to play. Those of another time get their own rules along with the view. */
export interface Checkout {
  readonly rules: Game;
  readonly guide: Guide | undefined;
  findBot(name: BotName, guide?: Guide): Bot;
}

interface Bots {
  findBot: Checkout["findBot"];
  /** Older trees have none: their guides are complete. */
  loadGuide?(entry: Entry, name: BotName): Promise<Guide | undefined>;
}

interface Entry {
  rules(): Promise<{ readonly rules: Game }>;
  bot?(): Promise<{ readonly guide: Guide }>;
}

/** With its network, where there is one: a trial may ask any level to judge by it. */
export async function loadCheckout(folder: string, game: string): Promise<Checkout> {
  const load = (path: string) => import(pathToFileURL(join(folder, path)).href);
  const { findBot, loadGuide }: Bots = await load("packages/bots/src/index.ts");
  const { findGame }: { findGame(id: string): Promise<Entry | undefined> } = await load("games/index.ts");
  const entry = await findGame(game);
  if (entry === undefined) throw new Error(`there is no ${game} in ${folder}`);
  const { rules } = await entry.rules();
  const guide = loadGuide === undefined ? (await entry.bot?.())?.guide : await loadGuide(entry, "learned");
  return { rules, guide, findBot };
}
