// Push messages to browsers, and where they may be sent: a server must not be talked into calling anybody else.
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { buildPushPayload } from "@block65/webcrypto-web-push";
import type { SubscriptionRow } from "@outrigger/storage";
import type { Config } from "../config.ts";
import type { BrowserKeys, PushKeys } from "./push-keys.ts";

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

export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** A later message about the same replaces one that has not been delivered or looked at. At most 32 characters of base64url. */
  readonly tag: string;
  /** The app's icon is marked. */
  readonly badge: boolean;
}

/** What became of a message. `gone`: the browser has withdrawn its subscription. */
export type Delivery =
  | { readonly kind: "sent" | "gone" }
  | { readonly kind: "later"; readonly why: string; readonly after: number }
  | { readonly kind: "refused"; readonly why: string };

const DAY_SECONDS = 24 * 3_600;
const PATIENCE = 10_000;

export async function sendPush(
  config: Pick<Config, "origin" | "pushAgent">,
  keys: PushKeys,
  browser: Pick<SubscriptionRow, "endpoint" | "keys">,
  message: PushMessage,
): Promise<Delivery> {
  const made = await makeRequest(config, keys, browser, message).catch(String);
  if (typeof made === "string") return { kind: "refused", why: made };
  try {
    return deliveryOf(await post(browser.endpoint, made, config.pushAgent));
  } catch (error) {
    return { kind: "later", why: String(error), after: 0 };
  }
}

type PushRequest = Pick<Awaited<ReturnType<typeof buildPushPayload>>, "headers" | "body">;

/** Encrypted for this browser alone and as long as any other, signed for its push service. */
export function makeRequest(
  { origin }: Pick<Config, "origin">,
  keys: PushKeys,
  browser: Pick<SubscriptionRow, "endpoint" | "keys">,
  message: PushMessage,
): Promise<PushRequest> {
  const options = { ttl: DAY_SECONDS, urgency: "normal", topic: message.tag } as const;
  const browserKeys = JSON.parse(browser.keys) as BrowserKeys;
  return buildPushPayload(
    { data: JSON.stringify(message), options },
    { endpoint: browser.endpoint, expirationTime: null, keys: browserKeys },
    { subject: origin ?? "https://localhost", ...keys },
  );
}

function post(endpoint: string, { headers, body }: PushRequest, agent: Config["pushAgent"]): Promise<IncomingMessage> {
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
