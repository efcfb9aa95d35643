// Bots among people: what a bot account lets itself be challenged to, and where it is welcome.
import type { BotRule, TableShown } from "@outrigger/protocol";
import { tableShown } from "@outrigger/protocol/answers";
import type { PersonRow } from "@outrigger/storage";
import { z } from "zod";
import { botRuleOf } from "../accounts/me.ts";
import type { Context } from "../context.ts";
import { isSuspended } from "../desk/standing.ts";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { Refused } from "../refusals.ts";
import type { Plan, TableRequest } from "./plan.ts";
import { showTable } from "./shown.ts";
import { announceTable } from "./start.ts";
import { needVisible } from "./visible.ts";

const MOST_LISTED = 100;

export function challengeRoutes(add: AddRoute): void {
  add("GET", "/challenges", {
    summary: "Open tables with a seat kept for one.",
    scope: "read",
    answer: z.array(tableShown),
    handle: list,
  });
  add("POST", "/tables/:id/decline", {
    summary: "One does not take the seat that is kept for one.",
    scope: "play",
    handle: decline,
  });
}

async function list(call: Call): Promise<TableShown[]> {
  const me = needMe(call);
  const tables = await call.context.storage.challengesOf({ person: me.id, most: MOST_LISTED });
  return tables.map((table) => showTable(table, me.id));
}

async function decline(call: Call): Promise<void> {
  const me = needMe(call);
  const { context } = call;
  const { row, seats } = await needVisible(call);
  if (!(await context.storage.declineSeat({ match: row.id, person: me.id }))) throw new Refused("not-open");
  announceTable(context, row, seats);
}

type Rated = Pick<Plan, "rated" | "bots">;

/**
 * Nobody plays for a rating against a bot without having agreed to it, by opening the table so or by sitting down at it, nor
 * who does not want to be rated.
 */
export function needWelcome(
  { bot, unrated }: Pick<PersonRow, "bot" | "unrated">,
  { rated = false, bots = false }: Rated,
): void {
  if (rated && unrated === 1) throw new Refused("not-rated");
  if (bot !== null && rated && !bots) throw new Refused("no-bots");
}

/** Whoever is challenged is a bot account, plays this, and has time for it. By their ids. */
export async function needAccepting(
  context: Context,
  me: PersonRow,
  { game, seats }: TableRequest,
  plan: Plan,
): Promise<ReadonlyMap<string, PersonRow>> {
  const challenged = new Map<string, PersonRow>();
  for (const wish of seats) {
    if (wish.kind !== "challenge") continue;
    const person = await context.storage.findPerson(wish.person);
    if (person === undefined || person.id === me.id || challenged.has(person.id)) throw new Refused("not-found");
    const rule = botRuleOf(person);
    if (rule === null || isSuspended(person, context.now()) || !(await accepts(context, person, rule, game)))
      throw new Refused("not-accepting");
    needWelcome(person, plan);
    challenged.set(person.id, person);
  }
  const others = [...challenged.keys()];
  if (others.length > 0 && (await context.storage.isBlockedAmong({ person: me.id, others })))
    throw new Refused("blocked");
  return challenged;
}

async function accepts(
  { storage }: Context,
  { id }: PersonRow,
  { games, most }: BotRule,
  game: string,
): Promise<boolean> {
  if (games !== null && !games.includes(game)) return false;
  return (await storage.countTables([id])).playing < most;
}
