// From the rows of a match to the match in hand.
import {
  type Entry,
  type Hosted,
  type Keepsake,
  type Log,
  type OlderInput,
  type OpenedMatch,
  openStored,
  type Snapshot,
} from "@outrigger/host";
import type { Game, Json } from "@outrigger/kernel";
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

export async function keptOf(storage: Storage, match: string): Promise<Keepsake | undefined> {
  const kept = await storage.findChronicle(match);
  return kept === undefined ? undefined : readKeepsake(kept);
}

/** Undefined where these rules can show nothing of a match that is over. */
export async function restoreHosted(
  game: Game,
  loaded: LoadedMatch,
  storage: Storage,
  luckOf: Config["luck"],
): Promise<OpenedMatch | undefined> {
  const { row, seats, entries, inputs } = loaded;
  const stored = {
    id: row.id,
    seq: row.seq,
    snapshot: readSnapshot(loaded),
    after: entries.map(readEntry),
    inputs: inputs.map(({ seq, at, payload }) => ({ ...(JSON.parse(payload) as OlderInput), seq, at })),
    log: logOf(storage, row.id),
    luck: { seed: row.seed, nonces: noncesOf(seats) },
    kept: () => keptOf(storage, row.id),
  };
  const opened = await openStored(game, stored, luckOf(row.seed, noncesOf(seats)));
  if (opened !== undefined) nameSeats(opened.hosted, seats);
  return opened;
}

function readSnapshot({ row, pack }: LoadedMatch): Snapshot {
  if (row.snapshot === null) throw new Error(`match ${row.id} has not begun`);
  const snapshot = JSON.parse(row.snapshot) as Snapshot;
  return pack === undefined ? snapshot : { ...snapshot, data: { ...snapshot.data, pack: JSON.parse(pack) as Json } };
}

/** The rows know best what people are called: somebody may have taken their name with them. */
function nameSeats({ match }: Hosted, seats: readonly SeatRow[]): void {
  for (const { seat, name } of seats) {
    const occupant = match.data.seats[seat];
    if (occupant !== undefined && occupant.name !== name) match.data.seats[seat] = { ...occupant, name };
  }
}
