// Somebody who was suspended goes on: with the session, a token and the lines they had, by every route and with every
// message. Nothing is answered but why, and nothing changes.
import { SCOPES, siteMessage } from "@outrigger/protocol";
import { newSecret } from "@outrigger/records";
import { makeAdministrator } from "@outrigger/server";
import { examplesOf, listRoutes } from "@outrigger/server/testing/schemas";
import { type Attack, type Ground, MALLORY, newProblems, type Problems, thinned } from "./ground.ts";
import { Visitor } from "./visitor.ts";

/** What somebody may ask who may not be here: who they are, what is kept about them, and to sign in as somebody else. */
const OPEN = ["GET /me", "GET /me/export", "POST /sign-in"];

export const outstayWelcome: Attack = async (ground) => {
  const problems = newProblems();
  const [host, mallory] = [await newAccount(ground, "198.51.100.8"), await newAccount(ground, MALLORY)];
  await makeAdministrator({ file: ground.file }, host.email);
  const { token } = await mallory.visitor.ask<{ token: string }>("POST", "/tokens", { name: "mine", scopes: SCOPES });
  await mallory.visitor.connect();
  const { id } = await mallory.visitor.ask<{ id: string }>("PATCH", "/me", { name: "Mallory" });
  const act = { kind: "suspend", reason: "floods", until: null };
  await host.visitor.ask("POST", `/admin/people/${id}/acts`, act);
  await mallory.visitor.until(() => mallory.visitor.isLost);
  const before = await stateOf(host.visitor, id);
  const routes = await tryRoutes(ground, mallory.visitor, token, problems);
  const messages = await tryMessages(mallory.visitor, token, problems);
  for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
    const opened = await mallory.visitor.connect(headers).then(
      () => true,
      () => false,
    );
    if (opened) problems.add("a socket was opened");
  }
  if ((await stateOf(host.visitor, id)) !== before) problems.add("something was changed by what was refused");
  return { said: `${routes} requests and ${messages} messages of somebody suspended`, problems: problems.list };
};

async function newAccount({ port }: Ground, address: string): Promise<{ visitor: Visitor; email: string }> {
  const visitor = new Visitor(port, address);
  const email = `${newSecret().slice(0, 12)}@example.org`;
  await visitor.ask("POST", "/account", { email, password: newSecret() });
  return { visitor, email };
}

async function stateOf(host: Visitor, id: string): Promise<string> {
  const asked = [`/admin/people?like=${id}`, `/players/${id}`, `/admin/acts?person=${id}`];
  return JSON.stringify(await Promise.all(asked.map((path) => host.ask("GET", path))));
}

const codeIn = (body: unknown): unknown => ((body ?? {}) as { readonly code?: unknown }).code;

async function tryRoutes(ground: Ground, mallory: Visitor, token: string, problems: Problems) {
  const routes = listRoutes().filter(({ method, path }) => !OPEN.includes(`${method} ${path}`));
  const chosen = thinned(routes, ground);
  for (const { method, path, body } of chosen)
    for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
      const given = body && examplesOf(body, "x")[0];
      const answer = await mallory.call(String(method), path.replaceAll(/:\w+/g, "x"), given, headers);
      if (codeIn(answer.body) !== "suspended")
        problems.add(`${method} ${path}: answered ${answer.status} ${codeIn(answer.body)} instead of suspended`);
    }
  return 2 * chosen.length;
}

async function tryMessages(mallory: Visitor, token: string, problems: Problems): Promise<number> {
  const messages = examplesOf(siteMessage, "x") as { readonly kind: string }[];
  for (const message of messages) {
    const { body } = await mallory.call("POST", "/messages", message, { authorization: `Bearer ${token}` });
    if (codeIn(body) !== "suspended") problems.add(`message ${message.kind}: answered ${codeIn(body)}`);
  }
  return messages.length;
}
