// Keys for push messages: the site's own pair, by which push services know it (VAPID, RFC 8292), and a browser's, for
// which messages are encrypted (RFC 8291).
import { generateKeyPairSync } from "node:crypto";
import { encryptNotification } from "@block65/webcrypto-web-push";
import type { Storage } from "@outrigger/storage";

/** In base64url: the point of the public key uncompressed, the private number. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A browser's public key and shared secret, as it hands them out. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** The site's own key pair, made once and kept. */
export async function keepPushKeys(storage: Storage): Promise<PushKeys> {
  const value = JSON.stringify(newPushKeys());
  return JSON.parse(await storage.keepSetting({ key: "vapid", value })) as PushKeys;
}

const UNCOMPRESSED = 4;

export function newPushKeys(): PushKeys {
  const {
    x = "",
    y = "",
    d = "",
  } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  const point = [Buffer.of(UNCOMPRESSED), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  return { publicKey: Buffer.concat(point).toString("base64url"), privateKey: d };
}

/** Whether messages can be encrypted for them. */
export async function isBrowserKeys(keys: BrowserKeys): Promise<boolean> {
  try {
    await encryptNotification({ endpoint: "", expirationTime: null, keys }, new Uint8Array());
    return true;
  } catch {
    return false;
  }
}
