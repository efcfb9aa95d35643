// Acts of whoever looks after the site, carried out: lines are cut, seats freed or played on, names changed where they
// stand, and people told. All of it may be done twice.
import { successorOf } from "@outrigger/host";
import type { Occupant } from "@outrigger/kernel/match";
import type { TableRow } from "@outrigger/storage";
import { distinctName } from "../accounts/names.ts";
import type { House } from "../house.ts";
import { newJob } from "../jobs/job.ts";
import type { JobHandler } from "../jobs/runner.ts";
import { announceTable } from "../lobby/start.ts";
import type { ActJob } from "./acts.ts";

const MOST_TABLES = 10_000;

export function deskJobs(house: House): Record<string, JobHandler> {
  return {
    act: (payload) => carryOut(house, payload as ActJob),
    "act-letter": (payload) => writeLetter(house, (payload as { readonly notice: string }).notice),
  };
}

async function carryOut(house: House, { kind, person, match, notices }: ActJob): Promise<void> {
  if (kind === "suspend" && person !== null) await suspend(house, person);
  if (kind === "rename" && person !== null) await renameAtTables(house, person);
  if (kind === "close" && match !== null) await close(house, match);
  for (const id of notices) await tell(house, id);
}

/** At once where a page is open, by letter where there is mail; and whenever they come in, until they have read it. */
async function tell({ storage, jobs, config, now }: House, id: string): Promise<void> {
  const notice = await storage.findNotice(id);
  if (notice === undefined) return;
  storage.bus.announce(`me ${notice.person}`);
  if (config.smtp !== undefined) await jobs.set([newJob("act-letter", id, { notice: id }, now())]);
}

async function writeLetter({ storage, teller }: House, id: string): Promise<void> {
  const notice = await storage.findNotice(id);
  const person = notice && (await storage.findPerson(notice.person));
  if (notice !== undefined && person !== undefined) await teller.deskLetter(person, notice);
}

/** Their games go on as when somebody leaves: a bot plays, and they may sit down again when they are back. */
async function suspend(house: House, person: string): Promise<void> {
  house.storage.bus.announce(`signout person ${person}`);
  await house.storage.dropTickets({ person });
  for (const table of await house.storage.tablesOf({ person, most: MOST_TABLES })) {
    const { row, seats } = table;
    if (row.status === "playing") await replace(house, table, [person]);
    else if (row.status === "open" && (await house.storage.leaveSeat({ match: row.id, person, at: house.now() })))
      announceTable(house, row, seats);
  }
}

async function replace(house: House, { row }: TableRow, people: readonly string[]): Promise<void> {
  await house.rooms.inRoom(row.id, async (room) => {
    for (const { seat, person } of room.seats) {
      const isTheirs = person !== null && people.includes(person);
      if (!isTheirs || room.hosted.match.data.seats[seat]?.kind !== "person") continue;
      await house.rooms.take(room, { kind: "occupy", seat, occupant: successorOf(room.hosted, seat) });
    }
  });
}

/** A game that nobody is left in comes to its end by itself, and counts for nobody. */
async function close(house: House, match: string): Promise<void> {
  const table = await house.storage.findTable(match);
  if (table === undefined) return;
  if (await house.storage.closeOpenTable(match)) announceTable(house, table.row, table.seats);
  else
    await replace(
      house,
      table,
      table.seats.flatMap(({ person }) => person ?? []),
    );
}

async function renameAtTables(house: House, id: string): Promise<void> {
  const person = await house.storage.findPerson(id);
  if (person === undefined) return;
  for (const { row, seats } of await house.storage.tablesOf({ person: id, most: MOST_TABLES })) {
    const mine = seats.find((each) => each.person === id);
    if (mine === undefined) continue;
    const others = seats.filter((each) => each !== mine && each.name !== "").map(({ name }) => name);
    const name = distinctName(person.name, others);
    if (mine.name === name) continue;
    await house.storage.renameSeat({ match: row.id, seat: mine.seat, name });
    if (row.status !== "open") await renameInRoom(house, row.id, mine.seat, name);
    announceTable(house, row, seats);
  }
}

/** Everybody at a running game sees it at once; one that is over is shown so from the next look on. */
async function renameInRoom(house: House, match: string, seat: number, name: string): Promise<void> {
  await house.rooms.inRoom(match, async (room) => {
    room.seats = room.seats.map((row) => (row.seat === seat ? { ...row, name } : row));
    const { data } = room.hosted.match;
    const before = data.seats[seat];
    if (before === undefined) return;
    const occupant: Occupant = { ...before, name };
    if (data.end === undefined) await house.rooms.take(room, { kind: "occupy", seat, occupant });
    else data.seats[seat] = occupant;
  });
}
