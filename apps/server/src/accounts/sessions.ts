// Sessions: a random token in a cookie no script can read, its hash in the database.
import type { PersonRow } from "@outrigger/storage";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { House } from "../house.ts";
import { newToken, tokenHash } from "../ids.ts";
import { readCookie, setCookie } from "./cookies.ts";

const DAY = 24 * 3_600_000;
/** Counted from the last visit. */
export const SESSION_LIFE = 365 * DAY;

const NAME = "outrigger";

function readToken(house: House, request: FastifyRequest): string | undefined {
  return readCookie(house, request, NAME);
}

function setToken(house: House, request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number): void {
  setCookie(house, request, reply, { name: NAME, value, maxAge });
}

export function sessionHash(house: House, request: FastifyRequest): string | undefined {
  const token = readToken(house, request);
  return token === undefined ? undefined : tokenHash(token);
}

export async function sessionPerson(house: House, request: FastifyRequest): Promise<PersonRow | undefined> {
  const hash = sessionHash(house, request);
  return hash === undefined ? undefined : house.storage.findSession({ hash, now: house.now() });
}

export async function beginSession(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
): Promise<void> {
  const token = newToken();
  const now = house.now();
  await house.storage.addSession({ hash: tokenHash(token), person, created: now, expires: now + SESSION_LIFE });
  setToken(house, request, reply, token, SESSION_LIFE / 1_000);
}

/** Somebody is here again: their session, and the cookie with it, lasts from now. Noted once a day. */
export async function renewSession(house: House, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = readToken(house, request);
  if (token === undefined) return;
  const expires = house.now() + SESSION_LIFE;
  const isLater = await house.storage.renewSession({ hash: tokenHash(token), expires, unlessAfter: expires - DAY });
  if (isLater) setToken(house, request, reply, token, SESSION_LIFE / 1_000);
}

export async function endSession(house: House, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const session = sessionHash(house, request);
  if (session !== undefined) {
    await house.storage.dropSession(session);
    house.storage.bus.announce(`signout session ${session}`);
  }
  setToken(house, request, reply, "", 0);
}

/** Every session ends, and every line is closed. */
export async function signOutAll(house: House, person: string): Promise<void> {
  await house.storage.dropSessionsOf(person);
  house.storage.bus.announce(`signout person ${person}`);
}
