// Acts of whoever looks after the site, carried out: lines are cut, seats freed or played on, names changed where they
// stand, and people told. All of it may be done twice.
import { successorOf } from "@outrigger/host";
import type { Occupant } from "@outrigger/kernel/match";
import type { TableRow } from "@outrigger/storage";
import { distinctName } from "../accounts/names.ts";
import type { Context } from "../context.ts";
import { newJob } from "../jobs/job.ts";
import type { JobHandler } from "../jobs/runner.ts";
import { announceTable } from "../lobby/start.ts";
import type { ActJob } from "./acts.ts";

const MOST_TABLES = 10_000;

export function deskJobs(context: Context): Record<string, JobHandler> {
  return {
    act: (payload) => carryOut(context, payload as ActJob),
    "act-letter": (payload) => writeLetter(context, (payload as { readonly notice: string }).notice),
  };
}

async function carryOut(context: Context, { kind, person, match, notices }: ActJob): Promise<void> {
  if (kind === "suspend" && person !== null) await suspend(context, person);
  if (kind === "rename" && person !== null) await renameAtTables(context, person);
  if (kind === "close" && match !== null) await close(context, match);
  for (const id of notices) await tell(context, id);
}

/** At once where a page is open, by letter where there is mail; and whenever they come in, until they have read it. */
async function tell({ storage, jobs, config, now }: Context, id: string): Promise<void> {
  const notice = await storage.findNotice(id);
  if (notice === undefined) return;
  storage.bus.announce(`me ${notice.person}`);
  if (config.smtp !== undefined) await jobs.set([newJob("act-letter", id, { notice: id }, now())]);
}

async function writeLetter({ storage, notifier }: Context, id: string): Promise<void> {
  const notice = await storage.findNotice(id);
  const person = notice && (await storage.findPerson(notice.person));
  if (notice !== undefined && person !== undefined) await notifier.deskLetter(person, notice);
}

/** Their games go on as when somebody leaves: a bot plays, and they may sit down again when they are back. */
async function suspend(context: Context, person: string): Promise<void> {
  context.storage.bus.announce(`signout person ${person}`);
  await context.storage.dropTickets({ person });
  for (const table of await context.storage.tablesOf({ person, most: MOST_TABLES })) {
    const { row, seats } = table;
    if (row.status === "playing") await replace(context, table, [person]);
    else if (row.status === "open" && (await context.storage.leaveSeat({ match: row.id, person, at: context.now() })))
      announceTable(context, row, seats);
  }
}

async function replace(context: Context, { row }: TableRow, people: readonly string[]): Promise<void> {
  await context.rooms.inRoom(row.id, async (room) => {
    for (const { seat, person } of room.seats) {
      const isTheirs = person !== null && people.includes(person);
      if (!isTheirs || room.hosted.match.data.seats[seat]?.kind !== "person") continue;
      await context.rooms.take(room, { kind: "occupy", seat, occupant: successorOf(room.hosted, seat) });
    }
  });
}

/** A game that nobody is left in comes to its end by itself, and counts for nobody. */
async function close(context: Context, match: string): Promise<void> {
  const table = await context.storage.findTable(match);
  if (table === undefined) return;
  if (await context.storage.closeOpenTable(match)) announceTable(context, table.row, table.seats);
  else
    await replace(
      context,
      table,
      table.seats.flatMap(({ person }) => person ?? []),
    );
}

async function renameAtTables(context: Context, id: string): Promise<void> {
  const person = await context.storage.findPerson(id);
  if (person === undefined) return;
  for (const { row, seats } of await context.storage.tablesOf({ person: id, most: MOST_TABLES })) {
    const mine = seats.find((each) => each.person === id);
    if (mine === undefined) continue;
    const others = seats.filter((each) => each !== mine && each.name !== "").map(({ name }) => name);
    const name = distinctName(person.name, others);
    if (mine.name === name) continue;
    await context.storage.renameSeat({ match: row.id, seat: mine.seat, name });
    if (row.status !== "open") await renameInRoom(context, row.id, mine.seat, name);
    announceTable(context, row, seats);
  }
}

/** Everybody at a running game sees it at once; one that is over is shown so from the next look on. */
async function renameInRoom(context: Context, match: string, seat: number, name: string): Promise<void> {
  await context.rooms.inRoom(match, async (room) => {
    room.seats = room.seats.map((row) => (row.seat === seat ? { ...row, name } : row));
    const { data } = room.hosted.match;
    const before = data.seats[seat];
    if (before === undefined) return;
    const occupant: Occupant = { ...before, name };
    if (data.end === undefined) await context.rooms.take(room, { kind: "occupy", seat, occupant });
    else data.seats[seat] = occupant;
  });
}
