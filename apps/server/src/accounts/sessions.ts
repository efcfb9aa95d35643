// Sessions: a random token in a cookie no script can read, its hash in the database.
import type { PersonRow } from "@outrigger/storage";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { newToken, tokenHash } from "../ids.ts";
import { readCookie, setCookie } from "./cookies.ts";

const DAY = 24 * 3_600_000;
/** Counted from the last visit. */
export const SESSION_LIFE = 365 * DAY;

const NAME = "outrigger";

function readToken(context: Context, request: FastifyRequest): string | undefined {
  return readCookie(context, request, NAME);
}

function setToken(context: Context, request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number): void {
  setCookie(context, request, reply, { name: NAME, value, maxAge });
}

export function sessionHash(context: Context, request: FastifyRequest): string | undefined {
  const token = readToken(context, request);
  return token === undefined ? undefined : tokenHash(token);
}

export async function sessionPerson(context: Context, request: FastifyRequest): Promise<PersonRow | undefined> {
  const hash = sessionHash(context, request);
  return hash === undefined ? undefined : context.storage.findSession({ hash, now: context.now() });
}

export async function beginSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
): Promise<void> {
  const token = newToken();
  const now = context.now();
  await context.storage.addSession({ hash: tokenHash(token), person, created: now, expires: now + SESSION_LIFE });
  setToken(context, request, reply, token, SESSION_LIFE / 1_000);
}

/** Somebody is here again: their session, and the cookie with it, lasts from now. Noted once a day. */
export async function renewSession(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = readToken(context, request);
  if (token === undefined) return;
  const expires = context.now() + SESSION_LIFE;
  const isLater = await context.storage.renewSession({ hash: tokenHash(token), expires, unlessAfter: expires - DAY });
  if (isLater) setToken(context, request, reply, token, SESSION_LIFE / 1_000);
}

export async function endSession(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const session = sessionHash(context, request);
  if (session !== undefined) {
    await context.storage.dropSession(session);
    context.storage.bus.announce(`signout session ${session}`);
  }
  setToken(context, request, reply, "", 0);
}

/** Every session ends, and every line is closed. */
export async function signOutAll(context: Context, person: string): Promise<void> {
  await context.storage.dropSessionsOf(person);
  context.storage.bus.announce(`signout person ${person}`);
}
