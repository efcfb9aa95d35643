// Tokens in the wrong hands: made up, revoked, made for something else, or somebody's own used on what is others'. None of
// them does anything.
import { SCOPES, type Scope, siteMessage } from "@outrigger/protocol";
import { newSecret } from "@outrigger/records";
import { examplesOf, type ListedRoute, listRoutes } from "@outrigger/server/testing/schemas";
import { changingNothing, type Ground, MALLORY, type Problems, type Scene, thinned } from "./ground.ts";
import { Visitor } from "./visitor.ts";

/** Ada plays against Ben, and has lost a token. Mallory holds the tokens, and has no cookie. */
type Theft = Scene<"ada" | "ben" | "mallory">;

export const stealTokens = changingNothing(sitDown, stateOf, async (ground, scene, problems) => {
  const dead = await tryDeadOnes(ground, scene, problems);
  const narrow = await tryNarrowOnes(ground, scene, problems);
  const foreign = await tryOwnOnOthers(ground, scene, problems);
  return `${dead} requests with dead tokens, ${narrow} beyond their scope, ${foreign} messages to others' tables`;
});

async function newAccount(port: number, name: string, address: string): Promise<Visitor> {
  const visitor = new Visitor(port, address);
  const account = { email: `${newSecret().slice(0, 12)}@example.org`, password: newSecret(), name };
  await visitor.ask("POST", "/account", account);
  return visitor;
}

async function makeToken(owner: Visitor, scopes: readonly Scope[]): Promise<{ token: string; id: string }> {
  type Made = { readonly token: string; readonly shown: { readonly id: string } };
  const { token, shown } = await owner.ask<Made>("POST", "/tokens", { name: "lost", scopes });
  return { token, id: shown.id };
}

async function sitDown(port: number): Promise<Theft> {
  const ada = await newAccount(port, "Ada", "198.51.100.8");
  const ben = await newAccount(port, "Ben", "198.51.100.9");
  const { id } = await ada.openTable({ game: "moa", hidden: true, seats: [{ kind: "me" }, { kind: "friend" }] });
  const { key } = await ada.ask<{ key: string }>("GET", `/tables/${id}`);
  await ben.sit(id, { key });
  await ada.connect();
  await ada.watch(id, 0);
  return { people: { ada, ben, mallory: new Visitor(port, MALLORY) }, match: id };
}

const OWN = ["/me", "/tables/mine", "/shuns", "/me/hours", "/me/telling"];

/** All that Ada and Ben have, but for when their tokens were used. */
async function stateOf({ people: { ada, ben }, match }: Theft): Promise<string> {
  await ada.watch(match, 0);
  const asked = [ada, ben].flatMap((who) => OWN.map((path) => who.ask("GET", path)));
  const { shown, log } = ada.seen.get(match) ?? {};
  return JSON.stringify([await Promise.all(asked), shown, log]);
}

const asked = ({ method, path, body, query }: ListedRoute, match: string) => {
  const [given] = query === undefined ? [undefined] : examplesOf(query, "all");
  const place = path.replaceAll(/:\w+/g, match);
  const search = given === undefined ? "" : `?${new URLSearchParams(given as Record<string, string>)}`;
  return { method: String(method), path: place + search, body: body && examplesOf(body, match)[0] };
};

type Use = { readonly route: ListedRoute; readonly token: string; readonly expects: string };

async function useAll(ground: Ground, { people, match }: Theft, uses: readonly Use[], problems: Problems) {
  const chosen = thinned(uses, ground);
  for (const { route, token, expects } of chosen) {
    const { method, path, body } = asked(route, match);
    const { status, body: answer } = await people.mallory.call(method, path, body, {
      authorization: `Bearer ${token}`,
    });
    const { code } = (answer ?? {}) as { readonly code?: string };
    if (code !== expects) problems.add(`${method} ${path}: answered ${status} ${code} instead of ${expects}`);
  }
  return chosen.length;
}

async function tryDeadOnes(ground: Ground, scene: Theft, problems: Problems): Promise<number> {
  const revoked = await makeToken(scene.people.ada, SCOPES);
  await scene.people.ada.ask("DELETE", `/tokens/${revoked.id}`);
  const live = await makeToken(scene.people.ada, SCOPES);
  const dead = [revoked.token, live.token.slice(0, -1), `${live.token}x`, newSecret(), live.id];
  const uses = listRoutes().flatMap((route) => dead.map((token) => ({ route, token, expects: "no-such-token" })));
  return useAll(ground, scene, uses, problems);
}

async function tryNarrowOnes(ground: Ground, scene: Theft, problems: Problems): Promise<number> {
  const uses: Use[] = [];
  for (const without of SCOPES) {
    const { token } = await makeToken(
      scene.people.ada,
      SCOPES.filter((scope) => scope !== without),
    );
    const beyond = listRoutes().filter(({ scope }) => scope === without || scope === "session");
    uses.push(...beyond.map((route) => ({ route, token, expects: "wrong-scope" })));
  }
  return useAll(ground, scene, uses, problems);
}

/** Mallory's own token, on a table that is not theirs and that they must not know of. */
async function tryOwnOnOthers(ground: Ground, { people, match }: Theft, problems: Problems) {
  const { token } = await makeToken(await newAccount(ground.port, "Mallory", MALLORY), SCOPES);
  const messages = (examplesOf(siteMessage, match) as { readonly kind: string }[]).filter(
    ({ kind }) => !["leave", "follow"].includes(kind),
  );
  const chosen = thinned(messages, ground);
  for (const message of chosen) {
    const { body } = await people.mallory.call("POST", "/messages", message, { authorization: `Bearer ${token}` });
    const { code } = body as { readonly code?: string };
    if (code !== "no-such-match")
      problems.add(`message ${message.kind}: answered ${JSON.stringify(body).slice(0, 200)}`);
  }
  return chosen.length;
}
