// What may follow `npm run ladder --`:
//   GAME            the game
//   --games N       games a pair at the most (200); a pair ends sooner once it is decided
//   --players N     round the table (2)
//   --pairs a:b,…   the stronger one first; contender.ts tells how a level is changed for a trial
//   --bots a,b      one pair, either of which may be a program that speaks JSON lines: "cmd:./engine" (docs/engines.md)
//   --engine-seconds N  how long an engine may take for a turn (10)
//   --against REV   the second of each pair is played by the bots of that revision, or of a folder that holds a tree
//   --alone         the first of a pair alone against a table of the second: its share is of the games it wins
//   --option k=v    an option of the game; may be given several times
//   --seed N        of the first game (1)
//   --threads N     games at once (2)
//   --minutes N     at most so long for all pairs together (no limit)
//   --json          one object instead of a table
import { parseContender } from "@outrigger/bots";
import { isEngine, parseCommand } from "@outrigger/engines";
import { findGame, GAME_IDS } from "@outrigger/games";
import type { Options } from "@outrigger/kernel";
import { readArguments, readOptions } from "../lib/arguments.ts";
import { OTHERS } from "./bout.ts";
import type { Pair } from "./tally.ts";

const PAIRS = "easy:random,greedy:random,medium:easy,medium:greedy,hard:medium,master:hard";

export interface Plan {
  readonly game: string;
  readonly games: number;
  readonly players: number;
  readonly pairs: readonly Pair[];
  readonly alone: boolean;
  readonly against: string | undefined;
  readonly options: Options;
  readonly seed: number;
  readonly threads: number;
  readonly minutes: number;
  readonly engineSeconds: number;
  readonly json: boolean;
}

export async function readPlan(args: string[]): Promise<Plan> {
  const table = { games: 200, players: 2, pairs: PAIRS, bots: undefined, against: undefined, option: [], seed: 1 };
  const run = { "engine-seconds": 10, alone: false, threads: 2, minutes: undefined, json: false };
  const { values, positionals } = readArguments({ ...table, ...run }, args);
  const [game = ""] = positionals;
  const entry = await findGame(game);
  if (entry === undefined) throw new Error(`which game? One of ${GAME_IDS.join(", ")}`);
  const { rules } = await entry.rules();
  const { games, players, pairs, bots, against, option, alone, seed, threads, minutes, json } = values;
  return {
    game,
    games,
    players,
    pairs:
      bots === undefined
        ? pairs.split(",").map((text) => readPair(text.split(":"), against))
        : [readPair(bots.split(","), against)],
    alone,
    against,
    options: readOptions(rules, option),
    seed,
    threads,
    minutes: minutesOf(minutes),
    engineSeconds: values["engine-seconds"],
    json,
  };
}

function minutesOf(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  if (Number(text) > 0) return Number(text);
  throw new Error(`--minutes needs a number above 0, not "${text}"`);
}

function readPair(names: readonly string[], against: string | undefined): Pair {
  const [first = "", second = ""] = names;
  if (names.length !== 2 || (first === second && against === undefined))
    throw new Error(`"${names.join(":")}" is not a pair of two bots such as hard:medium`);
  for (const name of [first, second]) {
    if (isEngine(name)) parseCommand(name);
    else parseContender(name);
  }
  return [first, against === undefined ? second : `${second}${OTHERS}${against}`];
}
