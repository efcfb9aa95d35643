// While a table gathers: whoever opened it changes what is played, or turns somebody away; those who are there talk.
import type { ChatLine, TableShown } from "@outrigger/protocol";
import { chatLine, tableShown } from "@outrigger/protocol/answers";
import type { TableRow } from "@outrigger/storage";
import { z } from "zod";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { Refused } from "../refusals.ts";
import { linesFor } from "../sockets/chat.ts";
import { type Plan, planOf, type TableSettings, tableSettings } from "./plan.ts";
import { showTable } from "./shown.ts";
import { announceTable, packAt } from "./start.ts";
import { needTable, needVisible } from "./visible.ts";

export function gatheringRoutes(add: AddRoute): void {
  add("PUT", "/tables/:id/settings", {
    summary: "Whoever opened the table changes what is played; those who sit there agree to it anew.",
    scope: "tables",
    body: tableSettings,
    answer: tableShown,
    handle: change,
  });
  add("POST", "/tables/:id/turn-away", {
    summary: "Whoever opened the table turns somebody away who has sat down at it.",
    scope: "tables",
    body: z.strictObject({ seat: z.int().min(0).max(15) }),
    answer: tableShown,
    handle: turnAway,
  });
  add("GET", "/tables/:id/chat", {
    summary: "What was said at a table that gathers its players.",
    scope: "read",
    query: z.object({ key: z.string().max(64).optional() }),
    answer: z.array(chatLine),
    handle: chat,
  });
}

/** Only whoever opened it, and only until the game begins. */
export async function needOwn(call: Call<unknown>): Promise<TableRow> {
  const me = needMe(call);
  const table = await needVisible(call);
  if (table.row.owner !== me.id) throw new Refused("not-allowed");
  if (table.row.status !== "open") throw new Refused("not-open");
  return table;
}

async function change(call: Call<TableSettings>): Promise<TableShown> {
  const { context, body } = call;
  const { row, seats } = await needOwn(call);
  const { away, language, handed = false } = JSON.parse(row.plan) as Plan;
  // What is played was settled when it began.
  if (handed) throw new Refused("not-allowed");
  const plan = await planOf(row.game, seats.length, body, await packAt(context, row));
  if (plan.rated === true && plan.bots !== true && seats.some(({ automatic }) => automatic === 1))
    throw new Refused("no-bots");
  const changed = await context.storage.changeTable({
    match: row.id,
    owner: row.owner,
    name: body.name,
    hidden: body.hidden ? 1 : 0,
    rated: plan.rated === true ? 1 : 0,
    plan: JSON.stringify({ ...plan, away, language }),
    at: context.now(),
  });
  if (!changed) throw new Refused("not-open");
  return announced(call, row.id, row.hidden);
}

/** Lists in which it was, or is, look again. */
async function announced({ context, me }: Call<unknown>, id: string, wasHidden: number): Promise<TableShown> {
  const table = await needTable(context, id);
  announceTable(context, table.row, table.seats);
  if (wasHidden !== table.row.hidden) announceTable(context, { ...table.row, hidden: 0 }, []);
  return showTable(table, me?.id);
}

async function turnAway(call: Call<{ seat: number }>): Promise<TableShown> {
  const { context, body } = call;
  const { row, seats } = await needOwn(call);
  const person = seats[body.seat]?.person ?? row.owner;
  if (person === row.owner) throw new Refused("not-allowed");
  const before = JSON.parse(row.plan) as Plan;
  const plan = { ...before, away: [...(before.away ?? []), person] };
  const turned = { match: row.id, seat: body.seat, person, plan: JSON.stringify(plan) };
  if (!(await context.storage.turnAway(turned))) throw new Refused("not-open");
  // Whoever was there hears of it as well.
  announceTable(context, row, seats);
  return showTable(await needTable(context, row.id), call.me?.id);
}

async function chat(call: Call<undefined, { key?: string | undefined }>): Promise<ChatLine[]> {
  const { row } = await needVisible(call, call.query.key);
  if (row.status !== "open") throw new Refused("not-open");
  return linesFor(call.context, row.id, ["seats"], call.me?.id);
}
