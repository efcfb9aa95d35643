// The record of a match that was played.
import { recordNow } from "@outrigger/host";
import { makeRecord } from "@outrigger/records";
import type { House } from "../house.ts";
import { Refused } from "../refusals.ts";
import { readKeepsake, renamed } from "../rooms/keepsake.ts";
import { noncesOf } from "../rooms/restore.ts";

/** The text of the record file; undefined while the game runs, for it holds what nobody may know yet. */
export function recordFor(house: House, id: string): Promise<string | undefined> {
  return house.rooms.inRoom(id, async ({ hosted, row, seats }) => {
    if (hosted.match.data.end === undefined) return undefined;
    if (hosted.chronicle === undefined)
      return makeRecord(await recordNow(hosted, { seed: row.seed, nonces: noncesOf(seats) }));
    // These rules would make another record of it.
    const kept = await house.storage.findChronicle(id);
    if (kept === undefined) throw new Refused("older-rules");
    return makeRecord(renamed(readKeepsake(kept).record, hosted));
  });
}
