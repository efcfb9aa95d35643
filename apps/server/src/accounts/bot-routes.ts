// Accounts that are programs: they say so, and are shown as such wherever they play.
import { GAME_IDS } from "@outrigger/games";
import type { Me } from "@outrigger/protocol";
import { botRule, me as meAnswer } from "@outrigger/protocol/answers";
import type { PersonRow } from "@outrigger/storage";
import { z } from "zod";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { Refused } from "../refusals.ts";
import { botRuleOf, meOf } from "./me.ts";

const MOST_LISTED = 200;
const MOST_GAMES = 1_000;

const rule = z.strictObject({
  games: z
    .array(z.enum(GAME_IDS as readonly [string, ...string[]]))
    .min(1)
    .max(50)
    .nullable()
    .default(null),
  most: z.int().min(1).max(MOST_GAMES).default(5),
});

export function botRoutes(add: AddRoute): void {
  add("GET", "/bots", {
    summary: "Bot accounts, and what they let themselves be challenged to.",
    scope: "read",
    answer: z.array(z.object({ id: z.string(), name: z.string(), bot: botRule })),
    handle: list,
  });
  add("PUT", "/me/bot", {
    summary: "Declares the account a bot, or says what it lets itself be challenged to.",
    scope: "account",
    body: rule,
    answer: meAnswer,
    handle: declare,
  });
  add("DELETE", "/me/bot", {
    summary: "The account is a person's again.",
    scope: "account",
    answer: meAnswer,
    handle: withdraw,
  });
}

async function list({ context }: Call): Promise<{ id: string; name: string; bot: z.infer<typeof botRule> }[]> {
  const bots = await context.storage.botAccounts(MOST_LISTED);
  return bots.flatMap(({ id, name, bot }) => {
    const kept = botRuleOf({ bot });
    return kept === null ? [] : [{ id, name, bot: { most: kept.most, games: kept.games && [...kept.games] } }];
  });
}

async function declare(call: Call<z.infer<typeof rule>>): Promise<Me> {
  const me = needMe(call);
  if (me.email === null) throw new Refused("not-allowed");
  if (me.bot === null) await needNoTable(call, me);
  return become(call, me, JSON.stringify(call.body));
}

async function withdraw(call: Call): Promise<Me> {
  const me = needMe(call);
  if (me.bot !== null) await needNoTable(call, me);
  return become(call, me, null);
}

/** Nobody finds out in the middle of a game whom they play against. */
async function needNoTable({ context }: Call<unknown>, { id }: PersonRow): Promise<void> {
  const { open, playing } = await context.storage.countTables([id]);
  const own = await context.storage.tablesOf({ person: id, most: 1 });
  if (open + playing > 0 || own.some(({ row }) => row.status === "open")) throw new Refused("not-allowed");
}

async function become({ context }: Call<unknown>, me: PersonRow, bot: string | null): Promise<Me> {
  await context.storage.changePerson({ id: me.id, bot });
  return meOf({ ...me, bot });
}
