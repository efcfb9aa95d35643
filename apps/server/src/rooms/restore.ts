// From the rows of a match to what its host makes a match of.
import type { Entry, FoundMatch, Room as HostRoom, OlderInput, Snapshot } from "@outrigger/host";
import type { Json } from "@outrigger/kernel";
import type { LoadedMatch, LogRow } from "@outrigger/storage";
import type { Connection } from "../sockets/connections.ts";
import type { Room } from "./room-data.ts";

export function readEntry({ payload }: Pick<LogRow, "payload">): Entry {
  return JSON.parse(payload) as Entry;
}

/** Undefined where the match has not begun. */
export function foundIn(loaded: LoadedMatch): FoundMatch<Room, Connection> | undefined {
  const { row, seats, pack, entries, inputs, recent } = loaded;
  if (row.snapshot === null) return undefined;
  return {
    game: row.game,
    seq: row.seq,
    snapshot: JSON.parse(row.snapshot) as Snapshot,
    pack: pack === undefined ? undefined : (JSON.parse(pack) as Json),
    after: entries.map(readEntry),
    inputs: inputs.map(({ seq, at, payload }) => ({ ...(JSON.parse(payload) as OlderInput), seq, at })),
    luck: { seed: row.seed, nonces: seats.map(({ nonce }) => nonce ?? "") },
    recent: recent.map(({ message, seq }) => [message, seq]),
    room: (base, before) => newRoom(base, loaded, before),
  };
}

/** With the rows beside the match; who looks on over other nodes is known from before. */
function newRoom(base: HostRoom<Connection>, loaded: LoadedMatch, before: Room | undefined): Room {
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
