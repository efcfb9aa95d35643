// Personal tokens: an account makes them for its programs, sees each once, and revokes them.
import { SCOPES, type Scope, type TokenShown } from "@outrigger/protocol";
import { tokenShown } from "@outrigger/protocol/answers";
import type { ApiTokenRow } from "@outrigger/storage";
import { z } from "zod";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { newId, newToken, tokenHash } from "../ids.ts";
import { Refused } from "../refusals.ts";
import { scopesOf } from "./caller.ts";
import { personName } from "./names.ts";

const MOST_TOKENS = 20;
/** Says to whoever finds one what it is. */
const PREFIX = "outrigger_";

const request = z.strictObject({ name: personName, scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length) });

/** All by the account itself: a token that made others could not be taken away. */
export function tokenRoutes(add: AddRoute): void {
  const scope = "session";
  add("GET", "/tokens", { summary: "One's tokens.", scope, answer: z.array(tokenShown), handle: list });
  add("POST", "/tokens", {
    summary: "Makes a token; the answer is the only one that tells it.",
    scope,
    body: request,
    answer: z.object({ token: z.string(), shown: tokenShown }),
    handle: make,
  });
  add("DELETE", "/tokens/:id", { summary: "Revokes a token; its lines are closed.", scope, handle: revoke });
}

function showToken(row: ApiTokenRow): TokenShown & { scopes: Scope[] } {
  const { id, name, created, used } = row;
  return { id, name, scopes: scopesOf(row), created, used };
}

async function list(call: Call): Promise<ReturnType<typeof showToken>[]> {
  return (await call.context.storage.apiTokensOf(needMe(call).id)).map(showToken);
}

async function make(call: Call<z.infer<typeof request>>) {
  const me = needMe(call);
  const { context, body } = call;
  // A guest is gone with the browser's cookies, and the tokens with them.
  if (me.email === null) throw new Refused("not-allowed");
  if (!context.limits.allows("account", `tokens ${me.id}`)) throw new Refused("too-many");
  const token = PREFIX + newToken();
  const scopes = body.scopes.join(" ");
  const facts = { id: newId(), person: me.id, name: body.name, scopes, created: context.now(), used: null };
  const row = { ...facts, hash: tokenHash(token) };
  if (!(await context.storage.addApiToken({ ...row, most: MOST_TOKENS }))) throw new Refused("too-many-tokens");
  return { token, shown: showToken(row) };
}

async function revoke(call: Call): Promise<void> {
  const me = needMe(call);
  const { storage } = call.context;
  const hash = await storage.dropApiToken({ id: call.params["id"] ?? "", person: me.id });
  if (hash === undefined) throw new Refused("not-found");
  storage.bus.announce(`signout session ${hash}`);
}
