// From the rows of a match to the match in hand.
import {
  adoptOlder,
  type Chronicle,
  type Entry,
  type Hosted,
  isOlderForm,
  type Log,
  type OlderInput,
  openStored,
  type Snapshot,
  wantsChronicle,
} from "@outrigger/host";
import type { ChanceAt, Game, Json } from "@outrigger/kernel";
import type { LoadedMatch, LogRow, SeatRow, Storage } from "@outrigger/storage";
import type { Config } from "../config.ts";
import { readKeepsake } from "./keepsake.ts";

export function noncesOf(seats: readonly SeatRow[]): string[] {
  return seats.map(({ nonce }) => nonce ?? "");
}

export function logOf(storage: Storage, match: string): Log {
  return { read: async () => (await storage.logAfter({ match, seq: -1 })).map(readEntry) };
}

export function readEntry({ payload }: Pick<LogRow, "payload">): Entry {
  return JSON.parse(payload) as Entry;
}

export interface Restored {
  readonly hosted: Hosted;
  /** What the log has to get before anything happens: the match was carried over to other rules, or had no log yet. */
  readonly behind: readonly Entry[];
  /** What no longer fitted; the match stands before it. */
  readonly lost: number;
}

/** Undefined where these rules can show nothing of a match that is over. */
export async function restoreHosted(
  game: Game,
  loaded: LoadedMatch,
  storage: Storage,
  luckOf: Config["luck"],
): Promise<Restored | undefined> {
  const { row, seats } = loaded;
  const snapshot = readSnapshot(loaded);
  const luck = luckOf(row.seed, noncesOf(seats));
  const kept = wantsChronicle(game, snapshot.data) ? await storage.findChronicle(row.id) : undefined;
  const chronicle = kept === undefined ? undefined : readKeepsake(kept).chronicle;
  const log = logOf(storage, row.id);
  const restored = isOlderForm(snapshot)
    ? restoreOlder(game, loaded, snapshot, luck, chronicle, log)
    : await restoreStored(game, loaded, snapshot, luck, chronicle, log);
  if (restored !== undefined) nameSeats(restored.hosted, seats);
  return restored;
}

function readSnapshot({ row, pack }: LoadedMatch): Snapshot {
  if (row.snapshot === null) throw new Error(`match ${row.id} has not begun`);
  const snapshot = JSON.parse(row.snapshot) as Snapshot;
  return pack === undefined ? snapshot : { ...snapshot, data: { ...snapshot.data, pack: JSON.parse(pack) as Json } };
}

async function restoreStored(
  game: Game,
  { row, entries }: LoadedMatch,
  snapshot: Snapshot,
  luck: ChanceAt,
  chronicle: Chronicle | undefined,
  log: Log,
): Promise<Restored | undefined> {
  const stored = { id: row.id, seq: row.seq, snapshot, after: entries.map(readEntry), log };
  const opened = await openStored(game, stored, luck, chronicle);
  return opened && { ...opened, behind: opened.carried === undefined ? [] : [opened.carried] };
}

/** The first version of a snapshot did not say how matches take inputs; they may be taken otherwise since. */
const STRICT_SINCE = 2;

/** A match that is over is only looked at, and stays as it is stored. */
function restoreOlder(
  game: Game,
  { row, inputs }: LoadedMatch,
  { data, state, version }: Snapshot,
  luck: ChanceAt,
  chronicle: Chronicle | undefined,
  log: Log,
): Restored | undefined {
  const older = {
    id: row.id,
    seq: row.seq,
    data,
    state,
    inputs: inputs.map(({ seq, at, payload }) => ({ ...(JSON.parse(payload) as OlderInput), seq, at })),
    isStrict: version >= STRICT_SINCE,
  };
  const isOver = data.end !== undefined;
  const adopted = adoptOlder(game, older, luck, chronicle, isOver ? undefined : log);
  return adopted && { ...adopted, behind: isOver ? [] : adopted.entries };
}

/** The rows know best what people are called: somebody may have taken their name with them. */
function nameSeats({ match }: Hosted, seats: readonly SeatRow[]): void {
  for (const { seat, name } of seats) {
    const occupant = match.data.seats[seat];
    if (occupant !== undefined && occupant.name !== name) match.data.seats[seat] = { ...occupant, name };
  }
}
