// Invitations to the site: whoever has an account makes codes, and hosts see all of them and choose who may come in.
import { ENTRY_RULES, type EntryCode, type EntryRule } from "@outrigger/protocol";
import { entryCode } from "@outrigger/protocol/answers";
import { z } from "zod";
import { needAdmin } from "../accounts/administration.ts";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { newId, newToken, tokenHash } from "../ids.ts";
import { Refused } from "../refusals.ts";
import { entryRule, setEntryRule } from "./entry.ts";

const DAY = 24 * 3_600_000;
const MOST_CODES = 20;
const MOST_LISTED = 500;

const request = z.strictObject({
  note: z.string().trim().max(60).default(""),
  uses: z.int().min(1).max(200).default(1),
  days: z.int().min(1).max(90).default(7),
});
const rule = z.enum(ENTRY_RULES);
const entryAnswer = z.object({
  rule,
  /** It was set when the server was started, and no page changes it. */
  fixed: z.boolean(),
  codes: z.array(entryCode),
});

export function entryRoutes(add: AddRoute): void {
  const scope = "session";
  add("GET", "/invitations", {
    summary: "One's own invitations to the site.",
    scope,
    answer: z.array(entryCode),
    handle: (call) => codesOf(call, needMe(call).id),
  });
  add("POST", "/invitations", {
    summary: "Makes an invitation to the site; the answer is the only one that tells its code.",
    scope,
    body: request,
    answer: z.object({ code: z.string() }),
    handle: make,
  });
  add("DELETE", "/invitations/:id", { summary: "Takes an invitation back.", scope, handle: drop });
  add("GET", "/admin/entry", {
    summary: "Who may come in, and everybody's invitations.",
    scope,
    answer: entryAnswer,
    handle: look,
  });
  add("PUT", "/admin/entry", {
    summary: "Opens the site to all, or by invitation only.",
    scope,
    body: z.strictObject({ rule }),
    handle: change,
  });
}

async function codesOf({ context }: Pick<Call, "context">, maker: string | undefined): Promise<EntryCode[]> {
  const rows = await context.storage.entryCodes({ maker, most: MOST_LISTED });
  return rows.map(({ id, note, uses, expires, makerName }) => ({ id, note, uses, expires, makerName }));
}

async function make(call: Call<z.infer<typeof request>>): Promise<{ code: string }> {
  const me = needMe(call);
  const { context, body } = call;
  if (me.email === null) throw new Refused("not-allowed");
  if (!context.limits.allows("account", `invitations ${me.id}`)) throw new Refused("too-many");
  const code = newToken();
  const created = context.now();
  const row = { hash: tokenHash(code), id: newId(), maker: me.id, note: body.note, uses: body.uses };
  const added = await context.storage.addEntryCode({
    ...row,
    expires: created + body.days * DAY,
    created,
    most: MOST_CODES,
  });
  if (!added) throw new Refused("too-many");
  return { code };
}

/** Hosts take back anybody's. */
async function drop(call: Call): Promise<void> {
  const me = needMe(call);
  const maker = me.admin === 1 ? undefined : me.id;
  if (!(await call.context.storage.dropEntryCode({ id: call.params["id"] ?? "", maker })))
    throw new Refused("not-found");
}

async function look(call: Call): Promise<z.infer<typeof entryAnswer>> {
  needAdmin(call);
  const { context } = call;
  return {
    rule: await entryRule(context),
    fixed: context.config.entry !== undefined,
    codes: await codesOf(call, undefined),
  };
}

async function change(call: Call<{ rule: EntryRule }>): Promise<void> {
  needAdmin(call);
  await setEntryRule(call.context, call.body.rule);
  call.context.log.info({ rule: call.body.rule, by: call.me?.id }, "who may come in was changed");
}
