// How fast random games run here beside another tree: each side in processes of its own, by turns, because two kernels in one
// process get in each other's way.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { HERE, openTree } from "@outrigger/testkit/tree";
import { type Bench, type Effort, type Figure, median } from "./measure.ts";
import type { Took } from "./side.ts";

const SIDE = fileURLToPath(new URL("./side.ts", import.meta.url));
const run = promisify(execFile);

/** Random games of these kinds, beside those of another revision or of a folder that holds its tree. */
export function againstBench(revision: string, games: readonly string[]): Bench {
  return {
    id: "against",
    title: `Random games at every number of players against ${revision}: above 1 is faster than there`,
    async run(effort) {
      const tree = openTree(revision);
      try {
        const figures: Figure[] = [];
        for (const id of games) figures.push(...(await figuresOf(id, tree.folder, effort)));
        return figures;
      } finally {
        tree.dismiss();
      }
    },
  };
}

async function figuresOf(id: string, folder: string, effort: Effort): Promise<Figure[]> {
  const games = await gamesIn(id, effort.time);
  const here: number[] = [];
  const there: number[] = [];
  for (let round = 0; round < effort.rounds * 2; round++) {
    // Whoever comes first in a round has the colder machine, or the warmer one.
    const sides = [() => side(HERE, id, games, here), () => side(folder, id, games, there)];
    for (const play of round % 2 === 0 ? sides : sides.reverse()) await play();
  }
  const ratios = here.map((rate, at) => rate / (there[at] ?? rate));
  return [
    // Whatever else the machine does only takes away: the best round of a side comes nearest to what it can do.
    { name: `${id}, best rounds`, value: Math.max(...here) / Math.max(...there), unit: "times" },
    { name: `${id}, median round`, value: median(ratios), unit: "times" },
    { name: `${id}, lowest round`, value: Math.min(...ratios), unit: "times" },
    { name: `${id}, highest round`, value: Math.max(...ratios), unit: "times" },
  ];
}

/** Plays one side of a round and notes its decisions per second. */
async function side(folder: string, id: string, games: number, rates: number[]): Promise<void> {
  const { time, decisions } = await took(folder, id, games);
  rates.push((decisions * 1_000) / time);
}

async function took(folder: string, id: string, games: number): Promise<Took> {
  const { stdout } = await run(process.execPath, [SIDE, folder, id, String(games)]);
  return JSON.parse(stdout);
}

/** How many games this tree plays in the time, roughly. */
async function gamesIn(id: string, time: number): Promise<number> {
  for (let games = 8; ; games *= 4) {
    const first = await took(HERE, id, games);
    if (first.time >= time / 4) return Math.ceil((games * time) / first.time);
  }
}
