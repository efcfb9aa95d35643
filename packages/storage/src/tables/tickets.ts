// Tickets of people who look for somebody to play with. Whoever fits sits down at one table with them, and at no second one: the
// tickets of a game are looked through by one node at a time.
import type { Kysely } from "kysely";
import type { JobRow, MatchRow, Schema, SeatRow, TicketRow } from "../database/schema.ts";
import { setJobs } from "../jobs.ts";
import { createTable } from "./tables.ts";

type Db = Kysely<Schema>;
type Own = Pick<TicketRow, "person" | "game">;

/** The same wish keeps its place in the line, its secret and its part of the luck; another one begins anew. */
export async function keepTicket(db: Db, ticket: TicketRow): Promise<TicketRow> {
  await lockLine(db, ticket.game);
  const old = await findTicket(db, ticket);
  const isSame = old !== undefined && old.match === null && old.expires > ticket.since && isAlike(old, ticket);
  const kept = isSame ? { ...ticket, seed: old.seed, nonce: old.nonce, since: old.since } : ticket;
  const { person: _, game: __, ...rest } = kept;
  await db
    .insertInto("tickets")
    .values(kept)
    .onConflict((conflict) => conflict.columns(["person", "game"]).doUpdateSet(rest))
    .execute();
  return kept;
}

const isAlike = (one: TicketRow, other: TicketRow): boolean => one.wish === other.wish && one.pace === other.pace;

function findTicket(db: Db, { person, game }: Own): Promise<TicketRow | undefined> {
  return db.selectFrom("tickets").selectAll().where("person", "=", person).where("game", "=", game).executeTakeFirst();
}

/** A person's own, those that have run out left aside. */
export function ticketsOf(
  db: Db,
  { person, now }: { readonly person: string; readonly now: number },
): Promise<TicketRow[]> {
  return db
    .selectFrom("tickets")
    .selectAll()
    .where("person", "=", person)
    .where("expires", ">", now)
    .orderBy("game")
    .execute();
}

/** Those of a game that wait, the oldest first. */
export function waitingTickets(
  db: Db,
  { game, wish, now }: { readonly game: string; readonly wish: TicketRow["wish"]; readonly now: number },
): Promise<TicketRow[]> {
  return waitingIn(db, game, now).where("wish", "=", wish).execute();
}

export interface Withdrawal {
  readonly person: string;
  /** Of this game alone; of all when absent. */
  readonly game?: string;
  readonly wish?: TicketRow["wish"];
}

export async function dropTickets(db: Db, { person, game, wish }: Withdrawal): Promise<void> {
  await db
    .deleteFrom("tickets")
    .where("person", "=", person)
    .$if(game !== undefined, (query) => query.where("game", "=", game ?? ""))
    .$if(wish !== undefined, (query) => query.where("wish", "=", wish ?? "now"))
    .execute();
}

/** How far apart two may be who are brought together: the more, the longer both have waited. Measured in rating. */
export interface Reach {
  readonly least: number;
  readonly perMinute: number;
  /** Another language is as far as so much. */
  readonly language: number;
}

/** The table they get. */
interface FoundTable extends Pick<MatchRow, "id" | "key"> {
  /** Where both want it to count, and where not. */
  readonly plans: { readonly rated: string; readonly friendly: string };
  /** Whoever has waited longer sits there, at a table of two. */
  readonly firstSeat: 0 | 1;
  /** Takes the other seat where nobody was found in time, and that was wished for. */
  readonly computer: Pick<SeatRow, "name" | "level">;
  /** Begins the game with a computer at once, and otherwise where the one who came later has not named a number by then. */
  readonly job: JobRow;
}

export interface Seek extends Own {
  readonly now: number;
  /** The ticket is good until then. */
  readonly expires: number;
  /** Counts where the ticket has none yet. */
  readonly nonce: string | null;
  readonly reach: Reach;
  readonly table: FoundTable;
}

/** Looks through the line for this ticket; it names the table where somebody was found. Undefined where there is no such ticket. */
export async function seek(db: Db, wish: Seek): Promise<TicketRow | undefined> {
  const { person, game, now, expires } = wish;
  await lockLine(db, game);
  await db.deleteFrom("tickets").where("game", "=", game).where("expires", "<=", now).execute();
  const own = await findTicket(db, { person, game });
  if (own === undefined || own.match !== null) return own;
  const mine = { ...own, nonce: own.nonce ?? wish.nonce, expires: Math.max(expires, own.expires) };
  await mark(db, mine, { nonce: mine.nonce, expires: mine.expires });
  if (mine.nonce === null) return mine;
  for (const other of await fitting(db, mine, wish))
    if (await open(db, wish, [other, mine])) return findTicket(db, mine);
  if (mine.computers === null || now - mine.since < mine.computers) return mine;
  return (await open(db, wish, [mine])) ? findTicket(db, mine) : undefined;
}

/** Two who come at once, on whichever node, go one after the other: neither overlooks the other. */
async function lockLine(db: Db, game: string): Promise<void> {
  await db
    .insertInto("lines")
    .values({ game })
    .onConflict((conflict) => conflict.column("game").doUpdateSet({ game }))
    .execute();
}

const MOST_LOOKED_AT = 200;

function waitingIn(db: Db, game: string, now: number) {
  return db
    .selectFrom("tickets")
    .selectAll()
    .where("game", "=", game)
    .where("match", "is", null)
    .where("nonce", "is not", null)
    .where("expires", ">", now)
    .orderBy("since")
    .orderBy("person")
    .limit(MOST_LOOKED_AT);
}

/** The nearest first, then whoever has waited longest. */
async function fitting(db: Db, mine: TicketRow, { now, reach }: Seek): Promise<TicketRow[]> {
  const line = await waitingIn(db, mine.game, now)
    .where("wish", "=", mine.wish)
    .where("pace", "=", mine.pace)
    .where("person", "!=", mine.person)
    .execute();
  const blocked = await blockedFor(db, mine.person);
  return line
    .filter((other) => !blocked.has(other.person))
    .map((other) => ({ other, apart: distance(mine, other, reach) }))
    .filter(({ other, apart }) => apart <= reachOf(mine, now, reach) + reachOf(other, now, reach))
    .sort((one, two) => one.apart - two.apart)
    .map(({ other }) => other);
}

/** Whoever has no rating is near to everybody. */
function distance(one: TicketRow, other: TicketRow, { language }: Reach): number {
  const apart = one.rating === null || other.rating === null ? 0 : Math.abs(one.rating - other.rating);
  return apart + (one.language === other.language ? 0 : language);
}

const MINUTE = 60_000;
const reachOf = ({ since }: TicketRow, now: number, { least, perMinute }: Reach): number =>
  least + (Math.max(0, now - since) / MINUTE) * perMinute;

async function blockedFor(db: Db, person: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("shuns")
    .select(["person", "other"])
    .where("kind", "=", "block")
    .where(({ or, eb }) => or([eb("person", "=", person), eb("other", "=", person)]))
    .execute();
  return new Set(rows.flatMap((row) => [row.person, row.other]));
}

/** False where one of them has withdrawn meanwhile: nothing is changed then. Whoever has waited longest comes first. */
async function open(db: Db, { now, table }: Seek, tickets: readonly TicketRow[]): Promise<boolean> {
  const [first, second] = [...tickets].sort((one, other) => one.since - other.since);
  if (first === undefined) return false;
  for (const ticket of tickets) if (!(await holds(db, ticket))) return false;
  for (const ticket of tickets) await mark(db, ticket, { match: table.id, seed: first.seed });
  const isRated = second !== undefined && tickets.every(({ rated }) => rated === 1);
  const seats = await seatsFor(db, table, first, second);
  await createTable(db, { row: rowFor(table, first, isRated, now), seats });
  await setJobs(db, [second === undefined ? { ...table.job, due: now } : table.job]);
  return true;
}

/** Its owner may be withdrawing it: from now on that waits for us. */
async function holds(db: Db, { person, game }: Own): Promise<boolean> {
  const held = await db
    .updateTable("tickets")
    .set(({ ref }) => ({ expires: ref("expires") }))
    .where("person", "=", person)
    .where("game", "=", game)
    .where("match", "is", null)
    .executeTakeFirst();
  return held.numUpdatedRows === 1n;
}

async function mark(db: Db, { person, game }: Own, change: Partial<TicketRow>): Promise<void> {
  await db.updateTable("tickets").set(change).where("person", "=", person).where("game", "=", game).execute();
}

/** Whoever has waited longer was told the hash of this seed before they named their part of the luck; the other is told it now. */
function rowFor({ id, key, plans }: FoundTable, first: TicketRow, isRated: boolean, now: number): MatchRow {
  return {
    id,
    key,
    game: first.game,
    name: "",
    status: "open",
    hidden: 0,
    owner: first.person,
    plan: isRated ? plans.rated : plans.friendly,
    rated: isRated ? 1 : 0,
    pack: null,
    seq: 0,
    snapshot: null,
    seed: first.seed,
    rematch: null,
    created: now,
    touched: now,
  };
}

async function seatsFor(
  db: Db,
  { id, firstSeat, computer }: FoundTable,
  first: TicketRow,
  second: TicketRow | undefined,
): Promise<SeatRow[]> {
  const people = [first.person, second?.person ?? first.person];
  const named = await db.selectFrom("people").select(["id", "name"]).where("id", "in", people).execute();
  const empty = {
    match: id,
    level: null,
    invited: null,
    automatic: 0,
    waiting: 0,
    place: null,
    score: null,
    ended: null,
  };
  const seatOf = (seat: number, ticket: TicketRow | undefined): SeatRow => {
    if (ticket === undefined) return { ...empty, seat, kind: "bot", person: null, nonce: null, ...computer };
    const { person } = ticket;
    const name = named.find((each) => each.id === person)?.name ?? "";
    return { ...empty, seat, kind: "person", person, name, nonce: ticket === first ? first.nonce : null };
  };
  return [seatOf(firstSeat, first), seatOf(1 - firstSeat, second)].sort((one, other) => one.seat - other.seat);
}
