// npm run analysis -- GAME: plays games between bots, analyses them, and says whether the analysis can be trusted.
//   --proof luck       luck comes to nothing on the mean, and results without it lie closer together (default)
//   --proof blunders   a turn played at random among good ones is found among the three dearest mistakes
//   --games N          how many (20)
//   --seed S           same seed, same games (1)
//   --bots NAME        who plays (greedy)
//   --plot FILE        of luck: every game's margin as it was and without luck, as SVG
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { analyse, courseOf, loadAnalyst } from "@outrigger/analysis";
import { findBot, type Guide, isBotName, loadGuide } from "@outrigger/bots";
import { findGame } from "@outrigger/games";
import type { Game } from "@outrigger/kernel";
import { playRecord } from "./analysis/games.ts";
import { plotMargins } from "./analysis/plot.ts";
import { blunderReport, luckReport, type Seen } from "./analysis/reports.ts";
import { readGame, wholeNumber } from "./lib/arguments.ts";

const cpu = (): number => process.cpuUsage().user / 1_000_000;

/** The curve alone, or all of it; what it cost in seconds of processor time. */
function look(game: Game, guide: Guide, played: ReturnType<typeof playRecord>, isWhole: boolean): Seen {
  const begun = cpu();
  const running = analyse(courseOf(game, played.record), guide);
  let curve: number | undefined;
  for (let next = running.next(); ; next = running.next()) {
    const analysis = next.done === true ? next.value : next.value.analysis;
    if (analysis !== undefined) curve ??= cpu() - begun;
    if (analysis !== undefined && (next.done === true || !isWhole))
      return { analysis, planted: played.planted, curve: curve ?? 0, whole: cpu() - begun };
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      proof: { type: "string", default: "luck" },
      games: { type: "string", default: "20" },
      seed: { type: "string", default: "1" },
      bots: { type: "string", default: "greedy" },
      plot: { type: "string" },
    },
  });
  const { proof, bots: name } = values;
  if (proof !== "luck" && proof !== "blunders") throw new Error(`--proof may be luck or blunders, not "${proof}"`);
  if (!isBotName(name)) throw new Error(`there is no bot "${name}"`);
  const entry = await findGame(readGame(positionals));
  const guide = entry && (await loadAnalyst(entry));
  if (entry === undefined || guide === undefined) throw new Error("nobody has written how this game is judged");
  const { rules } = await entry.rules();
  const bot = findBot(name, await loadGuide(entry, name));
  const [first, games] = [wholeNumber("seed", values.seed), wholeNumber("games", values.games)];
  const seen: Seen[] = [];
  for (let number = 0; number < games; number++) {
    const played = playRecord(rules, bot, first + number, proof === "blunders");
    seen.push(look(rules, guide, played, proof === "blunders"));
    if (process.stderr.isTTY) process.stderr.write(`\r${number + 1} of ${games}`);
  }
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
