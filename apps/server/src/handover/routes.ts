// A game from one's own browser goes on at a private table, with a friend who comes by link. The record is played again here; what the
// giver's seat could not see of it is drawn anew when the game goes on, so that nobody knows more than they should.
import { BOT_NAMES } from "@outrigger/bots";
import { botSeatName, type TableShown } from "@outrigger/protocol";
import { tableShown } from "@outrigger/protocol/answers";
import { emptySeat, type PersonRow, type SeatRow } from "@outrigger/storage";
import { z } from "zod";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import type { Plan } from "../lobby/plan.ts";
import { newRow, seated } from "../lobby/routes.ts";
import { showTable } from "../lobby/shown.ts";
import { announceTable } from "../lobby/start.ts";
import { needRoomForTable } from "../lobby/table-limits.ts";
import { Refused } from "../refusals.ts";
import type { Read } from "./reading.ts";

/** Ten times the longest of ours. */
const MOST_RECORD = 500_000;
const MOST_BODY = 2 * MOST_RECORD;
const MOST_VIEW = 200_000;

const chair = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("me") }),
  z.strictObject({ kind: z.literal("friend") }),
  z.strictObject({ kind: z.literal("bot"), level: z.enum(BOT_NAMES) }),
]);
const handover = z.strictObject({
  game: z.string().max(40),
  /** The text of its record. */
  record: z.string().max(MOST_RECORD),
  seats: z.array(chair).min(1).max(16),
});
type Handover = z.infer<typeof handover>;

export function handoverRoutes(add: AddRoute): void {
  add("POST", "/handover", {
    summary: "A running game of one's own, by its record, goes on at a private table without a clock.",
    scope: "tables",
    body: handover,
    most: MOST_BODY,
    answer: tableShown,
    handle: handOver,
  });
}

async function handOver(call: Call<Handover>): Promise<TableShown> {
  const me = needMe(call);
  const { context, body } = call;
  if (!context.limits.allows("handovers", me.id)) throw new Refused("too-many");
  const mine = body.seats.findIndex(({ kind }) => kind === "me");
  if (body.seats.filter(({ kind }) => kind === "me").length !== 1)
    throw new Refused("table-problems", ["one seat is for whoever hands the game over"]);
  await needRoomForTable(call);
  const read = await (context.records.read({ game: body.game, record: body.record, seat: mine }) ?? tooMany());
  const { view, options } = needSound(read, body.seats.length);
  const plan: Plan = { options, clock: { kind: "none" }, language: me.language, handed: true, from: view };
  const row = newRow(context, me, {
    game: body.game,
    name: "",
    hidden: 1,
    plan: JSON.stringify(plan),
    rated: 0,
    pack: null,
  });
  const seats = body.seats.map((wish, seat) => seatFor(me, wish, emptySeat(row.id, seat)));
  await context.storage.createTable({ row, seats });
  announceTable(context, row, seats);
  return showTable({ row, seats }, me.id);
}

function tooMany(): never {
  throw new Refused("too-many");
}

function needSound(read: Read, seats: number): Exclude<Read, { problems: unknown }> {
  if ("problems" in read) throw new Refused("table-problems", read.problems);
  if (read.seats !== seats) throw new Refused("table-problems", [`it is a game of ${read.seats}`]);
  if (JSON.stringify(read.view).length > MOST_VIEW) throw new Refused("too-large");
  return read;
}

function seatFor(me: PersonRow, wish: Handover["seats"][number], empty: SeatRow): SeatRow {
  if (wish.kind === "me") return { ...empty, ...seated(me) };
  if (wish.kind === "friend") return { ...empty, kind: "friend" };
  return { ...empty, kind: "bot", name: botSeatName(empty.seat), level: wish.level };
}
