// One side of `bench --against`, a process of its own: side.ts FOLDER GAME GAMES. It plays random games with the kernel and
// the rules of the tree in that folder, the same ones for the same GAMES, and prints what they took.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Game } from "@outrigger/kernel";
import type { fastChance, parseOptions, randomPlayout, startPlay } from "@outrigger/kernel/play";

/** What a side prints. */
export interface Took {
  /** Milliseconds of processor time, so that other work on the machine does not count. */
  readonly time: number;
  readonly decisions: number;
}

interface Kernel {
  readonly fastChance: typeof fastChance;
  readonly parseOptions: typeof parseOptions;
  readonly randomPlayout: typeof randomPlayout;
  readonly startPlay: typeof startPlay;
}

interface Registry {
  findGame(id: string): Promise<{ rules(): Promise<{ readonly rules: Game }> } | undefined>;
}

const [folder = "", id = "", count = ""] = process.argv.slice(2);
const load = (path: string) => import(pathToFileURL(join(folder, path)).href);
/** Older trees have one door for everybody. */
const DOORS = ["packages/kernel/src/entries/play.ts", "packages/kernel/src/index.ts"];
const kernel: Kernel = await load(DOORS.find((path) => existsSync(join(folder, path))) ?? "");
const { findGame }: Registry = await load("games/index.ts");
const entry = await findGame(id);
if (entry === undefined) throw new Error(`there is no ${id} in ${folder}`);
const { rules } = await entry.rules();

/** A whole random game; the numbers of players take turns. */
function playOut(seed: number): number {
  const [fewest, most] = rules.seats;
  const seats = fewest + (seed % (most - fewest + 1));
  const options = kernel.parseOptions(rules, seats, {});
  if ("problems" in options) throw new Error(`${id} has no game for ${seats}`);
  const chance = kernel.fastChance(seed);
  return kernel.randomPlayout(rules, kernel.startPlay(rules, { seats, options }, rules.pack, chance), seed);
}

function playOuts(games: number): number {
  let decisions = 0;
  for (let seed = 0; seed < games; seed++) decisions += playOut(seed);
  return decisions;
}

playOuts(Math.ceil(Number(count) / 3));
const before = process.cpuUsage();
const decisions = playOuts(Number(count));
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ time: (user + system) / 1_000, decisions } satisfies Took));
