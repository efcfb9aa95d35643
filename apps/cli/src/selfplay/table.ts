// Who plays self-play, and what of: as it is told to a thread, and as that thread lays it out.
import { type Bot, contenderBot, type Features, type Guide, loadGuide } from "@outrigger/bots";
import { findGame } from "@outrigger/games";
import type { Game } from "@outrigger/kernel";

export interface Assignment {
  readonly game: string;
  /** A contender, as the ladder knows them. */
  readonly bot: string;
  /** In a hundred games. */
  readonly careful: number;
  readonly players: number | undefined;
  /** The usual options, and nobody errs on purpose: games as they are played, which a forecast is held against. */
  readonly usual: boolean;
  /** Of the answers within a turn one in so many is looked at, besides each turn's first; 0: none. */
  readonly within: number;
}

export interface Table extends Omit<Assignment, "game" | "bot"> {
  readonly game: Game;
  readonly guide: Guide;
  readonly features: Features;
  /** The bot that plays the careful games; in the others all play what a guide would play in a hurry. */
  readonly bot: Bot;
}

export async function tableOf({ game, bot, ...manner }: Assignment): Promise<Table> {
  const entry = await findGame(game);
  if (entry === undefined) throw new Error(`there is no game "${game}"`);
  const { rules } = await entry.rules();
  // With its network, where there is one: any contender may judge by it.
  const guide = await loadGuide(entry, "learned");
  const features = (await guide?.judgement?.())?.features;
  if (guide === undefined || features === undefined) throw new Error(`${game} counts no features`);
  return { game: rules, guide, features, bot: contenderBot(bot, guide), ...manner };
}
