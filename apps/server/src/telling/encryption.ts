// Push messages that only the browser they are for can read: one record of aes128gcm (RFC 8188) under a key that is agreed
// on anew for each message (RFC 8291). The push service in between sees its length.
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";

/** A browser's public key and shared secret, as it hands them out. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What must never be used twice; tests name it, nobody else does. */
interface Fresh {
  readonly pair: ECDH;
  readonly salt: Buffer;
}

export const CURVE = "prime256v1";
const SECRET_BYTES = 16;
const SALT_BYTES = 16;
const RECORD_BYTES = 4_096;
const LAST_RECORD = 2;
/** Its salt, the record's size, and our public key with its length. */
const HEADER_BYTES = SALT_BYTES + 4 + 1 + 65;
const TAG_BYTES = 16;
/** Push services need not take more than one record, header and all. */
const MOST_BYTES = RECORD_BYTES - HEADER_BYTES - TAG_BYTES - 1;

export function isBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  try {
    freshPair().computeSecret(p256dh, "base64url");
  } catch {
    return false;
  }
  return Buffer.from(auth, "base64url").length === SECRET_BYTES;
}

export function encryptMessage(text: string, browser: BrowserKeys, fresh: Fresh = makeFresh()): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > MOST_BYTES) throw new Error(`a push message of ${plain.length} bytes`);
  const { key, nonce } = agreeOn(browser, fresh);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const record = [cipher.update(plain), cipher.update(Buffer.of(LAST_RECORD)), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([makeHeader(fresh), ...record]);
}

function makeHeader({ salt, pair }: Fresh): Buffer {
  const publicKey = pair.getPublicKey();
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(publicKey.length), publicKey]);
}

function agreeOn({ p256dh, auth }: BrowserKeys, { pair, salt }: Fresh): { key: Buffer; nonce: Buffer } {
  const theirs = Buffer.from(p256dh, "base64url");
  const shared = pair.computeSecret(theirs);
  const both = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, pair.getPublicKey()]);
  const secret = derive(shared, Buffer.from(auth, "base64url"), both, 32);
  return {
    key: derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16),
    nonce: derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12),
  };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
}

function makeFresh(): Fresh {
  return { pair: freshPair(), salt: randomBytes(SALT_BYTES) };
}

function freshPair(): ECDH {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
}
