// The record of a match that was played.
import { type GameRecord, makeRecord } from "@outrigger/records";
import type { House } from "../house.ts";
import { Refused } from "../refusals.ts";
import { readKeepsake, recordOfRoom, renamed } from "../rooms/keepsake.ts";
import type { Room } from "../rooms/room-data.ts";

/** The text of the record file; undefined while the game runs, for it holds what nobody may know yet. */
export function recordFor(house: House, id: string): Promise<string | undefined> {
  return house.rooms.inRoom(id, async (room) => {
    const { match, chronicle } = room.hosted;
    if (match.data.end === undefined) return undefined;
    return makeRecord(chronicle === undefined ? recordOfRoom(room) : await keptRecord(house, room));
  });
}

/** These rules would make another record of it. */
async function keptRecord(house: House, room: Room): Promise<GameRecord> {
  const kept = await house.storage.findChronicle(room.hosted.id);
  if (kept === undefined) throw new Refused("older-rules");
  return renamed(readKeepsake(kept).record, room);
}
