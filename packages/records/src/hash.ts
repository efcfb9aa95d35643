// One hash for one value: SHA-256 over the canonical text, the same in Node, a page and a worker.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { canonicalJson, type Json } from "@outrigger/kernel";

/** What Node has of its own: ten times as fast, and a server makes one for every move. */
interface OwnHash {
  hash(algorithm: "sha256", given: string | Uint8Array, form: "hex"): string;
}
const { process } = globalThis as { process?: { getBuiltinModule?(name: "node:crypto"): OwnHash | undefined } };
/** Of bytes, or of a text in UTF-8: 64 hexadecimal digits. */
export const hashOf = hasherWith(process?.getBuiltinModule?.("node:crypto"));

export function hasherWith(own: OwnHash | undefined): (given: string | Uint8Array) => string {
  return own === undefined
    ? (given) => bytesToHex(sha256(typeof given === "string" ? utf8ToBytes(given) : given))
    : (given) => own.hash("sha256", given, "hex");
}

/** 64 hexadecimal digits. */
export function hashJson(value: unknown): string {
  return hashOf(canonicalJson(value));
}

/** A game's own pack is the same for all its matches, and may be large. */
const packHashes = new WeakMap<object, string>();

export function packHash(source: Json): string {
  if (typeof source !== "object" || source === null) return hashJson(source);
  const hash = packHashes.get(source) ?? hashJson(source);
  packHashes.set(source, hash);
  return hash;
}
