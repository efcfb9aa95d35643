// From what a host has stored to a match in hand: the newest snapshot and the entries after it. Nothing before is read,
// and nothing is played again but what came after.
import type { Game, Json } from "@outrigger/kernel";
import { type ChanceAt, type MatchData, runningSegment, stepCount } from "@outrigger/kernel/match";
import type { Told } from "@outrigger/kernel/play";
import { followEntry, forgetPast, type Hosted, hostMatch, passEntry } from "../hosted.ts";
import { firstLink } from "../links.ts";
import { adoptOlder, type OlderInput } from "./adopt.ts";
import type { Archived, LuckSource } from "./archive.ts";
import { type Entry, type Log, segmentsOf } from "./log.ts";
import { type Head, headOf, isOlderForm, type Snapshot } from "./snapshot.ts";
import { takeUp } from "./take-up.ts";

export interface Stored {
  readonly id: string;
  /** The last entry the snapshot includes. */
  readonly seq: number;
  readonly snapshot: Snapshot;
  /** The match's own, which is kept apart: it never changes. */
  readonly pack?: Json | undefined;
  readonly after: readonly Entry[];
  /** What came after a snapshot of the first versions. */
  readonly inputs?: readonly OlderInput[];
  readonly log: Log;
  /** Whence its luck comes. */
  readonly luck: LuckSource;
  /** What was kept when it ended. */
  kept(): Promise<Archived | undefined>;
}

export interface OpenedMatch {
  readonly hosted: Hosted;
  /** To be stored, with a snapshot, before anything happens: it was carried over to other rules, or had no log yet. */
  readonly behind: readonly Entry[];
  /** What no longer fitted; the match stands before it. */
  readonly lost: number;
}

/** Undefined where these rules can show nothing of a match that is over. */
export function openStored(game: Game, stored: Stored, luck: ChanceAt): Promise<OpenedMatch | undefined> {
  const { snapshot, pack } = stored;
  const whole =
    pack === undefined ? stored : { ...stored, snapshot: { ...snapshot, data: { ...snapshot.data, pack } } };
  return isOlderForm(snapshot) ? openOlder(game, whole, luck) : openLogged(game, whole, luck);
}

/** It ended under rules that are not these: what was kept of it then is wanted. */
async function chronicleFor(game: Game, { end, segments }: MatchData, { kept }: Stored) {
  return end === undefined || segments.at(-1)?.rules === game.version ? undefined : (await kept())?.chronicle;
}

/** A match that is over is only looked at, and stays as it is stored. */
async function openOlder(game: Game, stored: Stored, luck: ChanceAt): Promise<OpenedMatch | undefined> {
  const { data } = stored.snapshot;
  const isOver = data.end !== undefined;
  const chronicle = await chronicleFor(game, data, stored);
  const { log, luck: source } = stored;
  const adopted = adoptOlder(game, stored, luck, chronicle, isOver ? undefined : { log, luck: source });
  return adopted && { ...adopted, behind: isOver ? [] : adopted.entries };
}

async function openLogged(game: Game, stored: Stored, luck: ChanceAt): Promise<OpenedMatch | undefined> {
  const { id, seq, snapshot, log, after } = stored;
  const { data, link, ...states } = snapshot;
  const chronicle = await chronicleFor(game, data, stored);
  const isOther = data.end !== undefined && runningSegment(data).rules !== game.version;
  const whole = isOther ? { ...data, segments: segmentsOf(await log.read()) } : data;
  const taken = takeUp(game, { data: whole, ...states, chronicle }, luck);
  if (taken === undefined) return undefined;
  const hosted = hostMatch(id, taken.match, seq, log, taken.chronicle);
  if (taken.isUpgraded) return carryOver(hosted, stored);
  hosted.link = link;
  for (const [at, entry] of after.entries())
    if (entry.steps === undefined && at < after.length - 1) passEntry(hosted, entry);
    else followEntry(hosted, entry);
  if (!isOther) forgetPast(hosted);
  return { hosted, behind: [], lost: 0 };
}

/** The rules have changed since: the entries after the snapshot are taken as far as they fit, in a segment of these rules. */
function carryOver(hosted: Hosted, { snapshot, seq, after, luck }: Stored): OpenedMatch {
  hosted.link = firstLink(hosted.match, hosted.match.published.play, luck);
  const stands = stepCount(snapshot.data);
  const { data } = hosted.match;
  const { steps, ...begins } = runningSegment(data);
  const told: (readonly Told[])[] = [[]];
  const epochs = data.epoch - snapshot.data.epoch;
  const adapt = (head: Head): Head => ({
    ...head,
    epoch: head.epoch + epochs,
    barrier: Math.max(0, head.barrier - stands),
  });
  hosted.head = headOf(snapshot.data);
  let fitting = 0;
  try {
    for (const entry of after) {
      followEntry(hosted, entry, adapt);
      told.push(...(entry.told ?? []));
      fitting++;
    }
  } catch {
    // The match stands before the first that does not fit.
  }
  hosted.seq = seq + after.length + 1;
  hosted.head = structuredClone(headOf(data));
  const carried = { begins, stands, steps: [...steps], told };
  forgetPast(hosted);
  return { hosted, behind: [carried], lost: after.length - fitting };
}
