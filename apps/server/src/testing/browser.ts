// A browser's side of push messages, written on Web Crypto so that it shares nothing with the server's side.
import { webcrypto } from "node:crypto";

const { subtle } = webcrypto;
const EC = { name: "ECDH", namedCurve: "P-256" } as const;
const text = (value: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(value));

export interface PushBrowser {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** What a body says; throws where it is not for this browser. */
  read(body: Uint8Array<ArrayBuffer>): Promise<string>;
}

export async function openPushBrowser(): Promise<PushBrowser> {
  const pair = await subtle.generateKey(EC, true, ["deriveBits"]);
  const mine = new Uint8Array(await subtle.exportKey("raw", pair.publicKey));
  const auth = webcrypto.getRandomValues(new Uint8Array(16));
  const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
  return {
    keys: { p256dh: base64url(mine), auth: base64url(auth) },
    read: async (body) => {
      const salt = body.slice(0, 16);
      const theirs = body.slice(21, 86);
      const imported = await subtle.importKey("raw", theirs, EC, false, []);
      const shared = await subtle.deriveBits({ name: "ECDH", public: imported }, pair.privateKey, 256);
      const info = new Uint8Array([...text("WebPush: info\0"), ...mine, ...theirs]);
      const secret = await hkdf(shared, auth, info, 32);
      const key = await hkdf(secret, salt, text("Content-Encoding: aes128gcm\0"), 16);
      const iv = await hkdf(secret, salt, text("Content-Encoding: nonce\0"), 12);
      const opener = await subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
      const plain = new Uint8Array(await subtle.decrypt({ name: "AES-GCM", iv }, opener, body.slice(86)));
      return Buffer.from(plain.slice(0, plain.lastIndexOf(2))).toString();
    },
  };
}

async function hkdf(
  secret: ArrayBuffer,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<ArrayBuffer> {
  const key = await subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  return subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, bytes * 8);
}
