// Luck that can be checked afterwards. The host commits to a seed, then every seat adds a nonce: neither can choose the
// outcomes alone, and once the seed is published everybody can work all of them out again.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { type Chance, canonicalJson, type Scalar } from "@outrigger/kernel";
import type { ChanceAt } from "@outrigger/kernel/match";
import { hashOf } from "./hash.ts";

const BYTES = 32;

/** A fresh seed or nonce from the machine's own random source: 64 hexadecimal digits. */
export function newSecret(): string {
  return bytesToHex(randomBytes(BYTES));
}

/** What the host publishes before any seat names its nonce. */
export function commitmentOf(seed: string): string {
  return hashOf(hexToBytes(seed));
}

/** Answers each call of a match by its number, from the host's seed and the nonces in seat order. */
export function verifiableChance(seed: string, nonces: readonly string[]): ChanceAt {
  // Every match that is opened comes by here; those without luck, and most that are only looked at, never ask.
  let key: Uint8Array | undefined;
  const keyOf = (): Uint8Array => {
    key ??= hmac(sha256, hexToBytes(seed), utf8ToBytes(canonicalJson(nonces)));
    return key;
  };
  return (call) => chanceOfCall(keyOf, call);
}

function chanceOfCall(keyOf: () => Uint8Array, call: number): Chance {
  const below = (kind: string, bound: number): number => fairBelow(keyOf(), `${call} ${kind} ${bound}`, bound);
  return {
    die: (sides) => below("die", sides) + 1,
    pick: (count) => below("pick", count),
    draw: (bag, eligible) => {
      const items = canonicalItems(eligible === undefined ? bag : bag.filter(eligible));
      if (items.length === 0) throw new Error("draw without an eligible item");
      const item = items[below("draw", items.length)] as (typeof items)[number];
      bag.splice(bag.indexOf(item), 1);
      return item;
    },
  };
}

const WORDS = 0x1_0000_0000;

/** The first four bytes of HMAC(key, "number kind bound try"), tried again where they would favour low numbers. */
function fairBelow(key: Uint8Array, call: string, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > WORDS) throw new Error(`no fair number below ${bound}`);
  const limit = WORDS - (WORDS % bound);
  for (let attempt = 0; ; attempt++) {
    const bytes = hmac(sha256, key, utf8ToBytes(`${call} ${attempt}`));
    const word = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
    if (word < limit) return word % bound;
  }
}

/** Numbers in rising order, then texts by their code units: the order does not depend on how the bag was filled. */
function canonicalItems<Item extends Scalar>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => {
    if (typeof one !== typeof other) return typeof one === "number" ? -1 : 1;
    return one < other ? -1 : one > other ? 1 : 0;
  });
}
