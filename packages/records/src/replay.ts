// Plays a record again: no seed, no clock, only what it says.
import {
  type Game,
  type GameTypes,
  isOptionsProblem,
  isOver,
  type Play,
  type Result,
  sameJson,
} from "@outrigger/kernel";
import {
  type AnswersOf,
  type EachStep,
  type MatchData,
  matchResult,
  replaySteps,
  runningSegment,
  type Segment,
  type Step,
} from "@outrigger/kernel/match";
import { packOf, parseOptions, type Told } from "@outrigger/kernel/play";
import { hashJson, packHash } from "./hash.ts";
import { type GameRecord, matchDataOf } from "./record.ts";

/** One point of a replay. The state is live: copy what is to be kept. */
export interface Moment<T extends GameTypes = GameTypes> {
  /** Steps made so far, over all replayed segments. */
  readonly number: number;
  readonly segment: number;
  /** Absent at the start of a segment. */
  readonly step?: Step;
  readonly play: Play<T>;
  readonly told: readonly Told[];
}

export interface Replayed<T extends GameTypes = GameTypes> {
  readonly state: T["state"];
  readonly pack: T["pack"];
  /** Hash of the state. */
  readonly hash: string;
  /** What the rules say of the last state; absent while the match runs. */
  readonly result?: Result;
  /** Nothing is left to decide. */
  readonly over: boolean;
  /** Segments passed over because they were played under another version of the rules. */
  readonly passedOver: readonly number[];
}

/** What was played cannot be played again; the message says where and why. */
export class ReplayError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ReplayError";
  }
}

/**
 * Replays every segment that these rules can; the last one must be among them. `each` sees every point on the way;
 * `answers` may hold the outcomes against something.
 */
export function replayRecord<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  each?: (moment: Moment<T>) => void,
  answers?: AnswersOf,
): Replayed<T> {
  const data = matchDataOf(record);
  const pack = checkedPack(game, record);
  const passedOver: number[] = [];
  let number = 0;
  let end: Play<T> | undefined;
  for (const [at, segment] of data.segments.entries()) {
    if (segment.rules === game.version) {
      if (end !== undefined) checkHandover(end, segment, at);
      end = replaySegment({ game, data: upTo(data, at), pack, number, each, answers });
    } else {
      passedOver.push(at);
      end = undefined;
    }
    number += segment.steps.length;
  }
  if (end === undefined) throw otherRules(game, data);
  const { state } = end;
  const result = data.end === undefined ? {} : { result: matchResult({ game, pack, data, published: { play: end } }) };
  return { state, pack, hash: hashJson(state), ...result, over: isOver(state), passedOver };
}

/** Between segments under the same rules nothing may happen. */
function checkHandover<T extends GameTypes>(before: Play<T>, segment: Segment, at: number): void {
  if (sameJson(before.state, segment.snapshot)) return;
  throw new ReplayError(`segments[${at}].snapshot: is not the state in which the segment before ended`);
}

function otherRules<T extends GameTypes>(game: Game<T>, data: MatchData): ReplayError {
  const { rules } = runningSegment(data);
  return new ReplayError(`needs rules version ${rules} of ${game.id}, and these are version ${game.version}`);
}

/** The match as it was while this segment ran. */
function upTo(data: MatchData, at: number): MatchData {
  return { ...data, segments: data.segments.slice(0, at + 1) };
}

/** The table as the rules know it: game, seats, options and pack must be what they say they are. */
function checkedPack<T extends GameTypes>(game: Game<T>, record: GameRecord): T["pack"] {
  if (game.id !== record.game) throw new ReplayError(`is a game of ${record.game}, not of ${game.id}`);
  const pack = packOf(game, { pack: record.pack.data });
  const options = parseOptions(game, record.seats.length, record.options, pack);
  if (isOptionsProblem(options)) throw new ReplayError(`options: ${options.problems.join("; ")}`);
  // Under older rules the game may have known fewer options.
  const isNew = record.segments.every((segment) => segment.rules === game.version);
  if (isNew && !sameJson(options, record.options)) throw new ReplayError("options: are not complete");
  const hash = packHash(pack.source);
  if (hash === record.pack.hash) return pack;
  throw new ReplayError(`pack: "${record.pack.name}" has the hash ${hash}, not ${record.pack.hash}`);
}

interface SegmentStart<T extends GameTypes> {
  readonly game: Game<T>;
  readonly data: MatchData;
  readonly pack: T["pack"];
  readonly number: number;
  readonly each: ((moment: Moment<T>) => void) | undefined;
  readonly answers: AnswersOf | undefined;
}

function replaySegment<T extends GameTypes>(start: SegmentStart<T>): Play<T> {
  const { game, pack, data } = start;
  const segment = data.segments.length - 1;
  let number = start.number;
  let isOutside = false;
  const each: EachStep<T> = (play, step, told) => {
    isOutside = true;
    start.each?.({ number, segment, ...(step === undefined ? {} : { step }), play, told });
    isOutside = false;
    number++;
  };
  try {
    return replaySteps(game, pack, data, runningSegment(data).steps.length, each, start.answers);
  } catch (error) {
    // A fault of whoever looks on is not the record's.
    if (isOutside) throw error;
    const where = number === start.number ? "its start" : `step ${number}`;
    throw new ReplayError(`${where}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
