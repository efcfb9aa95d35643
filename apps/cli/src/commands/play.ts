// outrigger play: a game in the terminal, against bots or with several people round one screen.
import { existsSync } from "node:fs";
import { ENGINE_LEVEL, engineName, isEngine } from "@outrigger/engines";
import type { GameEntry } from "@outrigger/games";
import type { Occupant } from "@outrigger/kernel/match";
import type { Say } from "@outrigger/text";
import { EXIT, Fault, UsageFault } from "../faults.ts";
import { readRecord } from "../files.ts";
import { integerFlag, listFlag, oneArgument, optionFlags, readFlags, texts } from "../flags.ts";
import { botsForSeats, ENGINE_SECONDS, loadEntry, planTable, readPack } from "../game.ts";
import type { Io } from "../io.ts";
import { chooseLanguage, loadVoice } from "../language.ts";
import { loadPhrases } from "../phrases.ts";
import { playTable } from "../play/loop.ts";
import { type EnginePlan, type LocalTable, localProof, openTable, resumeTable, saveTable } from "../play/table.ts";
import type { Command } from "./command.ts";

const help = `Usage: outrigger play GAME [flags]
       outrigger play --resume FILE

  --players N    how many seats; the fewest the game allows by default
  --people N     how many of them are played here, by turns at this screen; 1 by default
  --name NAME    a person's name; any number of times, in seat order
  --bots a,b,…   who plays the other seats: random, greedy, easy, medium, hard, master, or a program that speaks JSON
                 lines: "cmd:./engine" (docs/engines.md). With --resume: the programs alone
  --engine-seconds N  how long an engine may take for a turn; 10 by default
  --option k=v   an option of the game; any number of times
  --pack FILE    play with another component pack
  --seed S       same seed, same luck
  --save FILE    where q saves to; the record of a finished game goes there too
  --resume FILE  go on with a saved game
  --lang LANG    en, it or pl; by default as LANG says

At the table: a number chooses, ? explains why something is not offered, u takes back, q saves and quits, h helps.`;

const flagSpecs = {
  ...texts("players", "people", "bots", "engine-seconds", "pack", "seed", "save", "resume", "lang"),
  name: { type: "string", multiple: true },
  option: { type: "string", multiple: true },
} as const;

type Flags = ReturnType<typeof readFlags<typeof flagSpecs>>["values"];

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  const table =
    values.resume === undefined ? await open(positionals, values, io) : await resume(positionals, values, io);
  try {
    await playTable(table);
    for (const line of lostTurns(table)) io.err(line);
  } finally {
    for (const engine of table.engines.values()) engine.close();
  }
  await io.lines.return?.();
  if (table.match.data.end !== undefined && (values.save ?? values.resume) !== undefined) {
    saveTable(table);
    io.out(table.phrases("recorded", { file: table.file }));
  }
  return EXIT.ok;
}

/** Tells the engines how a game ended, and the player which turns they lost. */
function lostTurns({ match, engines, names, phrases }: LocalTable): string[] {
  const { end } = match.data;
  if (end === undefined) return [];
  return [...engines].flatMap(([seat, engine]) => {
    const lost = Object.entries(engine.finish(end.result));
    const count = lost.reduce((sum, [, each]) => sum + each, 0);
    return count === 0
      ? []
      : [phrases("lostTurns", { name: names[seat] ?? "", count, reasons: lost.map(([why]) => why).join(", ") })];
  });
}

async function open(positionals: readonly string[], flags: Flags, io: Io): Promise<LocalTable> {
  const entry = await loadEntry(oneArgument(positionals, "the game"));
  const { rules: game } = await entry.rules();
  const players = flags.players === undefined ? undefined : integerFlag("players", flags.players, 0, 1);
  const packData = await readPack(game.id, flags.pack);
  const plan = planTable(game, { players, options: optionFlags(flags.option), pack: packData });
  const language = chooseLanguage(flags.lang, io.env);
  const phrases = await loadPhrases(language);
  const occupants = seatsFor(plan.seats, entry, flags, phrases);
  const seed = flags.seed === undefined ? undefined : integerFlag("seed", flags.seed, 0);
  const sitting = {
    entry,
    voice: await loadVoice(entry, language),
    phrases,
    io,
    file: flags.save ?? freeName(game.id),
    engines: enginesOf(flags, plan.seats - peopleIn(flags)),
  };
  const pack = plan.packData === undefined ? {} : { pack: plan.packData };
  const match = { seats: occupants, options: plan.options, ...pack };
  return openTable(sitting, match, localProof(plan.seats, seed));
}

function seatsFor(seats: number, entry: GameEntry, flags: Flags, phrases: Say): Occupant[] {
  const people = peopleIn(flags);
  if (people > seats) throw new UsageFault(`${people} people do not fit on ${seats} seats`);
  const names = flags.name ?? [];
  if (names.length > people) throw new UsageFault(`${names.length} names for ${people} people`);
  const levels = listFlag(flags.bots ?? (entry.bot === undefined ? "greedy" : "medium"));
  if (levels.length === 0) throw new UsageFault("--bots needs at least one bot");
  const bots = seats > people ? botsForSeats(levels, seats - people) : [];
  return Array.from({ length: seats }, (_, seat): Occupant => {
    if (seat < people) return { kind: "person", name: names[seat] ?? phrases("person", { number: seat + 1 }) };
    const level = bots[seat - people] as string;
    const number = seat - people + 1;
    if (!isEngine(level)) return { kind: "bot", name: phrases("bot", { number, level }), level };
    return { kind: "bot", name: phrases("bot", { number, level: engineName(level) }), level: ENGINE_LEVEL };
  });
}

function peopleIn(flags: Flags): number {
  return integerFlag("people", flags.people, 1, 1);
}

/** The programs among so many bots. */
function enginesOf(flags: Flags, bots: number): EnginePlan {
  const names = listFlag(flags.bots);
  return {
    commands: names.length === 0 || bots < 1 ? [] : botsForSeats(names, bots).filter(isEngine),
    seconds: integerFlag("engine-seconds", flags["engine-seconds"], ENGINE_SECONDS, 1),
  };
}

/** The first file name in this folder that would not overwrite another game. */
function freeName(game: string): string {
  for (let number = 1; ; number++) {
    const file = `${game}-${number}.outrigger.json`;
    if (!existsSync(file)) return file;
  }
}

async function resume(positionals: readonly string[], flags: Flags, io: Io): Promise<LocalTable> {
  const { resume: file = "", save, lang, bots, "engine-seconds": seconds, ...others } = flags;
  const [stray] = [...positionals, ...Object.keys(others).map((name) => `--${name}`)];
  if (stray !== undefined) throw new UsageFault(`${stray} does not go with --resume: the saved game knows`);
  const names = listFlag(bots);
  if (!names.every(isEngine)) throw new UsageFault("--bots names only engines where a game is resumed: cmd:./engine");
  const record = await readRecord(file);
  const entry = await loadEntry(record.game).catch((error: Error) => {
    throw new Fault(`${file}: ${error.message}`);
  });
  const language = chooseLanguage(lang, io.env);
  const [voice, phrases] = await Promise.all([loadVoice(entry, language), loadPhrases(language)]);
  const engines = enginesOf({ ...(bots && { bots }), ...(seconds && { "engine-seconds": seconds }) }, names.length);
  return resumeTable({ entry, voice, phrases, io, file: save ?? file, engines }, record);
}

export const command: Command = { help, run };
