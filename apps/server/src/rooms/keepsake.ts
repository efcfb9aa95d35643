// What is kept of a match when it ends, as the database has it: compressed.
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Hosted, Keepsake } from "@outrigger/host";
import { digestOf, type GameRecord } from "@outrigger/records";

export function packKeepsake(kept: Keepsake): string {
  return deflateRawSync(JSON.stringify(kept)).toString("base64");
}

export function readKeepsake(payload: string): Keepsake {
  return JSON.parse(inflateRawSync(Buffer.from(payload, "base64")).toString()) as Keepsake;
}

/** Somebody may have taken their name with them since. */
export function renamed(record: GameRecord, { match }: Hosted): GameRecord {
  const named = { ...record, seats: match.data.seats };
  return { ...named, digest: digestOf(named) };
}
