// The record of a match that was played.
import { recordFor } from "@outrigger/host";
import { makeRecord } from "@outrigger/records";
import { Refused } from "../refusals.ts";
import type { Room } from "../rooms/room.ts";

/** The text of the record file; undefined while the game runs, for it holds what nobody may know yet. */
export async function recordText(room: Room): Promise<string | undefined> {
  if (room.hosted.match.data.end === undefined) return undefined;
  const record = await recordFor(room);
  if (record === undefined) throw new Refused("older-rules");
  return makeRecord(record);
}
