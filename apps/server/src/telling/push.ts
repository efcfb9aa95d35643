// Push messages to browsers, and where they may be sent: a server must not be talked into calling anybody else.
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import type { Storage, SubscriptionRow } from "@outrigger/storage";
import type { Config } from "../config.ts";
import { type BrowserKeys, encryptMessage } from "./encryption.ts";
import { newPushKeys, type PushKeys, vapidHeader } from "./vapid.ts";

const KNOWN_HOSTS = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "push.apple.com",
  "notify.windows.com",
] as const;

export function isPushEndpoint(endpoint: string, { pushHosts }: Pick<Config, "pushHosts">): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, host } = new URL(endpoint);
  if (protocol !== "https:") return false;
  const isKnown = KNOWN_HOSTS.some((known) => hostname === known || hostname.endsWith(`.${known}`));
  return isKnown || pushHosts.includes(host);
}

/** The site's own key pair, made once and kept. */
export async function keepPushKeys(storage: Storage): Promise<PushKeys> {
  const value = JSON.stringify(newPushKeys());
  return JSON.parse(await storage.keepSetting({ key: "vapid", value })) as PushKeys;
}

export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** A later message about the same replaces one that has not been delivered or looked at. At most 32 characters of base64url. */
  readonly tag: string;
}

/** What became of a message. `gone`: the browser has withdrawn its subscription. */
export type Delivery =
  | { readonly kind: "sent" | "gone" }
  | { readonly kind: "later"; readonly why: string; readonly after: number }
  | { readonly kind: "refused"; readonly why: string };

const DAY_SECONDS = 24 * 3_600;
const PATIENCE = 10_000;

export async function sendPush(
  config: Pick<Config, "origin" | "pushAgent" | "wall">,
  keys: PushKeys,
  { endpoint, keys: browserKeys }: Pick<SubscriptionRow, "endpoint" | "keys">,
  message: PushMessage,
): Promise<Delivery> {
  const body = encryptMessage(JSON.stringify(message), JSON.parse(browserKeys) as BrowserKeys);
  const headers = {
    authorization: vapidHeader(keys, endpoint, config.origin ?? "https://localhost", config.wall()),
    "content-encoding": "aes128gcm",
    "content-type": "application/octet-stream",
    "content-length": body.length,
    ttl: DAY_SECONDS,
    urgency: "normal",
    topic: message.tag,
  };
  try {
    return deliveryOf(await post(endpoint, headers, body, config.pushAgent));
  } catch (error) {
    return { kind: "later", why: String(error), after: 0 };
  }
}

function post(
  endpoint: string,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer,
  agent: Config["pushAgent"],
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE);
    const asking = request(endpoint, { method: "POST", headers, signal, ...(agent === undefined ? {} : { agent }) });
    asking.on("response", (response) => resolve(response.resume()));
    asking.on("error", reject);
    asking.end(body);
  });
}

const GONE = [404, 410];
const TOO_MANY = 429;

function deliveryOf({ statusCode: status = 0, headers }: IncomingMessage): Delivery {
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (GONE.includes(status)) return { kind: "gone" };
  const why = `the push service answered ${status}`;
  if (status !== TOO_MANY && status < 500) return { kind: "refused", why };
  const seconds = Number(headers["retry-after"]);
  return { kind: "later", why, after: seconds > 0 ? seconds * 1_000 : 0 };
}
