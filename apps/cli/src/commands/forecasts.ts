// outrigger forecasts: what the learned judgement said of positions, held against what came of their games.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Features, featuresHash } from "@outrigger/bots";
import { EXIT, Fault, UsageFault } from "../faults.ts";
import { readFlags, switches, texts } from "../flags.ts";
import { loadJudgement } from "../forecasts/judgement.ts";
import { plotOf } from "../forecasts/plot.ts";
import { type Score, scoreOf } from "../forecasts/score.ts";
import type { Io } from "../io.ts";
import { type Row, readRow, rowLength } from "../selfplay/rows.ts";
import type { Command } from "./command.ts";

const help = `Usage: outrigger forecasts GAME ROWS [flags]

Holds the learned forecast of GAME against what came of games of two players, whose positions \`outrigger selfplay --usual\` kept
in the folder ROWS: Brier scores by part of the game, beside those of the evaluation by hand, and calibration.

  --network FILE  another network than the installed one: network.json of training/
  --svg FILE      draws both
  --json          one object: games, positions, parts, bins`;

const flagSpecs = { ...texts("network", "svg"), ...switches("json") };

const SEATS = 2;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  const [game, folder] = positionals;
  if (game === undefined || folder === undefined || positionals.length > 2)
    throw new UsageFault("it takes a game and a folder of rows");
  const { features, say } = await loadJudgement(game, values.network);
  const score = scoreOf(
    rowsIn(folder, features).map(({ game: number, phase, shares: [came = 0], tally }) => ({
      game: number,
      phase,
      came,
      ...say(tally),
    })),
  );
  if (values.svg !== undefined) writeFileSync(values.svg, plotOf(game, score));
  if (values.json === true) io.out(JSON.stringify(score));
  else print(score, io);
  return EXIT.ok;
}

function rowsIn(folder: string, features: Features): Row[] {
  const about = join(folder, "features.json");
  if (!existsSync(about)) throw new Fault(`${folder} holds no rows`);
  if (JSON.parse(readFileSync(about, "utf8")).features !== featuresHash(features))
    throw new Fault(`${folder} holds rows of other features`);
  const length = rowLength(features, SEATS);
  const files = readdirSync(folder).filter((name) => name.endsWith(`-${SEATS}.rows`));
  if (files.length === 0) throw new Fault(`${folder} holds no games of two`);
  return files.flatMap((name) => {
    const bytes = readFileSync(join(folder, name));
    return Array.from({ length: bytes.length / length }, (_, at) =>
      readRow(features, SEATS, bytes.subarray(at * length, (at + 1) * length)),
    );
  });
}

const three = (value: number): string => value.toFixed(3);
const change = (from: number, to: number): string => `${(100 * (to / from - 1)).toFixed(1)} %`;

function print({ games, positions, parts, bins }: Score, io: Io): void {
  io.out(`${games} games, ${positions} positions`);
  for (const { name, positions: count, byHand, learned } of parts)
    io.out(
      `${name.padEnd(15)}${String(count).padStart(7)}  by hand ${three(byHand)}  learned ${three(learned)}  ${change(byHand, learned)}`,
    );
  for (const { said, came, positions: count } of bins)
    io.out(
      `said ${three(said)}  came ${three(came)}  off by ${three(came - said)}  ${String(count).padStart(6)} positions`,
    );
}

export const command: Command = { help, run };
