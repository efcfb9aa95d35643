// outrigger sim: bots play many games; every move is held against the offers.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Result } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import { makeRecord } from "@outrigger/records";
import { EXIT, Fault, UsageFault } from "../faults.ts";
import { writeText } from "../files.ts";
import { integerFlag, listFlag, oneArgument, optionFlags, readFlags } from "../flags.ts";
import { botsForSeats, loadBot, loadEntry, planTable, readPack, type TablePlan } from "../game.ts";
import type { Io } from "../io.ts";
import { type Course, newCourse, type Player, playCourse } from "../sim/course.ts";
import { recordOfCourse } from "../sim/record.ts";
import { countGame, newTally, reportOf, type SimReport, type Tally } from "../sim/tally.ts";
import type { Command } from "./command.ts";

const help = `Usage: outrigger sim GAME [flags]

Lets bots play GAME and counts. Exit code 1 when a game did not end or a bot made a move that was not offered.

  --players N    how many seats; the fewest the game allows by default
  --games N      how many games; 100 by default
  --seed S       same seed, same games; 1 by default
  --bots a,b,…   one bot a seat, in turn round the table: random, quick, greedy, learned, easy, medium, hard,
                 master; random by default
  --option k=v   an option of the game; any number of times
  --pack FILE    play with another component pack
  --records DIR  write a record of each game into DIR
  --json         print one object: game, players, games, finished, refused, moves, seconds, movesPerSecond,
                 gamesPerSecond, meanMoves, wins (per seat, a shared win in shares), meanScore (per seat), bots`;

const flagSpecs = {
  players: { type: "string" },
  games: { type: "string" },
  seed: { type: "string" },
  bots: { type: "string" },
  option: { type: "string", multiple: true },
  pack: { type: "string" },
  records: { type: "string" },
  json: { type: "boolean" },
} as const;

interface Simulation {
  readonly plan: TablePlan;
  readonly bots: readonly string[];
  readonly players: readonly Player[];
  readonly games: number;
  readonly seed: number;
  readonly folder: string | undefined;
}

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  const simulation = await prepare(oneArgument(positionals, "the game"), values);
  const { tally, seconds } = simulate(simulation, io);
  const report = reportOf(simulation.plan.game.id, simulation.bots, tally, seconds);
  io.out(values.json === true ? JSON.stringify(report) : inWords(report));
  return report.finished === report.games && report.refused === 0 ? EXIT.ok : EXIT.failed;
}

type Flags = ReturnType<typeof readFlags<typeof flagSpecs>>["values"];

async function prepare(id: string, flags: Flags): Promise<Simulation> {
  const entry = await loadEntry(id);
  const { rules: game } = await entry.rules();
  const plan = planTable(game, {
    players: flags.players === undefined ? undefined : integerFlag("players", flags.players, 0, 1),
    options: optionFlags(flags.option),
    pack: await readPack(game.id, flags.pack),
  });
  const names = listFlag(flags.bots ?? "random");
  if (names.length === 0) throw new UsageFault("--bots needs at least one bot");
  const bots = botsForSeats(names, plan.seats);
  const players = await Promise.all(bots.map((name) => (name === "random" ? name : loadBot(entry, name))));
  const games = integerFlag("games", flags.games, 100, 1);
  return { plan, bots, players, games, seed: integerFlag("seed", flags.seed, 1), folder: flags.records };
}

/** How often a terminal hears how far it is. */
const PROGRESS_MS = 200;

function simulate(simulation: Simulation, io: Io): { readonly tally: Tally; readonly seconds: number } {
  const { plan, bots, games, folder } = simulation;
  if (folder !== undefined) makeFolder(folder);
  const tally = newTally(plan.seats);
  const seeds = fastBelow(simulation.seed);
  const started = performance.now();
  let shown = started;
  for (let number = 1; number <= games; number++) {
    const { course, result } = playOne(simulation, number, seeds(0x1_0000_0000));
    countGame(tally, course.moves, course.refused, result);
    if (folder !== undefined) {
      const file = join(folder, fileName(simulation, number));
      writeText(file, makeRecord(recordOfCourse(course, bots, result)));
    }
    if (performance.now() - shown < PROGRESS_MS) continue;
    shown = performance.now();
    io.progress(`${number} of ${games} games`);
  }
  io.progress("");
  return { tally, seconds: (performance.now() - started) / 1_000 };
}

interface Played {
  readonly course: Course;
  /** Absent where the end was not reached. */
  readonly result: Result | undefined;
}

function playOne({ plan, players, folder }: Simulation, number: number, seed: number): Played {
  try {
    const course = newCourse(plan, players, seed, folder !== undefined);
    const isFinished = playCourse(course);
    return { course, result: isFinished ? plan.game.result(course.play.state, plan.pack) : undefined };
  } catch (error) {
    // The trace is for whoever mends the rules.
    throw new Fault(`game ${number} broke: ${error instanceof Error ? error.stack : String(error)}`);
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Fault(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fileName({ plan, seed, games }: Simulation, number: number): string {
  return `${plan.game.id}-${plan.seats}-${seed}-${String(number).padStart(String(games).length, "0")}.json`;
}

function inWords(report: SimReport): string {
  const { game, players, games, finished, refused, moves, seconds, wins, meanScore, bots } = report;
  const lines = [
    `${game}, ${players} players: ${finished} of ${games} games finished, ${refused} moves refused`,
    `${moves} moves in ${seconds} s: ${report.movesPerSecond} moves/s, ${report.gamesPerSecond} games/s, ${report.meanMoves} moves a game`,
    ...bots.map((bot, seat) => `  seat ${seat}  ${bot.padEnd(8)} ${wins[seat]} wins, mean score ${meanScore[seat]}`),
  ];
  return lines.join("\n");
}

export const command: Command = { help, run };
