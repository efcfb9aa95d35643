// Looking for somebody who wants to play the same, as fast, and is about as strong. The longer two have waited, the further apart
// they may be; whoever speaks another language is further away. Tables are for two: every game of the site is played by two.
import { botSeatName, PACES, type Pace, type TicketShown, type TicketWish } from "@outrigger/protocol";
import { commitmentOf } from "@outrigger/records";
import type { PersonRow, Reach, TicketRow } from "@outrigger/storage";
import type { Context } from "../context.ts";
import { newId } from "../ids.ts";
import { newJob } from "../jobs/job.ts";
import { planOf } from "../lobby/plan.ts";
import { announceTable } from "../lobby/start.ts";
import { figures } from "../ratings/strength.ts";
import type { Connection } from "../sockets/connections.ts";

const SEATS = 2;
const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** A page that looks for somebody asks every few seconds, in the background every minute; one that is gone does not. */
const LIFE: Readonly<Record<TicketWish, number>> = { now: 1.5 * MINUTE, week: 7 * 24 * HOUR };

const REACH: Readonly<Record<TicketWish, Reach>> = {
  now: { least: 150, perMinute: 600, language: 400 },
  week: { least: 150, perMinute: 2, language: 400 },
};

const LEVEL = "medium";

/** Whoever came later has so long to name a number for the table's secret; the page does it at once. */
const NAMING = 10_000;

export const expiryOf = (wish: TicketWish, now: number): number => now + LIFE[wish];

export function showTicket(ticket: TicketRow): TicketShown {
  const { game, wish, pace, rated, computers, seed, since, expires, match } = ticket;
  const minutes = computers === null ? null : Math.round(computers / MINUTE);
  const times = { since, expires };
  return { game, wish, pace, rated: rated === 1, computers: minutes, commitment: commitmentOf(seed), ...times, match };
}

/** What somebody is rated at tables of two; null where they have not played for it. */
export async function ratingOf({ ratings }: Context, game: string, { id }: PersonRow): Promise<number | null> {
  const standing = (await ratings.ladder(game, "two")).members.get(id);
  return standing === undefined ? null : figures(standing).rating;
}

/** The plan of a table that strangers get: everything as usual. */
export function usualPlan(game: string, pace: Pace, rated: boolean) {
  const manner = { name: "", hidden: false, rated, bots: false, coach: false, options: {}, clock: PACES[pace] };
  return planOf(game, SEATS, manner, undefined);
}

type Sought = Pick<TicketRow, "person" | "game" | "wish"> & { readonly pace: string };

/** Undefined where there is no such ticket any more. `nonce`: what a page names once it knows the commitment. */
export async function seekFor(context: Context, ticket: Sought, nonce: string | null): Promise<TicketRow | undefined> {
  const { person, game, wish } = ticket;
  const now = context.now();
  const pace = ticket.pace as Pace;
  const [rated, friendly] = await Promise.all([true, false].map((counts) => usualPlan(game, pace, counts)));
  const id = newId();
  const firstSeat = randomSeat();
  const found = await context.storage.seek({
    person,
    game,
    now,
    expires: wish === "now" ? expiryOf(wish, now) : 0,
    nonce,
    reach: REACH[wish],
    table: {
      id,
      key: newId(),
      plans: { rated: JSON.stringify(rated), friendly: JSON.stringify(friendly) },
      firstSeat,
      computer: { name: botSeatName(1 - firstSeat), level: LEVEL },
      job: newJob("begin", id, { match: id }, now + NAMING),
    },
  });
  if (found?.match === id) {
    context.jobs.poke([{ due: now }]);
    await publishFound(context, id);
  }
  return found;
}

/** Both pages learn where they sit. */
async function publishFound(context: Context, id: string): Promise<void> {
  const table = await context.storage.findTable(id);
  if (table !== undefined) announceTable(context, table.row, table.seats);
}

/** Who begins is nobody's to choose. */
const randomSeat = (): 0 | 1 => ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 === 0 ? 0 : 1);

/** The last page of somebody who looks for a game at once is gone: nobody is to wait for them at a table. */
export async function leaveLine(context: Context, { speaker: { person } }: Connection): Promise<void> {
  if (person === undefined || !context.seekers.has(person) || context.connections.of("person", person).length > 0)
    return;
  context.seekers.delete(person);
  try {
    await context.storage.dropTickets({ person, wish: "now" });
  } catch (error) {
    context.log.warn({ error: String(error) }, "a ticket could not be withdrawn");
  }
}
