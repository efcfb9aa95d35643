import { HOST_REFUSALS, SITE_REFUSALS, siteMessage } from "@outrigger/protocol";
import { NEWS } from "@outrigger/protocol/answers";
import { Validator } from "@seriousme/openapi-schema-validator";
import type { OpenAPIV3_1 } from "openapi-types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { mismatch, problemOfNews } from "../testing/described.ts";
import { MESSAGE_KINDS } from "../testing/examples.ts";
import { openSite, type TestSite } from "../testing/site.ts";

const served: string[] = [];
let site: TestSite;
let document: OpenAPIV3_1.Document;
beforeAll(async () => {
  site = await openSite({
    prepare: (app) =>
      app.addHook("onRoute", ({ method, url }) => {
        for (const each of [method].flat()) if (each !== "HEAD") served.push(`${each} ${url}`);
      }),
  });
  document = (await site.client().ask<OpenAPIV3_1.Document>("GET", "/openapi.json")) as OpenAPIV3_1.Document;
});
afterAll(() => site.close());

it("the description of the interface is OpenAPI 3.1, as a public validator sees it", async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect([valid, errors]).toEqual([true, undefined]);
  expect(document.openapi).toBe("3.1.0");
});

it("every route under /api is described: what it does, what it needs, what it takes and answers", () => {
  const described = Object.entries(document.paths ?? {}).flatMap(([path, item = {}]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  expect(served.filter((each) => each.includes(" /api/")).sort()).toEqual(described.sort());
  for (const [path, item = {}] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(item) as [string, OpenAPIV3_1.OperationObject][]) {
      expect(operation.summary, `${method} ${path}`).toMatch(/\.$/);
      expect(operation.security?.length, `${method} ${path}`).toBeGreaterThan(0);
      expect(Object.keys(operation.responses ?? {}), `${method} ${path}`).toContain("4XX");
    }
});

it("every message of the socket is described, and none that there is not", async () => {
  const { fromClient, fromServer } = await site
    .client()
    .ask<{ fromClient: object; fromServer: object }>("GET", "/socket.json");
  const kinds = (text: string) => [...new Set([...text.matchAll(/"const":"(\w+)"/g)].map(([, kind]) => kind))];
  const said = kinds(JSON.stringify(fromClient));
  for (const kind of MESSAGE_KINDS) expect(said).toContain(kind);
  expect(JSON.stringify(fromClient)).toBe(JSON.stringify(z.toJSONSchema(siteMessage, { io: "input" })));
  expect(Object.keys(fromServer)).toEqual(Object.keys(NEWS));
  expect(problemOfNews({ kind: "gossip" })).toBe('"gossip" is not described');
  expect(problemOfNews({ kind: "stirred" })).toMatch("topic");
});

it("an answer that lacks something, or says more than is described, is noticed", () => {
  const schema = z.object({ id: z.string() });
  expect(mismatch(schema, { id: "a" })).toBeUndefined();
  expect(mismatch(schema, {})).toMatch("id");
  expect(mismatch(schema, { id: "a", secret: 1 })).toMatch("more than is described");
});

it("a site whose answers are not as described fails its test", async () => {
  const odd = await openSite();
  const told = [{ person: "a", other: "b", name: "c", kind: "mute", more: 1 }];
  Object.assign(odd.server.context.storage, { blocksOf: async () => told });
  const ada = await odd.guest("Ada");
  await ada.call("GET", "/shuns");
  await expect(odd.close()).rejects.toThrow("GET /api/shuns answered 200: says more than is described");
});

it("the page says every route and every code, and needs nothing from elsewhere", async () => {
  const response = await fetch(`${site.client().origin}/api/docs`);
  const page = await response.text();
  expect(response.headers.get("content-type")).toMatch("text/html");
  for (const path of Object.keys(document.paths ?? {})) expect(page).toContain(path);
  for (const code of [...Object.keys(SITE_REFUSALS), ...Object.keys(HOST_REFUSALS)])
    expect(page).toContain(`<code>${code}</code>`);
  expect(page).not.toMatch(/(src|href)="(?!\/api\/)/);
  expect((await fetch(`${site.client().origin}/api/docs.css`)).headers.get("content-type")).toMatch("text/css");
});
