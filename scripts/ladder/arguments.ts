// What may follow `npm run ladder --`:
//   GAME            the game
//   --games N       games a pair (200)
//   --players N     round the table (2)
//   --pairs a:b,…   the stronger one first
//   --alone         the first of a pair alone against a table of the second: its share is of the games it wins
//   --option k=v    an option of the game; may be given several times
//   --seed N        of the first game (1)
//   --minutes N     for all pairs together (30, which is also the most)
//   --json          one object instead of a table
import { parseArgs } from "node:util";
import { isBotName } from "@outrigger/bots";
import { findGame, GAME_IDS } from "@outrigger/games";
import { type Game, type OptionValue, readOptionText } from "@outrigger/kernel";
import type { Pair } from "./tally.ts";

const MOST_MINUTES = 30;
const PAIRS = "easy:random,greedy:random,greedy:easy,medium:easy,medium:greedy,hard:medium,hard:greedy";

export interface Plan {
  readonly game: string;
  readonly games: number;
  readonly players: number;
  readonly pairs: readonly Pair[];
  readonly alone: boolean;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: number;
  readonly minutes: number;
  readonly json: boolean;
}

export async function readPlan(args: string[]): Promise<Plan> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      games: { type: "string", default: "200" },
      players: { type: "string", default: "2" },
      pairs: { type: "string", default: PAIRS },
      alone: { type: "boolean", default: false },
      option: { type: "string", multiple: true, default: [] },
      seed: { type: "string", default: "1" },
      minutes: { type: "string", default: String(MOST_MINUTES) },
      json: { type: "boolean", default: false },
    },
  });
  const [game = ""] = positionals;
  const entry = await findGame(game);
  if (entry === undefined) throw new Error(`which game? One of ${GAME_IDS.join(", ")}`);
  const { rules } = await entry.rules();
  return {
    game,
    games: wholeNumber("games", values.games),
    players: wholeNumber("players", values.players),
    pairs: values.pairs.split(",").map(readPair),
    alone: values.alone,
    options: Object.fromEntries(values.option.map((text) => readOption(rules, text))),
    seed: wholeNumber("seed", values.seed),
    minutes: Math.min(MOST_MINUTES, wholeNumber("minutes", values.minutes)),
    json: values.json,
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} needs a whole number, not "${text}"`);
  return Number(text);
}

function readPair(text: string): Pair {
  const [first = "", second = "", ...more] = text.split(":");
  if (more.length > 0 || !isBotName(first) || !isBotName(second) || first === second)
    throw new Error(`"${text}" is not a pair of two bots such as hard:medium`);
  return [first, second];
}

function readOption(rules: Game, text: string): [string, OptionValue] {
  const [id = "", value = ""] = text.split("=");
  const spec = rules.options.find((option) => option.id === id);
  return [id, spec === undefined ? value : readOptionText(spec, value)];
}
