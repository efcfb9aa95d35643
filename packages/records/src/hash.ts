// One hash for one value: SHA-256 over the canonical text, the same in Node, a page and a worker.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { canonicalJson } from "@outrigger/kernel";

/** What Node has of its own: ten times as fast, and a server makes one for every move. */
interface OwnHash {
  hash(algorithm: "sha256", text: string, form: "hex"): string;
}
const { process } = globalThis as { process?: { getBuiltinModule?(name: "node:crypto"): OwnHash | undefined } };
const hashText = hasherWith(process?.getBuiltinModule?.("node:crypto"));

export function hasherWith(own: OwnHash | undefined): (text: string) => string {
  return own === undefined
    ? (text) => bytesToHex(sha256(utf8ToBytes(text)))
    : (text) => own.hash("sha256", text, "hex");
}

/** 64 hexadecimal digits. */
export function hashJson(value: unknown): string {
  return hashText(canonicalJson(value));
}
