// The matches this node has in hand: they lie in the database, are told over sockets, and other nodes hear of them.
import { type RoomsAround as HostAround, Rooms as HostRooms, type RoomStorage } from "@outrigger/host";
import type { Storage } from "@outrigger/storage";
import type { Logger } from "pino";
import { announceMove } from "../bus-messages.ts";
import type { JobRunner } from "../jobs/runner.ts";
import { Refused } from "../refusals.ts";
import type { Connection } from "../sockets/connections.ts";
import type { Room } from "./room.ts";
import { appendOf, behindBy, foundIn, noteFollowed, noteRows, readArchived, readEntry, standing } from "./rows.ts";

export type Rooms = HostRooms<Room, Connection>;

export interface RoomsAround extends Pick<HostAround<Room, Connection>, "rulesOf" | "luck" | "now"> {
  readonly storage: Storage;
  readonly log: Logger;
  readonly tellAfter: number;
  /** Jobs were written down. */
  poke: JobRunner["poke"];
}

export function newRooms(around: RoomsAround): Rooms {
  const { log, luck, rulesOf, now } = around;
  return new HostRooms({
    storage: roomStorage(around),
    endsDeserted: true,
    rulesOf,
    luck,
    now,
    deliver: (message, listeners) => {
      for (const connection of listeners) connection.send(message);
    },
    complain: (match, what, error) => log.error({ match, error: String(error) }, what),
    unreadable: () => {
      throw new Refused("older-rules");
    },
    shifted: shiftRows,
  });
}

function shiftRows(room: Room, by: number): void {
  if (room.clockDue !== undefined) room.clockDue += by;
  for (const [seat, since] of room.waitingSince) room.waitingSince.set(seat, since + by);
}

function roomStorage(around: RoomsAround): RoomStorage<Room, Connection> {
  const { storage, tellAfter, now, poke } = around;
  return {
    find: async (id) => {
      const loaded = await storage.loadMatch(id);
      return loaded && foundIn(loaded);
    },
    log: async (match) => (await storage.logAfter({ match, seq: -1 })).map(readEntry),
    kept: async (match) => readArchived(await storage.findChronicle(match)),
    append: async (room, accepted) => {
      const append = appendOf(room, accepted, tellAfter);
      if (!(await storage.appendEntry(append))) return false;
      noteRows(room, append, accepted.at);
      poke(append.jobs);
      announceMove(storage.bus, room, append.seats);
      return true;
    },
    keep: async (room, { behind }) => {
      const kept = behindBy(room, behind, now(), tellAfter);
      if (!(await storage.keepSnapshot(kept))) return false;
      noteRows(room, kept, now());
      poke(kept.jobs);
      return true;
    },
    after: async ({ hosted: { id, seq } }) =>
      (await storage.logAfter({ match: id, seq })).map((row) => ({ ...row, entry: readEntry(row) })),
    hold: (id) => storage.bus.heed(id),
    followed: noteFollowed,
    letGo: (room) => storage.keepSnapshot({ ...standing(room), seats: [], jobs: [] }),
  };
}
