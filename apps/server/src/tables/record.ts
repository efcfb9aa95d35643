// The record of a match that was played.
import { recordFor } from "@outrigger/host";
import { makeRecord } from "@outrigger/records";
import type { House } from "../house.ts";
import { Refused } from "../refusals.ts";

/** The text of the record file; undefined while the game runs, for it holds what nobody may know yet. */
export function recordText(house: House, id: string): Promise<string | undefined> {
  return house.rooms.inRoom(id, async (room) => {
    if (room.hosted.match.data.end === undefined) return undefined;
    const record = await recordFor(room);
    if (record === undefined) throw new Refused("older-rules");
    return makeRecord(record);
  });
}
