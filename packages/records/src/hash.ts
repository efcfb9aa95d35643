// One hash for one value: SHA-256 over the canonical text, the same in Node, a page and a worker.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { canonicalJson } from "@outrigger/kernel";

/** 64 hexadecimal digits. */
export function hashJson(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
}
