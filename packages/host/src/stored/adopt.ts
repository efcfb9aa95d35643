// Matches that come with all their steps: as the first versions stored them, from a record, forked off another. They are
// played through once, for their log.
import { type Game, sameJson } from "@outrigger/kernel";
import { type ChanceAt, decisionId, replaySteps, runningSegment, type Time } from "@outrigger/kernel/match";
import type { Outcome, Told } from "@outrigger/kernel/play";
import { type Hosted, hostMatch } from "../hosted.ts";
import { type Input, takeInput } from "../input.ts";
import { linkOf } from "../links.ts";
import type { LuckSource } from "./archive.ts";
import type { Chronicle } from "./chronicle.ts";
import { type Entry, entriesOf, type Log, newMemoryLog } from "./log.ts";
import type { Snapshot } from "./snapshot.ts";
import { type TakenUp, takeUp } from "./take-up.ts";

export interface Adopted {
  readonly hosted: Hosted;
  /** All there is to tell of it: its log, where it is to be stored. */
  readonly entries: readonly Entry[];
}

/** Where an adopted match is kept from now on, and whence its luck comes. */
interface Home {
  readonly log: Log;
  readonly luck: LuckSource;
}

/** Without a home the match is only looked at, and its log stays in memory. `seq` is that of the entry before. */
export function adopt(
  id: string,
  seq: number,
  { match, chronicle }: Omit<TakenUp, "isUpgraded">,
  home?: Home,
): Adopted {
  const told = chronicle === undefined ? toldBy(match) : chronicle.entries.map((entry) => entry.told);
  const entries = entriesOf(match.data, told);
  const hosted = hostMatch(id, match, seq + entries.length, home?.log ?? newMemoryLog(...entries), chronicle);
  if (home !== undefined && chronicle === undefined) hosted.link = linkOf(match, told, home.luck);
  return { hosted, entries };
}

function toldBy({ game, pack, data }: TakenUp["match"]): (readonly Told[])[] {
  const all: (readonly Told[])[] = [];
  replaySteps(game, pack, data, runningSegment(data).steps.length, (_play, _step, told) => {
    all.push(told);
  });
  return all;
}

/** A match of the first forms: a snapshot with all steps, and the messages that were accepted after it. */
interface OlderMatch {
  readonly id: string;
  readonly seq: number;
  readonly snapshot: Snapshot;
  readonly inputs?: readonly OlderInput[];
}

/** The first form did not say how matches take inputs: since then one that does not fit is a broken database. */
const STRICT_SINCE = 2;

export interface OlderInput {
  readonly seq: number;
  readonly at: Time;
  readonly input: Input;
  /** What chance answered; held against what it answers when the input runs again. */
  readonly chance?: readonly Outcome[];
}

/** Undefined where these rules can show nothing of a match that is over. `lost` counts messages that no longer fitted. */
export function adoptOlder(
  game: Game,
  older: OlderMatch,
  luck: ChanceAt,
  chronicle?: Chronicle,
  home?: Home,
): (Adopted & { readonly lost: number }) | undefined {
  const { id, seq, snapshot, inputs = [] } = older;
  for (let count = inputs.length; ; ) {
    const { data, state } = structuredClone(snapshot);
    const taken = takeUp(game, { data, state, chronicle }, luck);
    if (taken === undefined) return undefined;
    const misfit = repeatAll(hostMatch(id, taken.match, seq, newMemoryLog()), inputs.slice(0, count));
    if (misfit === undefined)
      return { ...adopt(id, inputs.at(-1)?.seq ?? seq, taken, home), lost: inputs.length - count };
    if (!taken.isUpgraded && snapshot.version >= STRICT_SINCE) throw misfit.error;
    count = misfit.at;
  }
}

/** The first that does not fit, if there is one. */
function repeatAll(
  hosted: Hosted,
  inputs: readonly OlderInput[],
): { readonly at: number; readonly error: unknown } | undefined {
  for (const [at, older] of inputs.entries()) {
    try {
      repeatInput(hosted, older);
    } catch (error) {
      return { at, error };
    }
  }
  return undefined;
}

function repeatInput(hosted: Hosted, { seq, at, input, chance = [] }: OlderInput): void {
  const { luck } = hosted.match;
  const calls = luck.calls();
  const outcome = takeInput(hosted, withOpenBase(hosted, input), at);
  if (!outcome.changed) throw new Error(`a stored input is refused: ${JSON.stringify(outcome.reply)}`);
  // An input asks for chance in one go at most: luck publishes, and a publication ends it.
  if (!sameJson(luck.calls() > calls ? [...luck.outcomes] : [], chance))
    throw new Error("chance does not answer as it did");
  if (hosted.seq !== seq) throw new Error(`match ${hosted.id}: the inputs have a gap before ${seq}`);
}

/** It was accepted once: after a change of the rules its decision may only have another name. */
function withOpenBase(hosted: Hosted, input: Input): Input {
  if (input.kind !== "seat" || input.message.kind !== "move") return input;
  const base = decisionId(hosted.match, input.message.seat);
  return { kind: "seat", message: { ...input.message, base } };
}
