// A client that knows the protocol and cheats in every field of every message and every request, one at a time.
import { parseSiteMessage, SITE_REFUSALS, siteMessage } from "@outrigger/protocol";
import { newSecret } from "@outrigger/records";
import { examplesOf, isFit, type ListedRoute, listRoutes } from "@outrigger/server/testing/schemas";
import { changingNothing, type Ground, MALLORY, type Problems, type Scene, thinned } from "./ground.ts";
import { type Spoilt, spoiltOnes } from "./hostile.ts";
import { Visitor } from "./visitor.ts";

/** The cheat sits at a table with somebody who watches it; nothing about it may change. */
type Cheating = Scene<"mallory" | "eve" | "ben">;

export const cheatEverywhere = changingNothing(sitDown, stateOf, async (ground, scene, problems) => {
  const messages = await cheatInMessages(ground, scene, problems);
  const requests = await cheatInRequests(ground, scene, problems);
  return `${messages} messages and ${requests} requests, each wrong in one place`;
});

async function sitDown(port: number): Promise<Cheating> {
  const [mallory, eve] = [new Visitor(port, MALLORY), new Visitor(port, MALLORY)];
  const ben = new Visitor(port, "198.51.100.9");
  for (const [name, visitor] of Object.entries({ mallory, eve, ben })) await visitor.comeIn(name);
  const { id } = await ben.openTable({ game: "moa", seats: [{ kind: "me" }, { kind: "open" }] });
  await mallory.sit(id);
  await ben.watch(id, 0);
  await mallory.watch(id, 1);
  return { people: { mallory, eve, ben }, match: id };
}

const OWN = ["/me", "/tables/mine", "/me/hours", "/me/telling"];

/** What the one sees who plays against the cheat, and what the cheats have. */
async function stateOf({ people: { mallory, eve, ben }, match }: Cheating): Promise<string> {
  await ben.watch(match, 0);
  const { shown, log } = ben.seen.get(match) ?? {};
  const own = await Promise.all([mallory, eve].flatMap((who) => OWN.map((path) => who.ask("GET", path))));
  return JSON.stringify({ shown, log, own });
}

const SEATED = 1;

/**
 * What does not fit the schema is sent by whoever has a seat, and must be called malformed. What fits may be meant, such
 * as a resignation: it is sent by somebody without a seat, whom all of it must be refused.
 */
async function cheatInMessages(ground: Ground, { people: { mallory, eve }, match }: Cheating, problems: Problems) {
  const examples = (examplesOf(siteMessage, match) as Record<string, unknown>[]).map((example) =>
    "seat" in example ? { ...example, seat: SEATED } : example,
  );
  const all = examples.flatMap((example) => [...spoiltOnes(example), { what: "as it should be", value: example }]);
  let sent = 0;
  for (const { what, value } of thinned(all, ground)) {
    const isFit = parseSiteMessage(value).ok;
    const reply = await sayRaw(isFit ? eve : mallory, value);
    const { kind } = value as { readonly kind?: unknown };
    const isHarmless = isFit && ["watch", "leave", "follow", "chat", "attention"].includes(String(kind));
    const isWell = reply === "malformed" || (isFit && reply !== "failed" && (isHarmless || reply !== "accepted"));
    if (!isWell) problems.add(`message ${String(kind)}, ${what}: answered ${reply}`);
    sent++;
  }
  return sent;
}

/** The code of the answer, under whatever id it comes: nothing else is on its way. */
async function sayRaw(visitor: Visitor, value: unknown): Promise<string> {
  const heard = visitor.received.length;
  const answers = () =>
    visitor.received.slice(heard).map((text) => JSON.parse(text) as { kind: string; code?: string });
  const answer = () => answers().find(({ kind }) => ["accepted", "refused", "refusals"].includes(kind));
  visitor.socket?.send(JSON.stringify(value));
  await visitor.until(() => visitor.isLost || answer() !== undefined);
  if (visitor.isLost) return "a closed line";
  return answer()?.code ?? answer()?.kind ?? "";
}

const PARAMS = ["nobody", "%00", "%2e%2e", "__proto__", "-1", "x".repeat(300), "%F0%9F%92%A5", "'%20or%201=1", "%ff"];

interface Asked {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

async function cheatInRequests(ground: Ground, { people: { mallory }, match }: Cheating, problems: Problems) {
  const all = listRoutes().flatMap((route) => [...wrongBodies(route, match), ...wrongParams(route)]);
  let sent = 0;
  for (const { what, method, path, body } of thinned(all, ground)) {
    const { status, body: answer } = await mallory.call(method, path, body);
    const { code = "" } = answer as { readonly code?: string };
    const isRefused = status >= 400 && status < 500 && Object.hasOwn(SITE_REFUSALS, code);
    // What is not there is as good as taken away.
    const isGone = method === "DELETE" && status === 200;
    if (!isRefused && !isGone) problems.add(`${method} ${path}, ${what}: answered ${status} ${code}`);
    sent++;
  }
  return sent;
}

/** Bodies and queries that the schema does not take; what it takes may be meant. */
function wrongBodies({ method, path, body, query }: ListedRoute, match: string): Asked[] {
  const place = path.replaceAll(/:\w+/g, match);
  const wrong = (schema: NonNullable<ListedRoute["body"]>, examples: unknown[]): Spoilt[] =>
    examples.flatMap((example) => [...spoiltOnes(example)]).filter(({ value }) => !isFit(schema, value));
  const bodies = body === undefined ? [] : wrong(body, examplesOf(body, newSecret().slice(0, 18)));
  const queries = query === undefined ? [] : wrong(query, examplesOf(query, "all").map(asText));
  const raw = body === undefined ? [] : ["null", "[]", "{", '"x"', "\u0000"];
  return [
    ...bodies.map(({ what, value }) => ({ what, method: String(method), path: place, body: value })),
    ...raw.map((text) => ({ what: text, method: String(method), path: place, body: text })),
    ...queries.map(({ what, value }) => ({
      what,
      method: String(method),
      path: `${place}?${new URLSearchParams(asText(value))}`,
      body: undefined,
    })),
  ].filter(({ path: asked }) => query === undefined || !isFitQuery(query, asked));
}

const asText = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(value as object).map(([key, each]) => [key, String(each)]));

const isFitQuery = (schema: NonNullable<ListedRoute["query"]>, path: string): boolean =>
  path.includes("?") && isFit(schema, Object.fromEntries(new URL(path, "http://x").searchParams));

/** Nobody and nothing has these names. */
function wrongParams({ method, path, body, query }: ListedRoute): Asked[] {
  if (!path.includes(":")) return [];
  const [example] = body === undefined ? [undefined] : examplesOf(body, "x");
  const [asked] = query === undefined ? [{}] : examplesOf(query, "all");
  return PARAMS.map((param) => ({
    what: "a name nobody has",
    method: String(method),
    path: `${path.replaceAll(/:\w+/g, param)}?${new URLSearchParams(asText(asked))}`,
    body: example,
  }));
}
