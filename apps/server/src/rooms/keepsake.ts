// What is kept of a match when it ends, beside its last snapshot: what it was like, and its record. Later rules may play it
// otherwise.
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { type Chronicle, makeChronicle } from "@outrigger/host";
import { commitmentOf, digestOf, type GameRecord, recordOf } from "@outrigger/records";
import { noncesOf } from "./restore.ts";
import type { Room } from "./room-data.ts";

interface Keepsake {
  readonly chronicle: Chronicle;
  readonly record: GameRecord;
}

/** The match's record by the rules it was played under; the luck is published with it. */
export function recordOfRoom({ hosted, row, seats }: Room): GameRecord {
  return recordOf(hosted.match, { commitment: commitmentOf(row.seed), nonces: noncesOf(seats), seed: row.seed });
}

export function makeKeepsake(room: Room): string {
  const kept: Keepsake = { chronicle: makeChronicle(room.hosted.match), record: recordOfRoom(room) };
  return deflateRawSync(JSON.stringify(kept)).toString("base64");
}

export function readKeepsake(payload: string): Keepsake {
  return JSON.parse(inflateRawSync(Buffer.from(payload, "base64")).toString()) as Keepsake;
}

/** Somebody may have taken their name with them since. */
export function renamed(record: GameRecord, { hosted }: Room): GameRecord {
  const named = { ...record, seats: hosted.match.data.seats };
  return { ...named, digest: digestOf(named) };
}
