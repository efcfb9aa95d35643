// Whatever a server under test says is held against its description: an answer that is not as described fails the test.
import { isDeepStrictEqual } from "node:util";
import { NEWS, refusal } from "@outrigger/protocol/answers";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { STATUS } from "../refusals.ts";

type Schema = z.core.$ZodType;
interface Described {
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
}

/** What does not fit, or fits and says more than is described. */
export function mismatch(schema: Schema, value: unknown): string | undefined {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) return z.prettifyError(parsed.error);
  return isDeepStrictEqual(parsed.data, value) ? undefined : `says more than is described: ${JSON.stringify(value)}`;
}

/** Looks at every answer of the interface as it goes out. */
export function checkAnswers(app: FastifyInstance, complain: (problem: string) => void): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const { url, schema } = request.routeOptions;
    if (url?.startsWith("/api/") !== true || request.ws) return payload;
    const problem = problemWith(reply.statusCode, payload, schema?.response as Record<string, Described> | undefined);
    if (problem !== undefined) complain(`${request.method} ${url} answered ${reply.statusCode}: ${problem}`);
    return payload;
  });
}

function problemWith(status: number, payload: unknown, response: Record<string, Described> | undefined) {
  if (response === undefined) return "it is not described";
  if (status >= 400) return problemOfRefusal(status, payload);
  const [media = "", { schema }] = Object.entries(response["200"]?.content ?? {})[0] ?? ["", { schema: z.never() }];
  if (media !== "application/json") return undefined;
  return mismatch(schema, JSON.parse(String(payload)));
}

function problemOfRefusal(status: number, payload: unknown): string | undefined {
  const answer: unknown = JSON.parse(String(payload));
  const problem = mismatch(refusal, answer);
  if (problem !== undefined) return problem;
  const { code } = answer as z.infer<typeof refusal>;
  return STATUS[code] === status ? undefined : `${code} is answered by ${STATUS[code]}`;
}

/** A message of the socket. */
export function problemOfNews(news: { readonly kind: string }): string | undefined {
  const schema = Object.entries(NEWS).find(([kind]) => kind === news.kind)?.[1];
  return schema === undefined ? `"${news.kind}" is not described` : mismatch(schema, news);
}
