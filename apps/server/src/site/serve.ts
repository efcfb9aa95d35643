// The built client, answered from memory; nothing is ever read from a path in a request.
import type { FastifyInstance } from "fastify";
import { isSecure } from "../accounts/cookies.ts";
import type { House } from "../house.ts";
import { Refused } from "../refusals.ts";
import { answer, HEADERS, type Site } from "./site.ts";

/** Over https for good: for a year no browser that was here asks without it. */
const STRICT = { "strict-transport-security": "max-age=31536000" };

export function serveSite(app: FastifyInstance, house: House, site: Site): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const headers = { ...HEADERS, ...(isSecure(house, request) ? STRICT : {}) };
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) void reply.header(name, value);
    return payload;
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith("/api")) throw new Refused("not-found");
    const { status, headers, body } = answer(site, {
      method: request.method,
      path: readPath(request.url),
      accept: request.headers.accept ?? "*/*",
      encodings: String(request.headers["accept-encoding"] ?? ""),
      knownTag: request.headers["if-none-match"] ?? "",
    });
    return reply.status(status).headers(headers).send(body);
  });
}

function readPath(url: string): string {
  const [path = "/"] = url.split(/[?#]/);
  try {
    return path === "/" ? "/index.html" : decodeURIComponent(path);
  } catch {
    return path;
  }
}
