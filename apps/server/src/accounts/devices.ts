// Browsers in which an account has been signed in before. They have guesses of their own: whoever guesses at a password
// from elsewhere uses up everybody's, not the owner's. The cookie opens nothing.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Storage } from "@outrigger/storage";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { newId, newToken } from "../ids.ts";
import { readCookie, setCookie } from "./cookies.ts";

const NAME = "outrigger-device";
const YEARS_2 = 2 * 365 * 24 * 3_600;
/** A family may share a browser. */
const MOST_ACCOUNTS = 5;

/** What the marks are made with, the same on every node. */
export function keepDeviceSecret(storage: Storage): Promise<string> {
  return storage.keepSetting({ key: "device-secret", value: newToken() });
}

/** Says that this browser knows the address, without naming it. */
function markFor(context: Context, browser: string, email: string): string {
  return createHmac("sha256", context.deviceSecret).update(`${browser} ${email}`).digest("base64url");
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** `browser.mark`, one for each account, the newest last. */
function entriesOf(context: Context, request: FastifyRequest): readonly string[] {
  return (readCookie(context, request, NAME) ?? "").split("~").filter((entry) => entry !== "");
}

/** This browser's own name, where the account of this address has been signed in here before. */
export function knownBrowser(context: Context, request: FastifyRequest, email: string): string | undefined {
  for (const entry of entriesOf(context, request).slice(-MOST_ACCOUNTS)) {
    const [browser = "", mark = ""] = entry.split(".");
    if (isSame(mark, markFor(context, browser, email))) return browser;
  }
  return undefined;
}

export function rememberBrowser(context: Context, request: FastifyRequest, reply: FastifyReply, email: string): void {
  if (knownBrowser(context, request, email) !== undefined) return;
  const browser = newId();
  const entries = [...entriesOf(context, request), `${browser}.${markFor(context, browser, email)}`];
  setCookie(context, request, reply, { name: NAME, value: entries.slice(-MOST_ACCOUNTS).join("~"), maxAge: YEARS_2 });
}
