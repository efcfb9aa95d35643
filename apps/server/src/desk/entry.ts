// Who may come in: everybody, or those with an invitation. A code lets in as many as its maker said; the link to a table of
// somebody with an account lets a guest in as a visitor, who sits down where such a link leads and nowhere else.
import type { EntryRule } from "@outrigger/protocol";
import type { PersonRow } from "@outrigger/storage";
import { z } from "zod";
import type { Context } from "../context.ts";
import { tokenHash } from "../ids.ts";
import { Refused } from "../refusals.ts";
import { parseEntryRule } from "./entry-rule.ts";

const SETTING = "entry";

export const admission = {
  code: z.string().max(100).optional(),
  table: z.strictObject({ id: z.string().max(64), key: z.string().max(64) }).optional(),
};

export interface Admission {
  readonly code?: string | undefined;
  readonly table?: { readonly id: string; readonly key: string } | undefined;
}

/** What was set when the server was started holds; else what a host chose. */
export async function entryRule({ config, storage }: Pick<Context, "config" | "storage">): Promise<EntryRule> {
  return config.entry ?? parseEntryRule((await storage.findSetting(SETTING)) ?? "open");
}

export async function setEntryRule({ config, storage }: Context, rule: EntryRule): Promise<void> {
  if (config.entry !== undefined) throw new Refused("not-allowed");
  await storage.changeSetting({ key: SETTING, value: rule });
}

/** How somebody new comes in; refused where they may not. A code counts one less from then on. */
export async function admit(context: Context, { code, table }: Admission): Promise<Pick<PersonRow, "visitor">> {
  if ((await entryRule(context)) === "open") return { visitor: null };
  const { storage, now } = context;
  if (code !== undefined && (await storage.useEntryCode({ hash: tokenHash(code), now: now() })))
    return { visitor: null };
  if (table !== undefined && (await isOpenByMember(context, table))) return { visitor: 1 };
  throw new Refused("needs-invitation");
}

async function isOpenByMember({ storage }: Context, { id, key }: { id: string; key: string }): Promise<boolean> {
  const table = await storage.findTable(id);
  if (table === undefined || table.row.key !== key || table.row.status !== "open") return false;
  const owner = await storage.findPerson(table.row.owner);
  return owner !== undefined && owner.email !== null;
}

/** For what visitors do not do: opening tables, and playing with whoever comes. */
export async function needMember(context: Context, { visitor }: Pick<PersonRow, "visitor">): Promise<void> {
  if (visitor === 1 && (await entryRule(context)) === "invitation") throw new Refused("needs-invitation");
}
