// What falls due for those who look for a game: a table of two who were found begins, and those who have time are looked for again.
import type { SeatRow } from "@outrigger/storage";
import type { Context } from "../context.ts";
import { newJob } from "../jobs/job.ts";
import type { JobHandler } from "../jobs/runner.ts";
import { isFull, startMatch } from "../lobby/start.ts";
import { HOUR, seekFor } from "./seeking.ts";

export function matchingJobs(context: Context): Record<string, JobHandler> {
  return {
    begin: (payload) => begin(context, (payload as { readonly match: string }).match),
    matching: (payload) => lookAgain(context, (payload as { readonly game: string }).game),
  };
}

const NOBODY = "";

/** Nobody starts it themselves, so whoever is not there is told. One of them may have stood up in the meantime. */
async function begin(context: Context, match: string): Promise<void> {
  const table = await context.storage.findTable(match);
  if (table?.row.status !== "open" || !isFull(table.seats)) return;
  const seats = await Promise.all(table.seats.map((seat) => withOwnNumber(context, seat)));
  await startMatch(context, table, seats, NOBODY);
}

/** For whoever was not there to name another counts what they named with their wish, not what the host would choose. */
async function withOwnNumber({ storage }: Context, seat: SeatRow): Promise<SeatRow> {
  if (seat.person === null || seat.nonce !== null) return seat;
  const tickets = await storage.ticketsOf({ person: seat.person, now: 0 });
  return { ...seat, nonce: tickets.find((ticket) => ticket.match === seat.match)?.nonce ?? null };
}

/** On the hour, as long as somebody waits: how far apart two may be grows meanwhile. */
export async function lookAgainLater({ jobs, now }: Context, game: string): Promise<void> {
  const due = Math.ceil((now() + 1) / HOUR) * HOUR;
  await jobs.set([newJob("matching", game, { game }, due)]);
}

async function lookAgain(context: Context, game: string): Promise<void> {
  const waiting = await context.storage.waitingTickets({ game, wish: "week", now: context.now() });
  for (const ticket of waiting) await seekFor(context, ticket, null);
  if (waiting.length > 0) await lookAgainLater(context, game);
}
