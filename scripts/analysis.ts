// npm run analysis -- GAME: plays games between bots, analyses them, and says whether the analysis can be trusted.
//   --proof luck       luck comes to nothing on the mean, and results without it lie closer together (default)
//   --proof blunders   what was played at random among good turns is found among the three dearest mistakes
//   --proof reasons    what is quoted as a reason in the game's tactics changes most on other samples too
//   --plant WHAT       what is played at random: turn (default), everything until another seat decides, or move
//   --games N          how many (20)
//   --seconds S        no game is begun after so long (no end)
//   --threads N        games at a time (as many as there are cores)
//   --seed S           same seed, same games (1)
//   --bots NAME        who plays (greedy; medium among whose turns blunders are planted)
//   --show             of blunders: a line for every planted turn, as soon as it is looked for
//   --plot FILE        of luck: every game's margin as it was and without luck, as SVG
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { isBotName } from "@outrigger/bots";
import { PLANTS } from "./analysis/games.ts";
import { plotMargins } from "./analysis/plot.ts";
import { type Post, PROOFS } from "./analysis/post.ts";
import { isTrue, type Reasoned, reasonsIn } from "./analysis/reasons.ts";
import { blunderLine, blunderReport, luckReport, type Seen } from "./analysis/reports.ts";
import { readGame, wholeNumber } from "./lib/arguments.ts";
import { hireCrew } from "./lib/crew.ts";

interface Task {
  readonly post: Post;
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
  readonly seconds: number;
  /** Told of every game as soon as it was seen. */
  tell(seed: number, seen: Seen): void;
}

/** In the order of their seeds, whichever thread was faster. */
async function seeAll({ post, games, seed, threads, seconds, tell }: Task): Promise<Seen[]> {
  const crew = hireCrew<number, Seen>(new URL("./analysis/worker.ts", import.meta.url), post, threads);
  const end = performance.now() + seconds * 1_000;
  const seen = new Map<number, Seen>();
  let number = seed;
  try {
    await crew.workAll(
      () => (number < seed + games && performance.now() < end ? number++ : undefined),
      (at, each) => {
        seen.set(at, each);
        tell(at, each);
        if (process.stderr.isTTY) process.stderr.write(`\r${seen.size} of ${games}`);
      },
    );
  } finally {
    await crew.dismiss();
  }
  return [...seen].sort(([one], [other]) => one - other).map(([, each]) => each);
}

/** Nine of ten have to be true. */
async function proveReasons(game: string): Promise<boolean> {
  const all: Reasoned[] = [];
  for await (const each of reasonsIn(game, false)) {
    all.push(each);
    const { name, quoted, gains, most } = each;
    console.log(
      `${isTrue(each) ? "true " : "FALSE"} ${name}: ${quoted?.part ?? "no reason"} ${gains.toFixed(2)} of ${most.toFixed(2)}`,
    );
  }
  const good = all.filter(isTrue).length;
  console.log(`${good} of ${all.length} reasons are what changes most, on other samples too`);
  return good >= 0.9 * all.length;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      proof: { type: "string", default: "luck" },
      plant: { type: "string", default: "turn" },
      games: { type: "string", default: "20" },
      seconds: { type: "string" },
      threads: { type: "string", default: String(availableParallelism()) },
      seed: { type: "string", default: "1" },
      bots: { type: "string" },
      show: { type: "boolean", default: false },
      plot: { type: "string" },
    },
  });
  if (values.proof === "reasons") {
    process.exitCode = (await proveReasons(readGame(positionals))) ? 0 : 1;
    return;
  }
  const proof = PROOFS.find((each) => each === values.proof);
  if (proof === undefined) throw new Error(`--proof may be luck, blunders or reasons, not "${values.proof}"`);
  const bots = values.bots ?? (proof === "luck" ? "greedy" : "medium");
  const plant = PLANTS.find((each) => each === values.plant);
  if (plant === undefined) throw new Error(`--plant may be turn or move, not "${values.plant}"`);
  if (!isBotName(bots)) throw new Error(`there is no bot "${bots}"`);
  const seen = await seeAll({
    post: { game: readGame(positionals), proof, plant, bots },
    games: wholeNumber("games", values.games),
    seed: wholeNumber("seed", values.seed),
    threads: wholeNumber("threads", values.threads),
    seconds: values.seconds === undefined ? Number.POSITIVE_INFINITY : wholeNumber("seconds", values.seconds),
    tell: (number, each) => values.show && console.log(`seed ${number}: ${blunderLine(each)}`),
  });
  const { lines, holds } = proof === "luck" ? luckReport(seen) : blunderReport(seen);
  for (const line of lines) console.log(line);
  if (values.plot !== undefined) writeFileSync(values.plot, plotMargins(seen));
  process.exitCode = holds ? 0 : 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
