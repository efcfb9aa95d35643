// From what a host has stored to a match in hand: the newest snapshot and the entries after it. Nothing before is read,
// and nothing is played again but what came after.
import { type ChanceAt, type Game, type MatchData, runningSegment, stepCount, type Told } from "@outrigger/kernel";
import type { Chronicle } from "./chronicle.ts";
import { followEntry, forgetPast, type Hosted, hostMatch, passEntry } from "./hosted.ts";
import { type Entry, type Log, segmentsOf } from "./log.ts";
import { type Head, headOf, type Snapshot } from "./snapshot.ts";
import { takeUp } from "./take-up.ts";

export interface Stored {
  readonly id: string;
  /** The last entry the snapshot includes. */
  readonly seq: number;
  /** With the pack, where the match has one. */
  readonly snapshot: Snapshot;
  readonly after: readonly Entry[];
  readonly log: Log;
}

export interface OpenedMatch {
  readonly hosted: Hosted;
  /** It was carried over to other rules: to be stored, with a snapshot, before anything happens to it. */
  readonly carried?: Entry;
  /** Entries that no longer fitted; the match stands before them. */
  readonly lost: number;
}

/** It ended under rules that are not these: what was kept of it then is wanted. */
export function wantsChronicle(game: Game, { end, segments }: Pick<MatchData, "end" | "segments">): boolean {
  return end !== undefined && segments.at(-1)?.rules !== game.version;
}

/** Undefined where these rules can show nothing of a match that is over. */
export async function openStored(
  game: Game,
  stored: Stored,
  luck: ChanceAt,
  chronicle?: Chronicle,
): Promise<OpenedMatch | undefined> {
  const { id, seq, snapshot, log } = stored;
  const { data, ...states } = snapshot;
  const whole = wantsChronicle(game, data) ? { ...data, segments: segmentsOf(await log.read()) } : data;
  const taken = takeUp(game, { data: whole, ...states, chronicle }, luck);
  if (taken === undefined) return undefined;
  const hosted = hostMatch(id, taken.match, seq, log, taken.chronicle);
  if (taken.isUpgraded) return carryOver(hosted, stored);
  for (const [at, entry] of stored.after.entries())
    if (entry.steps === undefined && at < stored.after.length - 1) passEntry(hosted, entry);
    else followEntry(hosted, entry);
  if (taken.chronicle === undefined) forgetPast(hosted);
  return { hosted, lost: 0 };
}

/** The rules have changed since: the entries after the snapshot are taken as far as they fit, in a segment of these rules. */
function carryOver(hosted: Hosted, { snapshot, seq, after }: Stored): OpenedMatch {
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
  return { hosted, carried, lost: after.length - fitting };
}
