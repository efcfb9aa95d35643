// The record of a match that was played.
import { commitmentOf, makeRecord, recordOf } from "@outrigger/records";
import type { House } from "../house.ts";
import { noncesOf } from "../rooms/restore.ts";

/** The text of the record file; undefined while the game runs, for it holds what nobody may know yet. */
export function recordFor(house: House, id: string): Promise<string | undefined> {
  return house.rooms.inRoom(id, ({ hosted, row, seats }) => {
    if (hosted.match.data.end === undefined) return undefined;
    const proof = { commitment: commitmentOf(row.seed), nonces: noncesOf(seats), seed: row.seed };
    return makeRecord(recordOf(hosted.match, proof));
  });
}
