// The matches this node has in hand: they lie in the database, are told over sockets, and other nodes hear of them.
import { type RoomsAround as HostAround, Rooms as HostRooms, type RoomStorage } from "@outrigger/host";
import type { HostMessage } from "@outrigger/protocol";
import type { Storage } from "@outrigger/storage";
import type { Logger } from "pino";
import { Refused } from "../refusals.ts";
import type { Connection } from "../sockets/connections.ts";
import { readKeepsake } from "./keepsake.ts";
import { foundIn, readEntry } from "./restore.ts";
import { appendOf, behindBy, noteFollowed, noteRows, standing } from "./room.ts";
import type { Room } from "./room-data.ts";

export type Rooms = HostRooms<Room, Connection>;

export interface RoomsAround extends Pick<HostAround<Room, Connection>, "rulesOf" | "luck" | "now"> {
  readonly storage: Storage;
  readonly log: Logger;
  readonly tellAfter: number;
  /** Jobs were set; the earliest falls due then. */
  poke(due: number): void;
}

export function newRooms(around: RoomsAround): Rooms {
  const { log, luck, rulesOf, now } = around;
  return new HostRooms({
    storage: roomStorage(around),
    endsDeserted: true,
    rulesOf,
    luck,
    now,
    deliver,
    complain: (match, what, error) => log.error({ match, error: String(error) }, what),
    unreadable: () => {
      throw new Refused("older-rules");
    },
    shifted: shiftRows,
  });
}

/** Written once, sent to everybody it is for. */
function deliver(message: HostMessage, listeners: readonly Connection[]): void {
  for (const connection of listeners) connection.send(message);
}

function shiftRows(room: Room, by: number): void {
  if (room.clockDue !== undefined) room.clockDue += by;
  for (const [seat, since] of room.waitingSince) room.waitingSince.set(seat, since + by);
}

function roomStorage(around: RoomsAround): RoomStorage<Room, Connection> {
  const { storage, log, tellAfter, now, poke } = around;
  return {
    find: async (id) => {
      const loaded = await storage.loadMatch(id);
      return loaded && foundIn(loaded);
    },
    log: async (match) => (await storage.logAfter({ match, seq: -1 })).map(readEntry),
    kept: async (match) => {
      const kept = await storage.findChronicle(match);
      return kept === undefined ? undefined : readKeepsake(kept);
    },
    append: async (room, accepted) => {
      const append = appendOf(room, accepted, tellAfter);
      if (!(await storage.appendEntry(append))) return false;
      noteRows(room, append, accepted.at);
      for (const { due } of append.jobs) poke(due);
      announce(storage, room, append.seats);
      return true;
    },
    keep: async (room, { behind, lost }) => {
      const match = room.hosted.id;
      if (lost > 0) log.warn({ match, lost }, "inputs after the last snapshot do not fit the new rules");
      const kept = behindBy(room, behind, now(), tellAfter);
      if (!(await storage.keepSnapshot(kept))) return false;
      noteRows(room, kept, now());
      for (const { due } of kept.jobs) poke(due);
      return true;
    },
    after: async ({ hosted: { id, seq } }) =>
      (await storage.logAfter({ match: id, seq })).map((row) => ({ ...row, entry: readEntry(row) })),
    followed: noteFollowed,
    // The next server may have other rules: it goes on from where matches stand, not from steps it would take otherwise.
    close: async (room) => {
      const kept = storage.keepSnapshot({ ...standing(room), seats: [], jobs: [] });
      await kept.catch((error) => log.error({ match: room.hosted.id, error: String(error) }, "no last snapshot"));
    },
  };
}

function announce({ bus }: Storage, room: Room, seats: readonly { readonly seat: number }[]): void {
  const { id, seq } = room.hosted;
  const people = seats.flatMap(({ seat }) => room.seats[seat]?.person ?? []);
  bus.announce(["match", id, seq, ...people].join(" "));
}
