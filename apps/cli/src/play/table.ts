// A table in the terminal: the match, who sits where, and how it speaks.
import type { BotRequest } from "@outrigger/bots";
import { ENGINE_LEVEL, type Engine } from "@outrigger/engines";
import type { GameEntry } from "@outrigger/games";
import type { Move, Seat } from "@outrigger/kernel";
import {
  type ChanceAt,
  type Match,
  type NewMatch,
  type Occupant,
  openMatch,
  restoreMatch,
  runningSegment,
} from "@outrigger/kernel/match";
import { fastChance, type Told } from "@outrigger/kernel/play";
import {
  type ChanceProof,
  commitmentOf,
  type GameRecord,
  hashJson,
  makeRecord,
  matchDataOf,
  newSecret,
  recordOf,
  verifiableChance,
  verifyRecord,
} from "@outrigger/records";
import type { Say } from "@outrigger/text";
import { Fault, UsageFault } from "../faults.ts";
import { writeText } from "../files.ts";
import { loadBot, startEngine } from "../game.ts";
import type { Io } from "../io.ts";
import type { Voice } from "../language.ts";

/** Whoever is asked for moves and answers at once. */
interface Player {
  choose(request: BotRequest): { readonly moves: readonly Move[] };
}

/** The programs that play seats, in the order of these. */
export interface EnginePlan {
  readonly commands: readonly string[];
  /** For a turn. */
  readonly seconds: number;
}

export interface LocalTable {
  readonly match: Match;
  /** Absent where the saved game came without a seed. */
  readonly proof: ChanceProof | undefined;
  readonly bots: ReadonlyMap<Seat, Player>;
  /** Those of the bots that are programs of others. */
  readonly engines: ReadonlyMap<Seat, Engine>;
  readonly names: readonly string[];
  readonly voice: Voice;
  readonly phrases: Say;
  readonly io: Io;
  /** Where `q` saves to. */
  readonly file: string;
  /** Seeds the bots' thinking. */
  readonly secret: string;
  /** Events of the setup, still to be told. */
  readonly opening: readonly Told[];
  /** Whose eyes are on the screen, where several people share it. */
  screen: Seat | undefined;
  /** Whom the board was last shown to, and after how many steps. */
  shown: string;
  /** Whether the commands have been named once. */
  hinted: boolean;
  /** Whether people are asked before a bot goes on if they can act out of turn. */
  asksOffTurn: boolean;
}

/** The luck of a game at one machine. The nonces are its own too: they keep the record's form, and prove nothing here. */
export function localProof(seats: number, seed: number | undefined): ChanceProof & { readonly seed: string } {
  const secret = (what: string): string => (seed === undefined ? newSecret() : hashJson([what, seed]));
  const host = secret("seed");
  const nonces = Array.from({ length: seats }, (_, seat) => secret(`nonce ${seat}`));
  return { commitment: commitmentOf(host), nonces, seed: host };
}

interface Sitting {
  readonly entry: GameEntry;
  readonly voice: Voice;
  readonly phrases: Say;
  readonly io: Io;
  readonly file: string;
  readonly engines: EnginePlan;
}

export async function openTable(
  sitting: Sitting,
  plan: NewMatch,
  proof: ChanceProof & { readonly seed: string },
): Promise<LocalTable> {
  const { rules } = await sitting.entry.rules();
  const opened = openMatch(rules, plan, verifiableChance(proof.seed, proof.nonces), Date.now());
  if ("problems" in opened) throw new Fault(opened.problems.join("\n"));
  return sitDown(sitting, opened.match, proof, opened.told);
}

/** Takes a saved game up again, after making sure that it holds. */
export async function resumeTable(sitting: Sitting, record: GameRecord): Promise<LocalTable> {
  const { file } = sitting;
  const { rules } = await sitting.entry.rules();
  if (record.end !== undefined) throw new Fault(`${file}: the game is over; outrigger replay ${file} shows it`);
  const { problems } = verifyRecord(rules, record);
  if (problems.length > 0) throw new Fault(problems.map((problem) => `${file}: ${problem}`).join("\n"));
  const match = restoreMatch(rules, matchDataOf(record), luckOf(record));
  return sitDown(sitting, match, record.chance, []);
}

function luckOf({ chance }: GameRecord): ChanceAt {
  if (chance?.seed !== undefined) return verifiableChance(chance.seed, chance.nonces);
  const plain = fastChance(Number.parseInt(newSecret().slice(0, 12), 16));
  return () => plain;
}

async function sitDown(
  { entry, voice, phrases, io, file, engines: plan }: Sitting,
  match: Match,
  proof: ChanceProof | undefined,
  opening: readonly Told[],
): Promise<LocalTable> {
  const bots = new Map<Seat, Player>();
  for (const [seat, { kind, level }] of match.data.seats.entries()) {
    if (kind === "bot" && level !== ENGINE_LEVEL) bots.set(seat, await loadBot(entry, level ?? "random"));
  }
  const engines = startEngines(match, plan);
  for (const [seat, engine] of engines) bots.set(seat, engine);
  const names = match.data.seats.map((seat) => seat.name);
  const secret = proof?.seed ?? newSecret();
  const people = personSeats(match.data.seats);
  return {
    match,
    proof,
    bots,
    engines,
    names,
    voice,
    phrases,
    io,
    file,
    secret,
    opening,
    screen: people.length === 1 ? people[0] : undefined,
    shown: "",
    hinted: false,
    asksOffTurn: true,
  };
}

/** A record does not say which program played a seat: whoever sits down does. */
function startEngines({ game, pack, data }: Match, { commands, seconds }: EnginePlan): Map<Seat, Engine> {
  const engines = new Map<Seat, Engine>();
  const seats = [...data.seats.keys()].filter((seat) => data.seats[seat]?.level === ENGINE_LEVEL);
  if (seats.length !== commands.length)
    throw new UsageFault(
      `${seats.length} seats are played by engines, and --bots names ${commands.length}: cmd:./engine`,
    );
  try {
    for (const [at, seat] of seats.entries()) {
      const table = { game, pack, seat, seats: data.seats.length, options: data.options };
      engines.set(seat, startEngine(commands[at] ?? "", seconds, table));
    }
  } catch (error) {
    for (const engine of engines.values()) engine.close();
    throw error;
  }
  return engines;
}

function personSeats(seats: readonly Occupant[]): Seat[] {
  return [...seats.keys()].filter((seat) => seats[seat]?.kind === "person");
}

export function peopleOf({ match }: LocalTable): Seat[] {
  return personSeats(match.data.seats);
}

export function saveTable(table: LocalTable): void {
  writeText(table.file, makeRecord(recordOf(table.match, table.proof)));
}

export function stepsOf({ match }: LocalTable): number {
  return runningSegment(match.data).steps.length;
}
