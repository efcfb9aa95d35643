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
import { parseArgs } from "node:util";
import { parseContender } from "@outrigger/bots";
import { isEngine, parseCommand } from "@outrigger/engines";
import { findGame, GAME_IDS } from "@outrigger/games";
import type { Game, OptionValue } from "@outrigger/kernel";
import { readOptionText } from "@outrigger/kernel/play";
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
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: number;
  readonly threads: number;
  readonly minutes: number;
  readonly engineSeconds: number;
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
      bots: { type: "string" },
      "engine-seconds": { type: "string", default: "10" },
      alone: { type: "boolean", default: false },
      against: { type: "string" },
      option: { type: "string", multiple: true, default: [] },
      seed: { type: "string", default: "1" },
      threads: { type: "string", default: "2" },
      minutes: { type: "string" },
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
    pairs:
      values.bots === undefined
        ? values.pairs.split(",").map((text) => readPair(text.split(":"), values.against))
        : [readPair(values.bots.split(","), values.against)],
    alone: values.alone,
    against: values.against,
    options: Object.fromEntries(values.option.map((text) => readOption(rules, text))),
    seed: wholeNumber("seed", values.seed),
    threads: wholeNumber("threads", values.threads),
    minutes: minutesOf(values.minutes),
    engineSeconds: wholeNumber("engine-seconds", values["engine-seconds"]),
    json: values.json,
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} needs a whole number, not "${text}"`);
  return Number(text);
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

function readOption(rules: Game, text: string): [string, OptionValue] {
  const [id = "", value = ""] = text.split("=");
  const spec = rules.options.find((option) => option.id === id);
  return [id, spec === undefined ? value : readOptionText(spec, value)];
}
