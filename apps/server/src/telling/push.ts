// Push messages to browsers, and where they may be sent: a server must not be talked into calling anybody else.
import type { Storage, SubscriptionRow } from "@outrigger/storage";
import webPush from "web-push";
import type { Config } from "../config.ts";

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

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The site's own key pair, made once and kept. */
export async function keepPushKeys(storage: Storage): Promise<PushKeys> {
  const value = JSON.stringify(webPush.generateVAPIDKeys());
  return JSON.parse(await storage.keepSetting({ key: "vapid", value })) as PushKeys;
}

const HOUR = 3_600;
const GONE = [404, 410];

/** False when the browser has withdrawn the subscription. */
export async function sendPush(
  config: Config,
  keys: PushKeys,
  { endpoint, keys: browserKeys }: SubscriptionRow,
  message: unknown,
): Promise<boolean> {
  const subscription = { endpoint, keys: JSON.parse(browserKeys) as { p256dh: string; auth: string } };
  try {
    await webPush.sendNotification(subscription, JSON.stringify(message), {
      vapidDetails: { subject: config.origin ?? "https://localhost", ...keys },
      TTL: 24 * HOUR,
      timeout: 10_000,
      ...(config.pushAgent === undefined ? {} : { agent: config.pushAgent }),
    });
    return true;
  } catch (error) {
    if (GONE.includes((error as { statusCode?: number }).statusCode ?? 0)) return false;
    throw error;
  }
}
