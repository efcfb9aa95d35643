// Games and tables as the command line names them.
import { BOT_NAMES, type Bot, findBot, isBotName, loadGuide, parseContender } from "@outrigger/bots";
import { Engine, isEngine, parseCommand } from "@outrigger/engines";
import { checkPack, findGame, GAME_IDS, type GameEntry } from "@outrigger/games";
import { type Game, isOptionsProblem, type Json, type Options, type Pack } from "@outrigger/kernel";
import { packOf, parseOptions, readOptionText } from "@outrigger/kernel/play";
import { Fault, UsageFault } from "./faults.ts";
import { readJson } from "./files.ts";

export async function loadEntry(id: string): Promise<GameEntry> {
  const entry = await findGame(id);
  if (entry !== undefined) return entry;
  throw new UsageFault(`there is no game "${id}"; there are ${GAME_IDS.join(", ")}`);
}

export async function loadRules(id: string): Promise<Game> {
  return (await (await loadEntry(id)).rules()).rules;
}

/** A table before the game: everything the rules need to set it up. */
export interface TablePlan {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly pack: Pack;
  /** The pack's data where it is not the game's own. */
  readonly packData: Json | undefined;
}

export interface TableFlags {
  readonly players: number | undefined;
  readonly options: Readonly<Record<string, string>>;
  /** A pack that has passed the game's check. */
  readonly pack: Json | undefined;
}

export function planTable(game: Game, flags: TableFlags): TablePlan {
  const seats = flags.players ?? game.seats[0];
  const pack = packOf(game, flags);
  const given = Object.entries(flags.options).map(([id, text]) => {
    const spec = game.options.find((option) => option.id === id);
    return [id, spec === undefined ? text : readOptionText(spec, text)];
  });
  const options = parseOptions(game, seats, Object.fromEntries(given), pack);
  if (isOptionsProblem(options)) throw new UsageFault(options.problems.join("\n"));
  return { game, seats, options, pack, packData: flags.pack };
}

export async function readPack(game: string, file: string | undefined): Promise<Json | undefined> {
  if (file === undefined) return undefined;
  const checked = await checkPack(game, readJson(file));
  if (checked.ok) return checked.value;
  throw new Fault(checked.problems.map((problem) => `${file}: ${problem}`).join("\n"));
}

/** One bot a seat: a single name stands for all, a shorter list goes round. */
export function botsForSeats(names: readonly string[], seats: number): string[] {
  for (const name of names) {
    if (isEngine(name)) checkCommand(name);
    else if (!isBotName(name)) throw new UsageFault(`there is no bot "${name}"; there are ${BOT_NAMES.join(", ")}`);
  }
  if (names.length > seats) throw new UsageFault(`${names.length} bots for ${seats} seats`);
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] as string);
}

/** A bot, or one changed for a trial, by the name it is known by. */
export function contenderFlag(name: string | undefined, fallback: string): string {
  const contender = name ?? fallback;
  try {
    parseContender(contender);
  } catch (error) {
    throw new UsageFault(`--bot: ${error instanceof Error ? error.message : error}`);
  }
  return contender;
}

function checkCommand(name: string): void {
  try {
    parseCommand(name);
  } catch (error) {
    throw new UsageFault(error instanceof Error ? error.message : String(error));
  }
}

/** How long an engine may take for a turn, where nothing else is said. */
export const ENGINE_SECONDS = 10;

/** What the engine of a seat is told of the game it begins. */
export type EngineTable = Parameters<Engine["begin"]>[0];

/** Starts a program for a seat. Whoever does not say hello back is of no use: nothing is played. */
export function startEngine(name: string, seconds: number, table: EngineTable): Engine {
  const engine = new Engine(name, seconds * 1_000);
  const loss = engine.begin(table);
  if (loss === undefined) return engine;
  throw new Fault(`${name} does not answer a hello (${loss}); docs/engines.md tells how engines speak`);
}

export async function loadBot(entry: GameEntry, name: string): Promise<Bot> {
  if (!isBotName(name)) throw new UsageFault(`there is no bot "${name}"`);
  return findBot(name, await loadGuide(entry, name));
}
