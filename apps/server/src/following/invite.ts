// A seat kept for a member by name: they are told of it, and come or decline.
import type { TableShown } from "@outrigger/protocol";
import { tableShown } from "@outrigger/protocol/answers";
import type { PersonRow } from "@outrigger/storage";
import { z } from "zod";
import { personName } from "../accounts/names.ts";
import type { Context } from "../context.ts";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { needOwn } from "../lobby/gathering.ts";
import type { Plan } from "../lobby/plan.ts";
import { showTable } from "../lobby/shown.ts";
import { announceTable } from "../lobby/start.ts";
import { needTable } from "../lobby/visible.ts";
import { newsJob } from "../notifications/news-jobs.ts";
import { Refused } from "../refusals.ts";

export function inviteRoutes(add: AddRoute): void {
  add("POST", "/tables/:id/invite", {
    summary: "Whoever opened the table keeps a seat for a member, by name, who is told of it.",
    scope: "tables",
    body: z.strictObject({ name: personName }),
    answer: tableShown,
    handle: invite,
  });
  add("POST", "/tables/:id/take-back", {
    summary: "Whoever opened the table does not keep the seat for that member any more.",
    scope: "tables",
    body: z.strictObject({ seat: z.int().min(0).max(15) }),
    answer: tableShown,
    handle: takeBack,
  });
}

async function invite(call: Call<{ name: string }>): Promise<TableShown> {
  const me = needMe(call);
  const { context, body } = call;
  const { row, seats } = await needOwn(call);
  if (!context.limits.allows("invitations", me.id)) throw new Refused("too-many");
  const { id: person, name } = await memberCalled(context, me, body.name);
  if ((JSON.parse(row.plan) as Plan).away?.includes(person)) throw new Refused("not-allowed");
  const free = seats.find(({ kind, invited }) => (kind === "open" || kind === "friend") && invited === null);
  const isKept =
    free !== undefined && (await context.storage.keepSeat({ match: row.id, seat: free.seat, person, name }));
  if (!isKept) throw new Refused("seat-taken");
  await context.jobs.set([
    newsJob({ kind: "invited", match: row.id, person }, context.now() + context.config.tellAfter),
  ]);
  const table = await needTable(context, row.id);
  announceTable(context, table.row, table.seats);
  return showTable(table, me.id);
}

/** A seat that is kept for nobody any more; whoever has sat down there is turned away instead. */
async function takeBack(call: Call<{ seat: number }>): Promise<TableShown> {
  const { context, body } = call;
  const { row, seats } = await needOwn(call);
  const person = seats[body.seat]?.invited ?? null;
  if (person === null || !(await context.storage.declineSeat({ match: row.id, person })))
    throw new Refused("not-allowed");
  // Whoever was invited hears of it as well.
  announceTable(context, row, seats);
  return showTable(await needTable(context, row.id), call.me?.id);
}

/** As many as anybody looks through. */
const MOST_NAMESAKES = 20;

/** Of several who are called the same, the one that is followed. Whoever has blocked one is as little there as nobody. */
async function memberCalled({ storage }: Context, me: PersonRow, name: string): Promise<PersonRow> {
  const called: PersonRow[] = [];
  for (const member of await storage.membersNamed({ name, most: MOST_NAMESAKES }))
    if (member.id !== me.id && !(await storage.isBlockedAmong({ person: me.id, others: [member.id] })))
      called.push(member);
  const followed = new Set((await storage.followsOf(me.id)).map(({ id }) => id));
  const meant = called.length > 1 ? called.filter(({ id }) => followed.has(id)) : called;
  const [only, ...others] = meant;
  if (called.length === 0) throw new Refused("not-found");
  if (only === undefined || others.length > 0) throw new Refused("several-people");
  return only;
}
