// One way to add a route: what it takes is checked first, what it returns is the answer.

import type { PersonRow } from "@outrigger/storage";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import type { ZodType } from "zod";
import { sessionPerson } from "../accounts/sessions.ts";
import type { House } from "../house.ts";
import { Refused, STATUS } from "../refusals.ts";
import { isStorable } from "../storable.ts";

export interface Call<Body = undefined, Query = undefined> {
  readonly house: House;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly params: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly query: Query;
  /** Who asks; undefined without a session. */
  readonly me: PersonRow | undefined;
}

interface Route<Body, Query> {
  readonly body?: ZodType<Body>;
  readonly query?: ZodType<Query>;
  /** Bytes; larger bodies are refused unread. */
  readonly most?: number;
  handle(call: Call<Body, Query>): Promise<unknown>;
}

export type AddRoute = <Body = undefined, Query = undefined>(
  method: HTTPMethods,
  path: string,
  route: Route<Body, Query>,
) => void;

const MOST_BODY = 16 * 1024;

/** What can be asked for, for whoever wants to try all of it. */
export interface ListedRoute {
  readonly method: HTTPMethods;
  readonly path: string;
  readonly body: ZodType | undefined;
  readonly query: ZodType | undefined;
}

export function routes(app: FastifyInstance, house: House, list: ListedRoute[]): AddRoute {
  return (method, path, { body, query, most = MOST_BODY, handle }) => {
    list.push({ method, path, body, query });
    app.route({
      method,
      url: `/api${path}`,
      bodyLimit: most,
      handler: async (request, reply) => {
        for (const part of [request.params, request.query, request.body])
          if (!isStorable(part)) throw new Refused("malformed", ["there is text in it that cannot be kept"]);
        const answer = await handle({
          house,
          request,
          reply,
          params: request.params as Record<string, string>,
          body: read(body, request.body),
          query: read(query, request.query),
          me: await sessionPerson(house, request),
        });
        void reply.header("cache-control", "no-store");
        return answer ?? { ok: true };
      },
    });
  };
}

function read<Value>(schema: ZodType<Value> | undefined, raw: unknown): Value {
  if (schema === undefined) return undefined as Value;
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new Refused(
    "malformed",
    parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`),
  );
}

/** Who asks; a request without a session is refused. */
export function needMe({ me }: { readonly me: PersonRow | undefined }): PersonRow {
  if (me === undefined) throw new Refused("not-signed-in");
  return me;
}

/** The one place where what went wrong becomes an answer. */
export function answerError(house: House, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refused = asRefused(error);
  const url = request.routeOptions?.url;
  if (refused.code === "failed")
    house.log.error({ url, error: String(error), stack: (error as Error).stack }, "failed");
  else house.log.debug({ url, code: refused.code }, "refused");
  house.metrics.refused.inc({ code: refused.code });
  const problems = refused.problems.length === 0 ? {} : { problems: refused.problems };
  // What is refused to one may be granted to the next, or to the same one later.
  void reply.header("cache-control", "no-store");
  void reply.status(STATUS[refused.code]).send({ code: refused.code, ...problems });
}

function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 413) return new Refused("too-large");
  // Forbidden is a path that leads out of the site.
  if (statusCode === 404 || statusCode === 403) return new Refused("not-found");
  if (statusCode !== undefined && statusCode < 500) return new Refused("malformed");
  return new Refused("failed");
}
