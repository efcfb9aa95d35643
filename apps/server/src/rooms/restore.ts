// From the rows of a match to what its host makes a match of.
import type { Entry, Room as HostRoom, Keepsake, Log, OlderInput, Snapshot, Stored } from "@outrigger/host";
import type { Json } from "@outrigger/kernel";
import type { LoadedMatch, LogRow, Storage } from "@outrigger/storage";
import type { Connection } from "../sockets/connections.ts";
import { readKeepsake } from "./keepsake.ts";
import type { Room } from "./room-data.ts";

export function logOf(storage: Storage, match: string): Log {
  return { read: async () => (await storage.logAfter({ match, seq: -1 })).map(readEntry) };
}

export function readEntry({ payload }: Pick<LogRow, "payload">): Entry {
  return JSON.parse(payload) as Entry;
}

/** Undefined where the match has not begun. */
export function storedOf(loaded: LoadedMatch, storage: Storage): Stored | undefined {
  const { row, seats, entries, inputs } = loaded;
  const snapshot = readSnapshot(loaded);
  return (
    snapshot && {
      id: row.id,
      seq: row.seq,
      snapshot,
      after: entries.map(readEntry),
      inputs: inputs.map(({ seq, at, payload }) => ({ ...(JSON.parse(payload) as OlderInput), seq, at })),
      log: logOf(storage, row.id),
      luck: { seed: row.seed, nonces: seats.map(({ nonce }) => nonce ?? "") },
      kept: () => keptOf(storage, row.id),
    }
  );
}

function readSnapshot({ row, pack }: LoadedMatch): Snapshot | undefined {
  if (row.snapshot === null) return undefined;
  const snapshot = JSON.parse(row.snapshot) as Snapshot;
  return pack === undefined ? snapshot : { ...snapshot, data: { ...snapshot.data, pack: JSON.parse(pack) as Json } };
}

async function keptOf(storage: Storage, match: string): Promise<Keepsake | undefined> {
  const kept = await storage.findChronicle(match);
  return kept === undefined ? undefined : readKeepsake(kept);
}

/** With the rows beside the match; who looks on over other nodes is known from before. */
export function newRoom(base: HostRoom<Connection>, loaded: LoadedMatch, before: Room | undefined): Room {
  const { snapshot: _, ...row } = loaded.row;
  nameSeats(base, loaded);
  return {
    ...base,
    row,
    seats: loaded.seats,
    clockDue: undefined,
    waitingSince: new Map(before?.waitingSince),
    elsewhere: new Map(before?.elsewhere),
  };
}

/** The rows know best what people are called: somebody may have taken their name with them. */
function nameSeats({ hosted }: HostRoom<Connection>, { seats }: LoadedMatch): void {
  const { data } = hosted.match;
  for (const { seat, name } of seats) {
    const occupant = data.seats[seat];
    if (occupant !== undefined && occupant.name !== name) data.seats[seat] = { ...occupant, name };
  }
}
