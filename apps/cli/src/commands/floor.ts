// outrigger floor: what the best of all forecasts would score, and how much of the way there is learnt.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { hireCrew } from "@outrigger/engines/crew";
import { newPlay, stoppingChance } from "@outrigger/kernel/play";
import { EXIT, Fault } from "../faults.ts";
import { integerFlag, minutesFlag, oneArgument, readFlags, switches, texts } from "../flags.ts";
import type { ContinuedGame } from "../forecasts/continue.ts";
import { floorsOf, type PartFloor, type SaidOften } from "../forecasts/floor.ts";
import { type Judgement, loadJudgement } from "../forecasts/judgement.ts";
import type { Continuation } from "../forecasts/worker.ts";
import { contenderFlag, loadRules } from "../game.ts";
import type { Io } from "../io.ts";
import type { Command } from "./command.ts";

const help = `Usage: outrigger floor GAME --out FILE [flags]

How good could a forecast of GAME be? Luck that is still to come sets a bound. Takes up games of two players as \`outrigger selfplay
--usual\` plays them, at a quarter, half and three quarters, plays each position on to the end many times with fresh luck, and says the
Brier score of whoever knew the chances (the floor) beside those of the evaluation by hand and of the learned forecast.

  --out FILE         a line a game: its positions and what came of them. A run that was broken off goes on where it stood
  --games N          how many games; 100 by default
  --continuations N  how often each position is played on; 12 by default
  --seed S           the number of the first game; 900001 by default
  --bot NAME         who plays, at first and on; medium by default
  --threads N        how many games at once; 2 by default
  --minutes N        stop after so long
  --network FILE     another network than the installed one: network.json of training/
  --json             one object: games, parts`;

const flagSpecs = {
  ...texts("out", "games", "continuations", "seed", "bot", "threads", "minutes", "network"),
  ...switches("json"),
};

const WORKER = new URL("../forecasts/worker.ts", import.meta.url);

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  const game = oneArgument(positionals, "the game");
  if (values.out === undefined) throw new Fault("--out says where the games go");
  const judgement = await loadJudgement(game, values.network);
  const continuation: Continuation = {
    game,
    bot: contenderFlag(values.bot, "medium"),
    careful: 100,
    players: 2,
    usual: true,
    within: 0,
    continuations: integerFlag("continuations", values.continuations, 12, 2),
  };
  const played = new Set(gamesIn(values.out, continuation).map(({ number }) => number));
  const first = integerFlag("seed", values.seed, 900_001);
  const numbers = Array.from({ length: integerFlag("games", values.games, 100, 1) }, (_, place) => first + place);
  const wanted = numbers.filter((number) => !played.has(number));
  const until = performance.now() + minutesFlag(values.minutes) * 60_000;
  await playOn(values.out, continuation, wanted, integerFlag("threads", values.threads, 2, 1), until, io);
  const all = gamesIn(values.out, continuation).filter(({ number }) => numbers.includes(number));
  const parts = floorsOf(await saidOf(game, judgement, all));
  if (values.json === true) io.out(JSON.stringify({ games: all.length, parts }));
  else print(all.length, parts, io);
  return EXIT.ok;
}

async function playOn(
  file: string,
  continuation: Continuation,
  wanted: number[],
  threads: number,
  until: number,
  io: Io,
): Promise<void> {
  const { game, bot } = continuation;
  let done = 0;
  const crew = hireCrew<number, Omit<ContinuedGame, "game" | "bot">>(
    WORKER,
    continuation,
    Math.min(threads, wanted.length),
  );
  const next = (): number | undefined => (performance.now() > until ? undefined : wanted.shift());
  try {
    await crew.workAll(next, (_number, played) => {
      const continued: ContinuedGame = { game, bot, ...played };
      appendFileSync(file, `${JSON.stringify(continued)}\n`);
      io.progress(`${++done} games`);
    });
  } finally {
    await crew.dismiss();
  }
}

/** The games of a file, in order. A last line that was broken off is cut away. */
function gamesIn(file: string, { game, bot }: Continuation): ContinuedGame[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole !== text) writeFileSync(file, whole);
  const games = whole.split("\n").flatMap((line): ContinuedGame[] => (line === "" ? [] : [JSON.parse(line)]));
  if (games.some((each) => each.game !== game || each.bot !== bot))
    throw new Fault(`${file} holds other games than ${game} of ${bot}`);
  return games.sort((one, other) => one.number - other.number);
}

async function saidOf(id: string, { features, say }: Judgement, games: readonly ContinuedGame[]): Promise<SaidOften[]> {
  const rules = await loadRules(id);
  return games.flatMap(({ number, positions }) =>
    positions.map(({ phase, state, shares }) => {
      const tally = features.count(newPlay(rules, rules.pack, state, stoppingChance()));
      return { game: number, phase, shares, ...say(tally) };
    }),
  );
}

const three = ({ value, error }: PartFloor["floor"]): string => `${value.toFixed(3)} ± ${error.toFixed(3)}`;
const percent = ({ value, error }: PartFloor["floor"]): string =>
  `${(100 * value).toFixed(1)} ± ${(100 * error).toFixed(1)} %`;

function print(games: number, parts: readonly PartFloor[], io: Io): void {
  io.out(`${games} games; Brier scores with their standard errors`);
  for (const { name, positions, byHand, learned, floor, gain, mostGain, learnt } of parts) {
    io.out(`${name}, ${positions} positions`);
    io.out(`  by hand ${three(byHand)}  learned ${three(learned)}  floor ${three(floor)}`);
    io.out(
      `  below by hand: learned ${percent(gain)}, at the most ${percent(mostGain)}; learnt of that ${percent(learnt)}`,
    );
  }
}

export const command: Command = { help, run };
