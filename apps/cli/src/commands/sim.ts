// outrigger sim: bots play many games; every move is held against the offers.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Engine, isEngine, type Lost } from "@outrigger/engines";
import type { Result, Seat } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import { makeRecord } from "@outrigger/records";
import { EXIT, Fault, UsageFault } from "../faults.ts";
import { writeText } from "../files.ts";
import { integerFlag, listFlag, oneArgument, optionFlags, readFlags, switches, texts } from "../flags.ts";
import {
  botsForSeats,
  ENGINE_SECONDS,
  loadBot,
  loadEntry,
  planTable,
  readPack,
  startEngine,
  type TablePlan,
} from "../game.ts";
import type { Io } from "../io.ts";
import { type Course, newCourse, type Player, playCourse } from "../sim/course.ts";
import { recordOfCourse } from "../sim/record.ts";
import { countGame, countLost, newTotals, reportOf, type SimReport, type Totals } from "../sim/totals.ts";
import type { Command } from "./command.ts";

const help = `Usage: outrigger sim GAME [flags]

Lets bots play GAME and counts. Exit code 1 when a game did not end, a bot made a move that was not offered, or an engine
lost a turn.

  --players N    how many seats; the fewest the game allows by default
  --games N      how many games; 100 by default
  --seed S       same seed, same games; 1 by default
  --bots a,b,…   one bot a seat, in turn round the table: random, quick, greedy, learned, easy, medium, hard,
                 master, or a program that speaks JSON lines: "cmd:./engine" (docs/engines.md); random by default
  --engine-seconds N  how long an engine may take for a turn; 10 by default
  --option k=v   an option of the game; any number of times
  --pack FILE    play with another component pack
  --records DIR  write a record of each game into DIR
  --json         print one object: game, players, games, finished, refused, moves, seconds, movesPerSecond,
                 gamesPerSecond, meanMoves, wins (per seat, a shared win in shares), meanScore (per seat), bots, lost (per seat, turns
                 that an engine lost, by reason)`;

const flagSpecs = {
  ...texts("players", "games", "seed", "bots", "engine-seconds", "pack", "records"),
  ...switches("json"),
  option: { type: "string", multiple: true },
} as const;

interface Simulation {
  readonly plan: TablePlan;
  readonly bots: readonly string[];
  readonly players: readonly Player[];
  /** Those of the players that are programs of others, by seat. */
  readonly engines: ReadonlyMap<Seat, Engine>;
  readonly games: number;
  readonly seed: number;
  readonly folder: string | undefined;
}

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  const simulation = await prepare(oneArgument(positionals, "the game"), values);
  const { totals, seconds } = simulateAndClose(simulation, io);
  const report = reportOf(simulation.plan.game.id, simulation.bots, totals, seconds);
  io.out(values.json === true ? JSON.stringify(report) : inWords(report));
  const isLost = report.lost.some((each) => Object.keys(each).length > 0);
  return report.finished === report.games && report.refused === 0 && !isLost ? EXIT.ok : EXIT.failed;
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
  const games = integerFlag("games", flags.games, 100, 1);
  const seed = integerFlag("seed", flags.seed, 1);
  const seconds = integerFlag("engine-seconds", flags["engine-seconds"], ENGINE_SECONDS, 1);
  const engines = startEngines(bots, seconds, plan);
  const players = await Promise.all(
    bots.map((name, seat) => engines.get(seat) ?? (name === "random" ? name : loadBot(entry, name))),
  );
  return { plan, bots, players, engines, games, seed, folder: flags.records };
}

function startEngines(bots: readonly string[], seconds: number, plan: TablePlan): Map<Seat, Engine> {
  const engines = new Map<Seat, Engine>();
  try {
    for (const [seat, name] of bots.entries())
      if (isEngine(name)) engines.set(seat, startEngine(name, seconds, { ...plan, seat }));
  } catch (error) {
    closeAll(engines);
    throw error;
  }
  return engines;
}

function closeAll(engines: ReadonlyMap<Seat, Engine>): void {
  for (const engine of engines.values()) engine.close();
}

/** However it ends, no program of others stays behind. */
function simulateAndClose(simulation: Simulation, io: Io): ReturnType<typeof simulate> {
  try {
    return simulate(simulation, io);
  } finally {
    closeAll(simulation.engines);
  }
}

/** How often a terminal hears how far it is. */
const PROGRESS_MS = 200;

function simulate(simulation: Simulation, io: Io): { readonly totals: Totals; readonly seconds: number } {
  const { plan, bots, games, folder } = simulation;
  if (folder !== undefined) makeFolder(folder);
  const totals = newTotals(plan.seats);
  const seeds = fastBelow(simulation.seed);
  const started = performance.now();
  let shown = started;
  for (let number = 1; number <= games; number++) {
    const { course, result, lost } = playOne(simulation, number, seeds(0x1_0000_0000));
    countGame(totals, course.moves, course.refused, result);
    countLost(totals, lost);
    if (folder !== undefined) {
      const file = join(folder, fileName(simulation, number));
      writeText(file, makeRecord(recordOfCourse(course, bots, result)));
    }
    if (performance.now() - shown < PROGRESS_MS) continue;
    shown = performance.now();
    io.progress(`${number} of ${games} games`);
  }
  io.progress("");
  return { totals, seconds: (performance.now() - started) / 1_000 };
}

interface Played {
  readonly course: Course;
  /** Absent where the end was not reached. */
  readonly result: Result | undefined;
  /** By seat, the turns that engines lost. */
  readonly lost: readonly Lost[];
}

function playOne({ plan, players, engines, folder }: Simulation, number: number, seed: number): Played {
  try {
    const course = newCourse(plan, players, seed, folder !== undefined);
    // The first hello was said when they were started.
    if (number > 1) for (const [seat, engine] of engines) engine.begin({ ...plan, seat });
    const isFinished = playCourse(course);
    const now = plan.game.result(course.play.state, plan.pack);
    const lost = players.map((_, seat) => engines.get(seat)?.finish(now) ?? {});
    return { course, result: isFinished ? now : undefined, lost };
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
  const { game, players, games, finished, refused, moves, seconds, wins, meanScore, bots, lost } = report;
  const lines = [
    `${game}, ${players} players: ${finished} of ${games} games finished, ${refused} moves refused`,
    `${moves} moves in ${seconds} s: ${report.movesPerSecond} moves/s, ${report.gamesPerSecond} games/s, ${report.meanMoves} moves a game`,
    ...bots.map(
      (bot, seat) =>
        `  seat ${seat}  ${bot.padEnd(8)} ${wins[seat]} wins, mean score ${meanScore[seat]}${lostInWords(lost[seat])}`,
    ),
  ];
  return lines.join("\n");
}

function lostInWords(lost: Lost = {}): string {
  const reasons = Object.entries(lost).map(([why, count]) => `${count} ${why}`);
  return reasons.length === 0 ? "" : `, lost turns: ${reasons.join(", ")}`;
}

export const command: Command = { help, run };
