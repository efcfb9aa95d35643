// "Play now", "play this week": a wish for a game with whoever comes. Nobody is told who else waits, or whether anybody does.
import { TICKET_PACES, type TicketShown } from "@outrigger/protocol";
import { ticketShown } from "@outrigger/protocol/answers";
import { commitmentOf, newSecret } from "@outrigger/records";
import { z } from "zod";
import type { Context } from "../context.ts";
import { needMember } from "../desk/entry.ts";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { needWelcome } from "../lobby/challenges.ts";
import { startWhenFull } from "../lobby/routes.ts";
import { needRoomForGame, needRoomToWrite } from "../lobby/table-limits.ts";
import { Refused } from "../refusals.ts";
import { lookAgainLater } from "./jobs.ts";
import { expiryOf, ratingOf, seekFor, showTicket, usualPlan } from "./seeking.ts";

const MINUTE = 60_000;
const MOST_MINUTES = 30;

const wishes = z.discriminatedUnion("wish", [
  z.strictObject({
    wish: z.literal("now"),
    pace: z.enum(TICKET_PACES.now),
    rated: z.boolean().default(false),
    /** After so many minutes a computer will do. */
    computers: z.int().min(1).max(MOST_MINUTES).nullable().default(null),
  }),
  z.strictObject({ wish: z.literal("week"), pace: z.enum(TICKET_PACES.week), rated: z.boolean().default(false) }),
]);
type Wish = z.infer<typeof wishes>;

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const look = z.strictObject({
  nonce: hex,
  /** What the number is for; it does not count for another secret than that. The ticket's first one when absent. */
  commitment: hex.optional(),
});
type Look = z.infer<typeof look>;

export function ticketRoutes(add: AddRoute): void {
  add("GET", "/tickets", {
    summary: "One's own wishes for a game with whoever comes.",
    scope: "read",
    answer: z.array(ticketShown),
    handle: list,
  });
  add("POST", "/tickets/:game", {
    summary: "Wishes for a game with whoever comes; nobody is sought before the nonce is named.",
    scope: "play",
    body: wishes,
    answer: ticketShown,
    handle: wishFor,
  });
  add("POST", "/tickets/:game/look", {
    summary:
      "Names one's part of the luck, once, and looks for somebody; whoever wants to play now asks every few seconds. Where a table was found the ticket has its commitment, for which a number is named anew.",
    scope: "play",
    body: look,
    answer: ticketShown,
    handle: lookAround,
  });
  add("DELETE", "/tickets/:game", { summary: "Does not want to play any more.", scope: "play", handle: withdraw });
}

async function list(call: Call): Promise<TicketShown[]> {
  const { context } = call;
  const tickets = await context.storage.ticketsOf({ person: needMe(call).id, now: context.now() });
  return tickets.map(showTicket);
}

async function wishFor(call: Call<Wish>): Promise<TicketShown> {
  const me = needMe(call);
  const { context, body, request } = call;
  const { limits } = context;
  const game = call.params["game"] ?? "";
  // Whoever wants to play with whoever comes wants people.
  if (me.bot !== null) throw new Refused("no-bots");
  needWelcome(me, body);
  await needMember(context, me);
  if (!limits.allows("tickets", me.id) || !limits.allows("seekers", request.ip)) throw new Refused("too-many");
  await usualPlan(game, body.pace, body.rated);
  await needRoomForGame(call);
  await needRoomToWrite(call);
  const now = context.now();
  const minutes = body.wish === "now" ? body.computers : null;
  const ticket = await context.storage.keepTicket({
    person: me.id,
    game,
    wish: body.wish,
    pace: body.pace,
    language: me.language,
    rating: await ratingOf(context, game, me),
    rated: body.rated ? 1 : 0,
    computers: minutes === null ? null : minutes * MINUTE,
    seed: newSecret(),
    nonce: null,
    since: now,
    expires: expiryOf(body.wish, now),
    match: null,
  });
  if (body.wish === "now") context.seekers.add(me.id);
  else await lookAgainLater(context, game);
  return showTicket(ticket);
}

async function lookAround(call: Call<Look>): Promise<TicketShown> {
  const me = needMe(call);
  const { context, body, params } = call;
  if (!context.limits.allows("looks", me.id)) throw new Refused("too-many");
  const tickets = await context.storage.ticketsOf({ person: me.id, now: context.now() });
  const mine = tickets.find(({ game }) => game === params["game"]);
  if (mine === undefined) throw new Refused("not-found");
  if (mine.match !== null) {
    if (body.commitment === commitmentOf(mine.seed)) await nameAnew(context, mine.match, me.id, body.nonce);
    return showTicket(mine);
  }
  const found = await seekFor(context, mine, body.nonce);
  if (found === undefined) throw new Refused("not-found");
  return showTicket(found);
}

/** Of two the one who came later learns the hash of the table's secret when it is found; the game begins with their number. */
async function nameAnew(context: Context, match: string, me: string, number: string): Promise<void> {
  const table = await context.storage.findTable(match);
  const mine = table?.seats.find(({ person }) => person === me);
  if (table?.row.status !== "open" || mine === undefined || mine.nonce !== null) return;
  await context.storage.nameNonce({ match, seat: mine.seat, nonce: number });
  await startWhenFull(context, match, me);
}

async function withdraw(call: Call): Promise<void> {
  const me = needMe(call);
  await call.context.storage.dropTickets({ person: me.id, game: call.params["game"] ?? "" });
}
