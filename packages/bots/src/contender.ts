// Who plays in trials: a bot by name, with parts of its level changed, as in "hard@learned=0.5+horizon=0".
import { type Bot, type BotName, isBotName } from "./bot.ts";
import { findBot } from "./find-bot.ts";
import { type Guide, LEVEL_NAMES, type Level } from "./guide.ts";

/** As it is written on the command line. */
export type Contender = string;

const NUMBERS = ["learned", "iterations", "horizon", "depth", "replies", "work", "noise"] as const;

export function parseContender(text: Contender): { readonly name: BotName; readonly changes: Partial<Level> } {
  const [name = "", list] = text.split("@");
  if (!isBotName(name)) throw new Error(`there is no bot "${name}"`);
  const changes = Object.fromEntries((list?.split("+") ?? []).map(readChange));
  return { name, changes };
}

function readChange(text: string): [string, number] {
  const [key = "", value = ""] = text.split("=");
  const number = Number(value);
  if ((NUMBERS as readonly string[]).includes(key) && value !== "" && number >= 0) return [key, number];
  throw new Error(`"${text}" changes nothing of a level: ${NUMBERS.join(", ")}=N`);
}

/** `find` is another tree's, where its bots are to play. */
export function contenderBot(text: Contender, guide: Guide | undefined, find: typeof findBot = findBot): Bot {
  const { name, changes } = parseContender(text);
  const level = LEVEL_NAMES.find((each) => each === name);
  if (guide === undefined || level === undefined) return find(name, guide);
  return find(name, { ...guide, levels: { ...guide.levels, [level]: { ...guide.levels[level], ...changes } } });
}
