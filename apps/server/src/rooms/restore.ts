// From the database to a match that can be played or looked at: the snapshot, then the inputs after it.
import { type Chronicle, type Hosted, hostMatch, takeUp } from "@outrigger/host";
import { type Game, type Json, type Match, type MatchData, runningSegment } from "@outrigger/kernel";
import type { InputRow, LoadedMatch, SeatRow } from "@outrigger/storage";
import type { Config } from "../config.ts";
import { type Accepted, repeatInput } from "./input.ts";

/** What a snapshot holds. The pack is kept apart, once; snapshots of the first version held it too. */
interface Snapshot {
  readonly data: MatchData;
  readonly state: Json;
  /** How matches take inputs, as whoever wrote it knew; the first version did not say. */
  readonly version?: number;
}

/** Goes up when a stored input may no longer do what it did, whatever the rules of its game. */
const VERSION = 2;

export function makeSnapshot({ data: { pack: _, ...data }, published }: Match): string {
  return JSON.stringify({ version: VERSION, data, state: published.play.state } satisfies Omit<Snapshot, "state"> & {
    state: unknown;
  });
}

function readSnapshot({ row, pack }: LoadedMatch): Snapshot {
  if (row.snapshot === null) throw new Error(`match ${row.id} has not begun`);
  const snapshot = JSON.parse(row.snapshot) as Snapshot;
  return pack === undefined ? snapshot : { ...snapshot, data: { ...snapshot.data, pack: JSON.parse(pack) as Json } };
}

export function noncesOf(seats: readonly SeatRow[]): string[] {
  return seats.map(({ nonce }) => nonce ?? "");
}

/** It ended under rules that are not these: what was kept of it then is wanted. */
export function wantsChronicle(game: Game, loaded: LoadedMatch): boolean {
  const { data } = readSnapshot(loaded);
  return data.end !== undefined && runningSegment(data).rules !== game.version;
}

export interface Restored {
  readonly hosted: Hosted;
  /** It was carried over to other rules, or inputs were left out: what is stored is behind it. */
  readonly isBehind: boolean;
  /** Inputs that no longer fitted; the match stands before them. */
  readonly lost: number;
}

/** Undefined where these rules can show nothing of a match that is over. */
export function restoreHosted(
  game: Game,
  loaded: LoadedMatch,
  luckOf: Config["luck"],
  chronicle?: Chronicle,
): Restored | undefined {
  const { row, seats, inputs } = loaded;
  for (let count = inputs.length; ; ) {
    const snapshot = readSnapshot(loaded);
    const taken = takeUp(game, { ...snapshot, chronicle }, luckOf(row.seed, noncesOf(seats)));
    if (taken === undefined) return undefined;
    const hosted = hostMatch(row.id, taken.match, row.seq, taken.chronicle);
    const misfit = repeatAll(hosted, inputs.slice(0, count));
    if (misfit === undefined) {
      const lost = inputs.length - count;
      hosted.seq = inputs.at(-1)?.seq ?? row.seq;
      nameSeats(hosted, seats);
      return { hosted, isBehind: taken.isUpgraded || lost > 0, lost };
    }
    // Under the same rules and the same program an input that does not fit is a broken database.
    if (!taken.isUpgraded && snapshot.version === VERSION) throw misfit.error;
    count = misfit.at;
  }
}

/** The first that does not fit, if there is one. */
function repeatAll(
  hosted: Hosted,
  inputs: readonly InputRow[],
): { readonly at: number; readonly error: unknown } | undefined {
  for (const [at, { payload, at: when, seq }] of inputs.entries()) {
    try {
      repeatInput(hosted, JSON.parse(payload) as Accepted, when);
      if (hosted.seq !== seq) throw new Error(`match ${hosted.id}: the inputs have a gap before ${seq}`);
    } catch (error) {
      return { at, error };
    }
  }
  return undefined;
}

/** The rows know best what people are called: somebody may have taken their name with them. */
function nameSeats({ match }: Hosted, seats: readonly SeatRow[]): void {
  for (const { seat, name } of seats) {
    const occupant = match.data.seats[seat];
    if (occupant !== undefined && occupant.name !== name) match.data.seats[seat] = { ...occupant, name };
  }
}
