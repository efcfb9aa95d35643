// From a table with everybody seated to a match.

import { randomInt } from "node:crypto";
import { beginFromView, beginMatch, HOST, type LuckSource, makeSnapshot, waitingSeats } from "@outrigger/host";
import type { Json } from "@outrigger/kernel";
import type { Occupant } from "@outrigger/kernel/match";
import { botSeatName } from "@outrigger/protocol";
import { newSecret } from "@outrigger/records";
import type { SeatRow, TableRow } from "@outrigger/storage";
import { distinctName } from "../accounts/names.ts";
import type { Context } from "../context.ts";
import { rulesOf } from "../games.ts";
import { calendarsAt } from "../hours/apply.ts";
import { newsFor } from "../notifications/news-jobs.ts";
import { Refused } from "../refusals.ts";
import { dueJobs, seatChanges } from "../rooms/duties.ts";
import type { Room } from "../rooms/room.ts";
import { newRoom, noteRows } from "../rooms/rows.ts";
import type { Plan } from "./plan.ts";

/** No two seats are called what looks the same; people keep their names before bots do. */
function withDistinctNames(seats: readonly SeatRow[]): SeatRow[] {
  const names = new Map<number, string>();
  const byKind = [...seats].sort((one, other) => Number(one.kind === "bot") - Number(other.kind === "bot"));
  for (const { seat, name } of byKind) names.set(seat, distinctName(name, [...names.values()]));
  return seats.map((row) => ({ ...row, name: names.get(row.seat) ?? row.name }));
}

export const isFull = (seats: readonly SeatRow[]): boolean =>
  seats.every(({ kind }) => kind === "person" || kind === "bot");

/** Bots for the seats nobody has taken. */
export function fillWithBots(seats: readonly SeatRow[], level: string): SeatRow[] {
  return seats.map((row) =>
    row.kind === "person" || row.kind === "bot" ? row : { ...row, kind: "bot", name: botSeatName(row.seat), level },
  );
}

/** The pack that is played with, where it is not the game's own. */
export async function packAt({ storage }: Context, { pack }: Pick<TableRow["row"], "pack">): Promise<Json | undefined> {
  return pack === null ? undefined : (JSON.parse((await storage.findPack(pack)) ?? "null") as Json);
}

/** As many as there are seeds of what is drawn anew for a game that was handed over. */
const MOST_SAMPLES = 2 ** 32;

/**
 * The table as it is then; undefined when its seats changed in the meantime, or somebody else has started it. `taken` are the
 * seats it begins with, somebody among them who sits down with it. Whoever starts it knows that it begins.
 */
export async function startMatch(
  context: Context,
  { row, seats: found }: TableRow,
  taken: readonly SeatRow[],
  starter: string,
): Promise<TableRow | undefined> {
  if (!isFull(taken)) throw new Refused("not-open");
  // A seat whose client named no nonce, a bot's above all, gets one from the host.
  const seats = withDistinctNames(taken).map((seat) => ({ ...seat, nonce: seat.nonce ?? newSecret() }));
  const kept = planAfterStart(row);
  const luck = { seed: row.seed, nonces: seats.map(({ nonce }) => nonce) };
  const at = context.now();
  const { hosted, entries } = await begin(context, row, seats, at, luck);
  const room = { hosted, row, seats, audience: new Map(), elsewhere: new Map(), clockDue: undefined };
  const changes = seatChanges(room);
  const jobs = [...dueJobs(room, changes, at, context.config.tellAfter), ...tellOfStart(context, room, starter, at)];
  const begins = seats.map((seat) => ({ ...seat, ...changes.find((change) => change.seat === seat.seat) }));
  const isStarted = await context.storage.startTable({
    match: row.id,
    snapshot: JSON.stringify(makeSnapshot(hosted)),
    entry: { match: row.id, seq: 0, message: `${HOST} 0`, payload: JSON.stringify(entries[0]), at },
    seats: begins.map(({ match: _, ...seat }) => seat),
    jobs,
    found,
    agreed: row.plan,
    at,
    ...kept,
  });
  if (!isStarted) return undefined;
  const table: TableRow = { row: { ...row, status: "playing", touched: at, ...kept }, seats: begins };
  await context.rooms.begun(hosted, luck, (base) => noteRows(newRoom(base, table), { seats: changes, jobs }, at));
  context.jobs.poke(jobs);
  announceTable(context, row, seats);
  return table;
}

/** What a handed-over game goes on from is not kept any longer. */
function planAfterStart({ plan }: TableRow["row"]): { readonly plan?: string } {
  const { from, ...settled } = JSON.parse(plan) as Plan;
  return from === undefined ? {} : { plan: JSON.stringify(settled) };
}

/** The match itself, which nobody has stored yet. */
async function begin(context: Context, row: TableRow["row"], seats: readonly SeatRow[], at: number, luck: LuckSource) {
  const { from, ...settled } = JSON.parse(row.plan) as Plan;
  const plan = await matchPlan(context, row, seats, settled);
  const rules = await rulesOf(row.game);
  const home = context.rooms.home(row.id, luck);
  const begun =
    from === undefined
      ? beginMatch(rules, plan, at, home)
      : beginFromView(rules, { ...plan, view: from, sampling: randomInt(MOST_SAMPLES) }, at, home);
  if ("problems" in begun) throw new Refused("table-problems", begun.problems);
  return begun;
}

/** Whose turn it is hears of that instead. */
function tellOfStart(context: Context, { hosted, seats }: Pick<Room, "hosted" | "seats">, starter: string, at: number) {
  const waiting = waitingSeats(hosted.match);
  const others = seats.filter(({ seat, person }) => person !== starter && !waiting.includes(seat));
  return newsFor("begun", hosted.id, others, at + context.config.tellAfter);
}

async function matchPlan(context: Context, row: TableRow["row"], seats: readonly SeatRow[], { options, clock }: Plan) {
  const pack = await packAt(context, row);
  const calendars = await calendarsAt(context, seats, clock);
  return {
    seats: seats.map(occupantOf),
    options,
    ...(clock.kind === "none" ? {} : { clock }),
    ...(calendars === undefined ? {} : { calendars }),
    ...(pack === undefined ? {} : { pack }),
  };
}

function occupantOf({ kind, name, level }: SeatRow): Occupant {
  return kind === "bot" ? { kind, name, level: level ?? "medium" } : { kind: "person", name };
}

/** Lists that show this table look again. */
export function announceTable(context: Context, { id, hidden }: TableRow["row"], seats: readonly SeatRow[]): void {
  const people = seats.flatMap(({ person, invited }) => person ?? invited ?? []);
  context.storage.bus.announce(["table", id, hidden, ...people].join(" "));
}
