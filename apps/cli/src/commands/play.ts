// outrigger play: a game in the terminal, against bots or with several people round one screen.
import { existsSync } from "node:fs";
import type { GameEntry } from "@outrigger/games";
import type { Occupant } from "@outrigger/kernel/match";
import type { Say } from "@outrigger/text";
import { EXIT, Fault, UsageFault } from "../faults.ts";
import { readRecord } from "../files.ts";
import { integerFlag, listFlag, oneArgument, optionFlags, readFlags } from "../flags.ts";
import { botsForSeats, loadEntry, planTable, readPack } from "../game.ts";
import type { Io } from "../io.ts";
import { chooseLanguage, loadVoice } from "../language.ts";
import { loadPhrases } from "../phrases.ts";
import { playTable } from "../play/loop.ts";
import { type LocalTable, localProof, openTable, resumeTable, saveTable } from "../play/table.ts";
import type { Command } from "./command.ts";

const help = `Usage: outrigger play GAME [flags]
       outrigger play --resume FILE

  --players N    how many seats; the fewest the game allows by default
  --people N     how many of them are played here, by turns at this screen; 1 by default
  --name NAME    a person's name; any number of times, in seat order
  --bots a,b,…   who plays the other seats: random, greedy, easy, medium, hard, master
  --option k=v   an option of the game; any number of times
  --pack FILE    play with another component pack
  --seed S       same seed, same luck
  --save FILE    where q saves to; the record of a finished game goes there too
  --resume FILE  go on with a saved game
  --lang LANG    en, it or pl; by default as LANG says

At the table: a number chooses, ? explains why something is not offered, u takes back, q saves and quits, h helps.`;

const flagSpecs = {
  players: { type: "string" },
  people: { type: "string" },
  name: { type: "string", multiple: true },
  bots: { type: "string" },
  option: { type: "string", multiple: true },
  pack: { type: "string" },
  seed: { type: "string" },
  save: { type: "string" },
  resume: { type: "string" },
  lang: { type: "string" },
} as const;

type Flags = ReturnType<typeof readFlags<typeof flagSpecs>>["values"];

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  const table =
    values.resume === undefined ? await open(positionals, values, io) : await resume(positionals, values, io);
  await playTable(table);
  await io.lines.return?.();
  if (table.match.data.end !== undefined && (values.save ?? values.resume) !== undefined) {
    saveTable(table);
    io.out(table.phrases("recorded", { file: table.file }));
  }
  return EXIT.ok;
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
  };
  const pack = plan.packData === undefined ? {} : { pack: plan.packData };
  const match = { seats: occupants, options: plan.options, ...pack };
  return openTable(sitting, match, localProof(plan.seats, seed));
}

function seatsFor(seats: number, entry: GameEntry, flags: Flags, phrases: Say): Occupant[] {
  const people = integerFlag("people", flags.people, 1, 1);
  if (people > seats) throw new UsageFault(`${people} people do not fit on ${seats} seats`);
  const names = flags.name ?? [];
  if (names.length > people) throw new UsageFault(`${names.length} names for ${people} people`);
  const levels = listFlag(flags.bots ?? (entry.bot === undefined ? "greedy" : "medium"));
  if (levels.length === 0) throw new UsageFault("--bots needs at least one bot");
  const bots = seats > people ? botsForSeats(levels, seats - people) : [];
  return Array.from({ length: seats }, (_, seat): Occupant => {
    if (seat < people) return { kind: "person", name: names[seat] ?? phrases("person", { number: seat + 1 }) };
    const level = bots[seat - people] as string;
    return { kind: "bot", name: phrases("bot", { number: seat - people + 1, level }), level };
  });
}

/** The first file name in this folder that would not overwrite another game. */
function freeName(game: string): string {
  for (let number = 1; ; number++) {
    const file = `${game}-${number}.outrigger.json`;
    if (!existsSync(file)) return file;
  }
}

async function resume(positionals: readonly string[], flags: Flags, io: Io): Promise<LocalTable> {
  const { resume: file = "", save, lang, ...others } = flags;
  const [stray] = [...positionals, ...Object.keys(others).map((name) => `--${name}`)];
  if (stray !== undefined) throw new UsageFault(`${stray} does not go with --resume: the saved game knows`);
  const record = await readRecord(file);
  const entry = await loadEntry(record.game).catch((error: Error) => {
    throw new Fault(`${file}: ${error.message}`);
  });
  const language = chooseLanguage(lang, io.env);
  const [voice, phrases] = await Promise.all([loadVoice(entry, language), loadPhrases(language)]);
  return resumeTable({ entry, voice, phrases, io, file: save ?? file }, record);
}

export const command: Command = { help, run };
