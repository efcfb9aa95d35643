// What is kept of a match when it ends, as the database has it: compressed.
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Keepsake } from "@outrigger/host";

export function packKeepsake(kept: Keepsake): string {
  return deflateRawSync(JSON.stringify(kept)).toString("base64");
}

export function readKeepsake(payload: string): Keepsake {
  return JSON.parse(inflateRawSync(Buffer.from(payload, "base64")).toString()) as Keepsake;
}
