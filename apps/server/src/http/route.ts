// One way to add a route: what it takes is checked first, what it returns is the answer, and it is described by both.
import type { Scope } from "@outrigger/protocol";
import { done, refusal } from "@outrigger/protocol/answers";
import type { PersonRow } from "@outrigger/storage";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { z } from "zod";
import { callerOf, needScope } from "../accounts/caller.ts";
import type { Context } from "../context.ts";
import { needUnsuspended } from "../desk/standing.ts";
import { Refused, STATUS } from "../refusals.ts";
import { isStorable } from "../storable.ts";

export interface Call<Body = undefined, Query = undefined> {
  readonly context: Context;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly params: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly query: Query;
  /** Who asks; undefined without a session. */
  readonly me: PersonRow | undefined;
}

type Schema<Value> = z.core.$ZodType<Value>;

interface Route<Body, Query, Answer> {
  /** What it does, in a line. */
  readonly summary: string;
  /** What a token has to allow; `session` for what no token does. */
  readonly scope: Scope | "session";
  readonly body?: Schema<Body>;
  readonly query?: Schema<Query>;
  /** What it answers with; that it is done when absent. */
  readonly answer?: Schema<Answer>;
  /** What kind of text the answer is, where it is not one JSON value. */
  readonly media?: string;
  /** Bytes; larger bodies are refused unread. */
  readonly most?: number;
  /** Also for somebody who is suspended. */
  readonly whileSuspended?: true;
  handle(call: Call<Body, Query>): Promise<Answer>;
}

export type AddRoute = <Body = undefined, Query = undefined, Answer = void>(
  method: HTTPMethods,
  path: string,
  route: Route<Body, Query, Answer>,
) => void;

const MOST_BODY = 16 * 1024;

/** What can be asked for, for whoever wants to try all of it. */
export interface ListedRoute {
  readonly scope: Scope | "session";
  readonly method: HTTPMethods;
  readonly path: string;
  readonly body: Schema<unknown> | undefined;
  readonly query: Schema<unknown> | undefined;
}

export function routes(app: FastifyInstance, context: Context, list: ListedRoute[]): AddRoute {
  return (method, path, route) => {
    const { scope, body, query, most = MOST_BODY, whileSuspended = false, handle } = route;
    list.push({ method, path, scope, body, query });
    app.route({
      method,
      url: `/api${path}`,
      bodyLimit: most,
      schema: describe(path, route),
      handler: async (request, reply) => {
        for (const part of [request.params, request.query, request.body])
          if (!isStorable(part)) throw new Refused("malformed", ["there is text in it that cannot be kept"]);
        const caller = await callerOf(context, request);
        if (!whileSuspended) await needUnsuspended(context, caller.me);
        needScope(caller, scope);
        const answer = await handle({
          context,
          request,
          reply,
          params: request.params as Record<string, string>,
          body: read(body, request.body),
          query: read(query, request.query),
          me: caller.me,
        });
        void reply.header("cache-control", "no-store");
        return answer ?? { ok: true };
      },
    });
  };
}

type Described<Route> = Omit<Route, "handle" | "most" | "whileSuspended">;

/** For the description; what comes in is checked by the handler, with the same schemas. */
function describe<Body, Query, Answer>(path: string, route: Described<Route<Body, Query, Answer>>) {
  const { summary, scope, body, query, answer = done, media = "application/json" } = route;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");
  const [, tag = ""] = path.split("/");
  return {
    summary,
    tags: [tag],
    security: scope === "session" ? [{ session: [] }] : [{ token: [scope] }, { session: [] }],
    ...(names.length === 0 ? {} : { params: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) }),
    ...(body === undefined ? {} : { body }),
    ...(query === undefined ? {} : { querystring: query }),
    response: {
      200: { description: "Done.", content: { [media]: { schema: answer } } },
      "4xx": { description: "Refused; the code says why.", content: { "application/json": { schema: refusal } } },
      "5xx": { description: "Our fault.", content: { "application/json": { schema: refusal } } },
    },
  };
}

function read<Value>(schema: Schema<Value> | undefined, raw: unknown): Value {
  if (schema === undefined) return undefined as Value;
  const parsed = z.safeParse(schema, raw);
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
export function answerError(context: Context, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refused = asRefused(error);
  const url = request.routeOptions?.url;
  if (refused.code === "failed")
    context.log.error({ url, error: String(error), stack: (error as Error).stack }, "failed");
  else context.log.debug({ url, code: refused.code }, "refused");
  context.metrics.refused.inc({ code: refused.code });
  const problems = refused.problems.length === 0 ? {} : { problems: refused.problems };
  // What is refused to one may be granted to the next, or to the same one later.
  void reply.header("cache-control", "no-store");
  void reply.status(STATUS[refused.code]).send({ code: refused.code, ...problems, ...refused.suspension });
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
