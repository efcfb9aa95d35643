// Does a record hold? Its digest, its replay, its result, its luck.
import { type Game, type GameTypes, sameJson } from "@outrigger/kernel";
import type { AnswersOf, ChanceAt } from "@outrigger/kernel/match";
import { type Outcome, replayingChance } from "@outrigger/kernel/play";
import { followPublicLog } from "./public-log.ts";
import { digestOf, type GameRecord } from "./record.ts";
import { ReplayError, type Replayed, replayRecord } from "./replay.ts";
import { commitmentOf, verifiableChance } from "./verifiable-chance.ts";

export interface Verdict {
  /** Everything that does not hold; empty where the record is sound. */
  readonly problems: readonly string[];
  readonly steps: number;
  /** Whether the luck was worked out again, which takes the host's seed. */
  readonly luck: "checked" | "seed not published" | "not verifiable";
  /** Numbers of chance calls that left no step, as after a take-back. Who sat at the table knows whether there was one. */
  readonly takenBack: readonly number[];
  /** Segments that only an older version of the rules could replay. */
  readonly passedOver: readonly number[];
}

/** A link of the public log as somebody was sent it, when the last segment had told so many entries, its start included. */
export interface KeptLink {
  readonly entries: number;
  readonly link: string;
}

/** Replays a parsed record and says everything that does not hold, also of what whoever watched has kept. */
export function verifyRecord<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  kept: readonly KeptLink[] = [],
): Verdict {
  const problems = digestProblems(record);
  const seed = record.chance?.seed;
  let passedOver: readonly number[] = [];
  try {
    const answers =
      seed === undefined ? undefined : checkedAnswers(verifiableChance(seed, record.chance?.nonces ?? []));
    const log = followPublicLog(game, record);
    const replayed = replayRecord(game, record, log.watch, answers);
    passedOver = replayed.passedOver;
    problems.push(...outcomeProblems(record, replayed, log.links.at(-1)));
    problems.push(...logProblems(log.links, kept, record.end !== undefined));
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    problems.push(error.message);
  }
  return {
    problems,
    steps: record.segments.reduce((sum, segment) => sum + segment.steps.length, 0),
    luck: seed !== undefined ? "checked" : record.chance === undefined ? "not verifiable" : "seed not published",
    takenBack: missingCalls(record),
    passedOver,
  };
}

/** Whoever watched to the end was sent the last link. */
function logProblems(links: readonly string[], kept: readonly KeptLink[], isOver: boolean): string[] {
  const problems: string[] = [];
  for (const { entries, link } of kept)
    if (links[entries - 1] !== link) problems.push(`publicLog: is not what was told up to entry ${entries}`);
  const told = Math.max(0, ...kept.map(({ entries }) => entries));
  if (isOver && told > 0 && told < links.length) problems.push(`publicLog: goes on after what was told, entry ${told}`);
  return problems;
}

function digestProblems(record: GameRecord): string[] {
  const problems: string[] = [];
  if (digestOf(record) !== record.digest) problems.push("digest: the record was changed after it was made");
  const { chance } = record;
  if (chance?.seed !== undefined && commitmentOf(chance.seed) !== chance.commitment)
    problems.push("chance.seed: is not the seed the host committed to");
  if (chance !== undefined && chance.seed === undefined && record.end !== undefined)
    problems.push("chance.seed: is missing, though the match has ended");
  return problems;
}

function outcomeProblems(record: GameRecord, replayed: Replayed, publicLog: string | undefined): string[] {
  const problems: string[] = [];
  if (replayed.hash !== record.state) problems.push(`state: replays to ${replayed.hash}, not to ${record.state}`);
  if (publicLog !== record.publicLog) problems.push(`publicLog: replays to ${publicLog}, not to ${record.publicLog}`);
  const { end } = record;
  if (end !== undefined && !sameJson(end.result, replayed.result)) problems.push("end.result: the rules say otherwise");
  if (end?.how === "played" && !replayed.over) problems.push("end.how: the game is not played to its end");
  if (end === undefined && replayed.over) problems.push("end: is missing, though the game is over");
  return problems;
}

/** Answers as recorded, and throws where the seed gives something else. */
function checkedAnswers(source: ChanceAt): AnswersOf {
  return (outcomes, calls) => {
    const recorded = replayingChance(outcomes);
    let number = calls;
    const compare = <Answer extends Outcome>(expected: Answer, answer: Answer): Answer => {
      number++;
      if (expected === answer) return answer;
      throw new Error(`chance call ${number - 1} gave ${answer}, but the seed gives ${expected}`);
    };
    return {
      left: recorded.left,
      die: (sides) => compare(source(number).die(sides), recorded.die(sides)),
      pick: (count) => compare(source(number).pick(count), recorded.pick(count)),
      draw: (bag, eligible) => compare(source(number).draw([...bag], eligible), recorded.draw(bag, eligible)),
    };
  };
}

function missingCalls(record: GameRecord): number[] {
  const missing: number[] = [];
  let next = 0;
  const skipTo = (call: number): void => {
    for (; next < call; next++) missing.push(next);
  };
  for (const { setup, steps } of record.segments) {
    next += setup?.length ?? 0;
    for (const { chance, calls } of steps) {
      if (calls === undefined) continue;
      skipTo(calls);
      next = calls + (chance?.length ?? 0);
    }
  }
  skipTo(record.calls);
  return missing;
}
