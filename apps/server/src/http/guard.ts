// Before any handler: where the request comes from, how often, and that a page of ours has sent it.
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sessionHash } from "../accounts/sessions.ts";
import type { Config } from "../config.ts";
import type { House } from "../house.ts";
import { Refused } from "../refusals.ts";

/** A header that pages of other sites cannot send without asking first, and we answer no such question. */
const CLIENT_HEADER = "x-outrigger";

const SAFE = ["GET", "HEAD"];

export function guard(app: FastifyInstance, house: House): void {
  app.addHook("onRequest", async (request) => {
    if (!request.url.startsWith("/api/")) return;
    if (!mayAsk(house, request)) throw new Refused("too-many");
    if (SAFE.includes(request.method)) return;
    if (!isOwnOrigin(house.config, request.headers, false) || request.headers[CLIENT_HEADER] !== "1")
      throw new Refused("wrong-origin");
  });
}

/** Whoever floods is stopped by their own measure before the one they share with others at their address is touched. */
function mayAsk(house: House, request: FastifyRequest): boolean {
  const session = sessionHash(house, request);
  if (session === undefined) return house.limits.allows("requests", request.ip);
  return house.limits.allows("requests", session) && house.limits.allows("household", request.ip);
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
