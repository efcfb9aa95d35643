// Who asks: a browser by its session, or a program by a token that says what it may do.
import { SCOPES, type Scope } from "@outrigger/protocol";
import type { ApiTokenRow, PersonRow } from "@outrigger/storage";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { needUnsuspended } from "../desk/standing.ts";
import { tokenHash } from "../ids.ts";
import { Refused } from "../refusals.ts";
import type { Speaker } from "../sockets/connections.ts";
import { sessionHash, sessionPerson } from "./sessions.ts";

export interface Caller {
  /** Undefined for somebody without a name. */
  readonly me: PersonRow | undefined;
  /** What a token allows; undefined without one, when everything is allowed. */
  readonly scopes: readonly Scope[] | undefined;
}

const BEARER = /^Bearer +([\w-]{1,200}) *$/i;
/** The last use is noted to the minute. */
const MINUTE = 60_000;

/** What a program shows instead of a cookie; whatever else the header says is a token nobody has. */
function bearerHash({ headers: { authorization } }: FastifyRequest): string | undefined {
  return authorization === undefined ? undefined : tokenHash(BEARER.exec(authorization)?.[1] ?? "");
}

export const hasToken = (request: FastifyRequest): boolean => request.headers.authorization !== undefined;

/** By what a request, and what it opens, is known again. */
export function callerHash(context: Context, request: FastifyRequest): string | undefined {
  return bearerHash(request) ?? sessionHash(context, request);
}

/** A token counts before the cookie: whoever shows one wants no more than it allows. */
export async function callerOf(context: Context, request: FastifyRequest): Promise<Caller> {
  const hash = bearerHash(request);
  if (hash === undefined) return { me: await sessionPerson(context, request), scopes: undefined };
  const found = await context.storage.findApiToken(hash);
  if (found === undefined) throw new Refused("no-such-token");
  await noteUse(context, found.token);
  return { me: found.person, scopes: scopesOf(found.token) };
}

async function noteUse({ storage, now }: Context, { hash, used }: ApiTokenRow): Promise<void> {
  const at = now();
  if (used === null || at - used >= MINUTE) await storage.noteApiTokenUse({ hash, at });
}

export function scopesOf({ scopes }: ApiTokenRow): Scope[] {
  const given = scopes.split(" ");
  return SCOPES.filter((scope) => given.includes(scope));
}

/** `session`: nothing a token may do, whatever it allows. */
export function needScope({ scopes }: Caller, scope: Scope | "session"): void {
  if (scopes === undefined) return;
  if (scope === "session" || !scopes.includes(scope)) throw new Refused("wrong-scope");
}

export async function speakerOf(context: Context, request: FastifyRequest): Promise<Speaker> {
  const { me, scopes } = await callerOf(context, request);
  await needUnsuspended(context, me);
  if (me !== undefined) context.networks.note(me.id, request.ip);
  const { id, name = "", quotas = null } = me ?? {};
  return { person: id, name, session: callerHash(context, request), address: request.ip, quotas, scopes };
}
