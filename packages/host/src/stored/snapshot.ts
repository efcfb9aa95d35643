// A match at one moment, as hosts store it beside its log: opening reads the newest one and the entries after it.
import type { Json } from "@outrigger/kernel";
import { type FollowedData, type Match, type MatchData, statesOf, withoutPast } from "@outrigger/kernel/match";
import type { Entry } from "./log.ts";

/** Goes up when what is stored of a match changes its form. Those before held all steps of the match. */
const VERSION = 3;

export interface Snapshot {
  /** The first form did not say. */
  readonly version: number;
  /** Without its past and without its pack, which hosts keep apart. */
  readonly data: MatchData;
  /** The published state; the first page did not keep it. */
  readonly state?: Json | undefined;
  /** The state at the barrier, where that is another. */
  readonly anchor?: Json;
  /** The newest link of the public log. */
  readonly link?: string;
}

/** It holds the match's own states: it is to be written down before anything else happens. */
export function makeSnapshot({ match, link }: { readonly match: Match; readonly link: string | undefined }): Snapshot {
  const { pack: _, ...data } = withoutPast(match.data);
  return { version: VERSION, data, ...statesOf(match), ...(link === undefined ? {} : { link }) };
}

/** One of the first forms holds the whole match. */
export function isOlderForm({ version }: Snapshot): boolean {
  return !(version >= VERSION);
}

/** So many entries are followed at most when a match is opened after a crash. A snapshot costs more than ten entries. */
export const SNAPSHOT_EVERY = 16;

/**
 * Whether one is due with the entry the match has come to; `due` is the first that should have one. Entries cannot be
 * followed over steps that were taken back. Never with a draft: when it was written can be seen by others.
 */
export function needsSnapshot(
  { match, seq }: { readonly match: Match; readonly seq: number },
  { steps, stands }: Entry,
  due: number,
): boolean {
  return match.data.end !== undefined || stands !== undefined || (steps !== undefined && seq >= due);
}

/** What entries tell the changes of. */
export type Head = Omit<FollowedData, "pack">;

export function headOf({ segments: _, pack: __, ...head }: MatchData): Head {
  return head;
}
