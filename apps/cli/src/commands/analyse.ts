// outrigger analyse: what a recorded game was decided by, as data for programs or in words for people.
import {
  type Analysis,
  analyse,
  type Course,
  courseOf,
  loadAnalyst,
  type Progress,
  UnfinishedError,
} from "@outrigger/analysis";
import type { GameEntry } from "@outrigger/games";
import { type GameRecord, ReplayError } from "@outrigger/records";
import type { Say } from "@outrigger/text";
import { analysisLines, namesIn } from "../analyse/words.ts";
import { EXIT, Fault } from "../faults.ts";
import { readRecord } from "../files.ts";
import { oneArgument, readFlags, switches, texts } from "../flags.ts";
import { loadEntry } from "../game.ts";
import type { Io } from "../io.ts";
import { chooseLanguage, loadVoice } from "../language.ts";
import { loadPhrases } from "../phrases.ts";
import type { Command } from "./command.ts";

const help = `Usage: outrigger analyse FILE [flags]

Says what decided a finished game, from its record: each seat's share of the win after every turn, luck and decisions apart,
and the decisions for which something better was known. It takes from some seconds to a minute or two, and says the same of
the same record. docs/analysis.md tells how it judges.

  --lang LANG     en, it or pl; by default as LANG says
  --json          one object: version, end, curve (start and changes, each with seat, from, to, turn, worth, decision,
                  luck, news), turns, sums, turningPoints, hasPoints and mistakes`;

const flagSpecs = { ...texts("lang"), ...switches("json") };

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  const file = oneArgument(positionals, "the record");
  const language = chooseLanguage(values.lang, io.env);
  const record = await readRecord(file);
  const entry = await loadEntry(record.game);
  const phrases = await loadPhrases(language);
  const course = await openCourse(file, entry, record);
  const analysis = await runAnalysis(entry, course, (progress) => showProgress(io, phrases, progress));
  if (values.json === true) io.out(JSON.stringify(analysis));
  else {
    const names = namesIn(record);
    const voice = await loadVoice(entry, language);
    for (const line of analysisLines({ course, analysis, record, names, voice, phrases })) io.out(line);
  }
  return EXIT.ok;
}

async function openCourse(file: string, entry: GameEntry, record: GameRecord): Promise<Course> {
  const { rules } = await entry.rules();
  try {
    return courseOf(rules, record);
  } catch (error) {
    if (error instanceof ReplayError || error instanceof UnfinishedError) throw new Fault(`${file}: ${error.message}`);
    throw error;
  }
}

async function runAnalysis(entry: GameEntry, course: Course, tell: (progress: Progress) => void): Promise<Analysis> {
  const guide = await loadAnalyst(entry);
  if (guide === undefined) throw new Fault(`nobody has written how a position of ${course.game.id} is judged`);
  const running = analyse(course, guide);
  for (let next = running.next(); ; next = running.next()) {
    if (next.done === true) return next.value;
    tell(next.value);
  }
}

function showProgress(io: Io, phrases: Say, { stage, done, of }: Progress): void {
  io.progress(done === of ? "" : phrases("analysis.stage", { stage, done, of }));
}

export const command: Command = { help, run };
