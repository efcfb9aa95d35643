// A hidden table and one that does not exist, asked after in every way the routes and the protocol know.
import { parseSiteMessage, siteMessage } from "@outrigger/protocol";
import { newSecret } from "@outrigger/records";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { ListedRoute } from "./http/route.ts";
import { newId } from "./ids.ts";
import type { Client } from "./testing/client.ts";
import { examplesOf, MESSAGE_KINDS } from "./testing/examples.ts";
import { keptSite } from "./testing/kept-site.ts";

const site = await keptSite({ limitFactor: 1e9 });

interface HiddenTable {
  readonly id: string;
  readonly ada: Client;
  readonly ben: Client;
}

/** Open with Ben still to come, in play, or over. */
async function hiddenTable(status: "open" | "playing" | "over"): Promise<HiddenTable> {
  const [ada, ben] = [await site.guest("Ada"), await site.guest("Ben")];
  const { id } = await ada.openTable({ hidden: true, seats: [{ kind: "me" }, { kind: "open" }] });
  const { key } = await ada.ask<{ key: string }>("GET", `/tables/${id}`);
  await ben.ask("GET", `/tables/${id}?key=${key}`);
  if (status === "open") return { id, ada, ben };
  await ben.sit(id, { key });
  await ada.watch(id, 0);
  if (status === "over") await ada.send({ kind: "resign", match: id, seat: 0 });
  return { id, ada, ben };
}

const anonymous = (value: unknown, id: string): unknown =>
  JSON.parse(JSON.stringify(value ?? null).replaceAll(id, "TABLE"));

/** Somebody with a name, and somebody without. */
const STRANGERS: readonly [string, () => Promise<Client>][] = [
  [
    "a stranger",
    async () => {
      const client = site.client();
      await client.guest("Eve");
      return client;
    },
  ],
  ["somebody without a name", async () => site.client()],
];
/** Who one is and whom one knows: nothing here speaks of a table. */
const PERSONAL = /^\/(me|guest|account|sign-\w+|reset|push|shuns|admin)\b/;
const STATUSES = ["open", "playing", "over"] as const;

/** Every request the route takes, with the id wherever text may stand. */
function requestsOf({ method, path, body, query }: ListedRoute, id: string) {
  const bodies = body === undefined ? [undefined] : examplesOf(body, id);
  const queries = query === undefined ? [{}] : examplesOf(query, id);
  const requests = [
    ...bodies.map((each) => ({ body: each, query: queries[0] })),
    ...queries.slice(1).map((each) => ({ body: bodies[0], query: each })),
  ];
  return requests.map((each) => {
    const asked = new URLSearchParams(each.query as Record<string, string>).toString();
    return { method, path: `${path.replaceAll(/:\w+/g, id)}?${asked}`, body: each.body };
  });
}

async function answered(client: Client, method: string, path: string, body: unknown): Promise<unknown> {
  const answer = await client.call(method, path, body);
  // What somebody is given who asks for something of their own is made anew each time.
  return { status: answer.status, body: answer.status === 200 ? "given" : answer.body };
}

describe.each(STATUSES)("a hidden table, %s", (status) => {
  it.each(STRANGERS)("answers %s on every route as one that does not exist", async (_who, stranger) => {
    const { id } = await hiddenTable(status);
    const none = newId();
    const eve = await stranger();
    for (const route of site.server.routes.filter(({ path }) => !PERSONAL.test(path))) {
      const missing = requestsOf(route, none);
      for (const [at, { method, path, body }] of requestsOf(route, id).entries()) {
        const other = missing[at];
        const told = anonymous(await answered(eve, String(method), path, body), id);
        const wanted = await answered(eve, String(method), other?.path ?? "", other?.body);
        expect(told, `${method} ${path} ${JSON.stringify(body)}`).toEqual(anonymous(wanted, none));
        if (route.path.startsWith("/tables/:id")) expect(told).not.toMatchObject({ status: 200 });
      }
    }
  });

  it.each(STRANGERS)(
    "answers every message of %s as one that does not exist, and stays silent",
    async (_who, stranger) => {
      const { id, ada, ben } = await hiddenTable(status);
      const none = newId();
      const [here, there] = [await heardOver(await stranger(), id), await heardOver(await stranger(), none)];
      await liveOn(status, id, ada, ben);
      expect(await here()).toEqual(await there());
    },
  );
});

/** Sends everything the protocol lets a client say about this table; then tells all that was heard. */
async function heardOver(client: Client, id: string): Promise<() => Promise<unknown>> {
  const messages = examplesOf(siteMessage, id) as { readonly kind: string }[];
  await client.connect();
  for (const [at, message] of messages.entries()) client.socket?.send(JSON.stringify({ ...message, id: `m${at}` }));
  await client.send({ kind: "leave", match: "nothing" });
  return async () => {
    await client.send({ kind: "leave", match: "nothing" });
    return anonymous(
      client.received.map((text) => JSON.parse(text)).filter(({ id: reply = "m" }) => reply.startsWith("m")),
      id,
    );
  };
}

/** What those at the table do next: somebody sits down, moves, speaks, plays again. */
async function liveOn(status: (typeof STATUSES)[number], id: string, ada: Client, ben: Client): Promise<void> {
  if (status === "open") await ben.sit(id);
  if (status === "playing") {
    await ada.move(id, 0, [["drop", 1]]);
    await ada.send({ kind: "chat", match: id, channel: "seats", text: "hello" });
    await ada.until(() => ada.chat.length === 1);
  }
  if (status === "over") await ada.ask("POST", `/tables/${id}/rematch`, { nonce: newSecret() });
  await ada.send({ kind: "follow", topics: ["mine"] });
}

it("the examples hold every kind of message, every way to look, and every field", () => {
  const messages = examplesOf(siteMessage, "x") as Record<string, unknown>[];
  const kinds = new Set(messages.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([...MESSAGE_KINDS].sort());
  const viewers = messages.filter(({ kind }) => kind === "watch").map(({ viewer }) => viewer);
  expect(viewers).toEqual(expect.arrayContaining([0, "spectator", "all"]));
  const schema = z.strictObject({ a: z.enum(["x", "y"]), b: z.int().min(2).optional() });
  expect(examplesOf(schema, "x")).toEqual([{ a: "x" }, { a: "y" }, { a: "x", b: 2 }]);
  for (const message of messages)
    expect(parseSiteMessage(message), JSON.stringify(message)).toMatchObject({ ok: true });
});
