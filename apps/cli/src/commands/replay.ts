// outrigger replay: a record again, as data for programs or in words for people.
import { copyJson, type Game, type GameEvent, type Pack, type State, type Viewer } from "@outrigger/kernel";
import type { Segment } from "@outrigger/kernel/match";
import { eventFor, type Told } from "@outrigger/kernel/play";
import { type GameRecord, ReplayError, replayRecord } from "@outrigger/records";
import type { Say } from "@outrigger/text";
import { EXIT, Fault, UsageFault } from "../faults.ts";
import { readRecord } from "../files.ts";
import { integerFlag, oneArgument, readFlags, switches, texts } from "../flags.ts";
import { loadEntry } from "../game.ts";
import type { Io } from "../io.ts";
import { chooseLanguage, loadVoice, type Voice } from "../language.ts";
import { loadPhrases, resultLines } from "../phrases.ts";
import type { Command } from "./command.ts";

const help = `Usage: outrigger replay FILE [flags]

Plays a record again. In words: the log, then the board. Decisions are counted from 1; 0 is the setup.

  --at N          only up to decision N
  --all           every point on the way: the board after each decision, or one line of JSON a decision
  --viewer WHO    what a seat (from 0), a spectator or all may see. With --json the whole state when absent
  --lang LANG     en, it or pl; by default as LANG says
  --json          the state at the end, or at N. With --all an object a line: number, segment, state, events and, from
                  decision 1 on, seat, move, at, and chance, calls, off, draft, by where they apply; the last line of a
                  finished match holds its result. With --viewer "view" stands in place of "state"`;

const flagSpecs = { ...texts("at", "viewer", "lang"), ...switches("all", "json") };

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  const file = oneArgument(positionals, "the record");
  const language = chooseLanguage(values.lang, io.env);
  const whole = await readRecord(file);
  const steps = whole.segments.reduce((sum, segment) => sum + segment.steps.length, 0);
  const last = integerFlag("at", values.at, steps);
  if (last > steps) throw new UsageFault(`--at may be 0 to ${steps}: the record has ${steps} decisions`);
  const record = last < steps ? firstSteps(whole, last) : whole;
  const viewer = readViewer(values.viewer, record.seats.length);
  const entry = await loadEntry(record.game);
  const { rules: game } = await entry.rules();
  const showing: Showing = { game, record, viewer, all: values.all === true, out: io.out };
  try {
    if (values.json === true) showJson(showing);
    else showWords(showing, await loadVoice(entry, language), await loadPhrases(language));
  } catch (error) {
    throw error instanceof ReplayError ? new Fault(`${file}: ${error.message}`) : error;
  }
  return EXIT.ok;
}

function readViewer(text: string | undefined, seats: number): Viewer | undefined {
  if (text === undefined || text === "spectator" || text === "all") return text;
  if (/^\d+$/.test(text) && Number(text) < seats) return Number(text);
  throw new UsageFault(`--viewer may be a seat from 0 to ${seats - 1}, spectator or all, not "${text}"`);
}

/** The record as it was after so many decisions, while the match ran. */
function firstSteps({ end: _, ...record }: GameRecord, count: number): GameRecord {
  const segments: Segment[] = [];
  let left = count;
  for (const segment of record.segments) {
    segments.push({ ...segment, steps: segment.steps.slice(0, left) });
    left -= segment.steps.length;
    if (left <= 0) break;
  }
  return { ...record, segments };
}

interface Showing {
  readonly game: Game;
  readonly record: GameRecord;
  readonly viewer: Viewer | undefined;
  readonly all: boolean;
  out(text: string): void;
}

function showJson({ game, record, viewer, all, out }: Showing): void {
  const seen = (state: State, pack: Pack) => (viewer === undefined ? state : game.view(state, viewer, pack));
  if (!all) {
    const { state, pack } = replayRecord(game, record);
    out(JSON.stringify(seen(state, pack)));
    return;
  }
  const key = viewer === undefined ? "state" : "view";
  let line: object | undefined;
  const { result } = replayRecord(game, record, ({ number, segment, step, play, told }) => {
    if (line !== undefined) out(JSON.stringify(line));
    const events = seenEvents(told, viewer ?? "all");
    line = copyJson({ number, segment, ...step, events, [key]: seen(play.state, play.pack) });
  });
  out(JSON.stringify(result === undefined ? line : { ...line, result }));
}

function seenEvents(told: readonly Told[], viewer: Viewer): GameEvent[] {
  return told.map((one) => eventFor(one, viewer)).filter((event) => event !== undefined);
}

function showWords(showing: Showing, voice: Voice, phrases: Say): void {
  const { game, record, viewer = "all", all, out } = showing;
  const { text, say } = voice;
  const names = record.seats.map((seat) => seat.name);
  const board = (state: State, pack: Pack): void => {
    for (const line of text.describe(say, game.view(state, viewer, pack), names)) out(line);
  };
  const { state, pack, result } = replayRecord(game, record, ({ number, play, told }) => {
    for (const event of seenEvents(told, viewer)) {
      const line = text.event(say, event, names);
      if (line !== undefined) out(`${String(number).padStart(4)}  ${line}`);
    }
    if (all) board(play.state, play.pack);
  });
  if (!all) {
    out("");
    board(state, pack);
  }
  if (result !== undefined) for (const line of resultLines(phrases, result, names, voice)) out(line);
}

export const command: Command = { help, run };
