// The public interface describes itself: every route by the schemas that check it, every message of the socket by those of
// the protocol. What the site's own pages use is all there is.
import swagger from "@fastify/swagger";
import { HOST_REFUSALS, SCOPES, SITE_REFUSALS, siteMessage, VERSION } from "@outrigger/protocol";
import { NEWS, named } from "@outrigger/protocol/answers";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from "fastify-type-provider-zod";
import type { OpenAPIV3_1 } from "openapi-types";
import { z } from "zod";
import type { AddRoute, Call } from "../http/route.ts";
import { makePage, STYLE } from "./page.ts";

/** Of the interface by HTTP. The first number goes up when something that was there has gone or means something else. */
const API_VERSION = "1.2.0";

const SCOPE_WORDS: Readonly<Record<(typeof SCOPES)[number], string>> = {
  read: "look: one's tables, what one's seat sees and is offered, the stream",
  play: "take seats, move, talk at one's tables",
  tables: "open tables and start them",
  account: "another name, notes, whom one avoids, being a bot",
};

/** Before any route. The schemas are our own affair: handlers check what comes in, and what goes out is written as it is. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  const zodToJsonConfig = { override: forReaders } as const;
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Outrigger",
        version: API_VERSION,
        description: "What the site's own pages use, for everybody. See docs/api.md for how it is meant.",
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: "/" }],
      components: {
        securitySchemes: {
          token: {
            type: "http",
            scheme: "bearer",
            description: `A personal token, made in one's account, with what it allows: ${SCOPES.join(", ")}.`,
          },
          session: { type: "apiKey", in: "cookie", name: "outrigger", description: "A browser that has signed in." },
        },
      },
    },
    // What is not the interface, such as whether the server is alive, has no place in it.
    hideUntagged: true,
    transform: createJsonSchemaTransform({ schemaRegistry: named, zodToJsonConfig }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: named, zodToJsonConfig }),
  });
}

interface Made {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** As generators understand it, and as far as it is promised. */
function forReaders({ zodSchema: { _zod }, jsonSchema }: Made): void {
  const { def } = _zod;
  // Answers may get more fields: whoever reads them must not mind. Requests that are strict say so.
  const isStrict = def.type === "object" && "catchall" in def && def.catchall !== undefined;
  if (!isStrict && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (def.type === "tuple") widenMove(jsonSchema);
}

/** A move is a word and then any number of scalars, which generators take for a word alone. */
function widenMove(schema: z.core.JSONSchema.BaseSchema): void {
  const { prefixItems = [], items } = schema;
  if (typeof items !== "object" || Array.isArray(items)) return;
  delete schema.prefixItems;
  schema.minItems = prefixItems.length;
  schema.items = { anyOf: [{ type: "string" }, { type: "number" }] };
  schema.description = "The kind of the move, then what it is about.";
}

const text: z.core.$ZodType<unknown> = z.string();
const json: z.core.$ZodType<unknown> = z.looseObject({});

export function documentRoutes(add: AddRoute): void {
  add("GET", "/openapi.json", {
    summary: "This description, as OpenAPI 3.1.",
    scope: "read",
    answer: json,
    handle: async (call) => documentOf(call),
  });
  add("GET", "/socket.json", {
    summary: "The messages of the socket, as JSON Schema.",
    scope: "read",
    answer: json,
    handle: async () => socketDocument(),
  });
  add("GET", "/docs", {
    summary: "The description as a page to read.",
    scope: "read",
    answer: text,
    media: "text/html",
    handle: async (call) => {
      void call.reply.type("text/html; charset=utf-8");
      return makePage(documentOf(call), { scopes: SCOPE_WORDS, refusals: SITE_REFUSALS, hostRefusals: HOST_REFUSALS });
    },
  });
  add("GET", "/docs.css", {
    summary: "How the page looks.",
    scope: "read",
    answer: text,
    media: "text/css",
    handle: async ({ reply }) => {
      void reply.type("text/css; charset=utf-8");
      return STYLE;
    },
  });
}

function documentOf({ request }: Call): OpenAPIV3_1.Document {
  return request.server.swagger() as OpenAPIV3_1.Document;
}

/** Messages both ways, each by its kind. */
function socketDocument() {
  const answers = Object.entries(NEWS).map(([kind, schema]) => [kind, z.toJSONSchema(schema, { io: "output" })]);
  return {
    title: "Outrigger, the socket",
    address: "/api/socket",
    version: VERSION,
    greeting: "?version= with this number; Authorization: Bearer with a token, or the cookie of a page of this site.",
    fromClient: z.toJSONSchema(siteMessage, { io: "input" }),
    fromServer: Object.fromEntries(answers),
  };
}
