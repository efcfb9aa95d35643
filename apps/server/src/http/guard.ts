// Before any handler: where the request comes from, how often, and that a page of ours has sent it.
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callerHash, hasToken } from "../accounts/caller.ts";
import type { Config } from "../config.ts";
import type { Context } from "../context.ts";
import { Refused } from "../refusals.ts";

/** A header that pages of other sites cannot send without asking first, and we answer no such question. */
const CLIENT_HEADER = "x-outrigger";

const SAFE = ["GET", "HEAD"];

export function guard(app: FastifyInstance, context: Context): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/api/")) return;
    const isAllowed = mayAsk(context, request);
    tellLimit(context, request, reply, isAllowed);
    if (!isAllowed) throw new Refused("too-many");
    if (SAFE.includes(request.method)) return;
    if (!isOwnOrigin(context.config, request.headers, false)) throw new Refused("wrong-origin");
    // No browser sends a token by itself: a program that shows one need not say that it is no foreign page.
    if (!hasToken(request) && request.headers[CLIENT_HEADER] !== "1") throw new Refused("wrong-origin");
  });
}

/** How many more requests there may be, and when there may be all again. */
function tellLimit(context: Context, request: FastifyRequest, reply: FastifyReply, isAllowed: boolean): void {
  const { most, left, full, next } = context.limits.standing("requests", callerHash(context, request) ?? request.ip);
  void reply.headers({ "ratelimit-limit": most, "ratelimit-remaining": left, "ratelimit-reset": full });
  if (!isAllowed) void reply.header("retry-after", Math.max(1, next));
}

/** Whoever floods is stopped by their own measure before the one they share with others at their address is touched. */
function mayAsk(context: Context, request: FastifyRequest): boolean {
  const known = callerHash(context, request);
  if (known === undefined) return context.limits.allows("requests", request.ip);
  return context.limits.allows("requests", known) && context.limits.allows("household", request.ip);
}

/** Whether the request comes from a page of this site. Tools send no origin; over sockets they have to name ours. */
export function isOwnOrigin(config: Config, headers: IncomingHttpHeaders, isNeeded: boolean): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return !isNeeded;
  if (config.origin !== undefined) return origin === config.origin;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
