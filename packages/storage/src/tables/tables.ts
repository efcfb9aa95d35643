// Tables before and around the game: who sits where, what is open, what waits for whom.
import type { Kysely } from "kysely";
import type { LogRow, MatchRow, PackRow, Schema, SeatRow } from "../database/schema.ts";
import { newLook, newStatement } from "../database/statement.ts";
import { setJobs } from "../jobs.ts";
import { type Append, changeSeats, seatsOf, touchMatch } from "./matches.ts";
import { keepPack } from "./packs.ts";

type Db = Kysely<Schema>;

export interface TableRow {
  readonly row: Omit<MatchRow, "snapshot">;
  readonly seats: readonly SeatRow[];
}

/** Those no seat has as well. */
const OWN_FIELDS = [
  "id",
  "game",
  "status",
  "hidden",
  "owner",
  "key",
  "plan",
  "rated",
  "pack",
  "seq",
  "seed",
  "rematch",
  "created",
  "touched",
] as const;
const FIELDS = ["name", ...OWN_FIELDS] as const;

export async function createTable(db: Db, { row, seats, pack }: TableCreation): Promise<void> {
  if (pack !== undefined) await keepPack(db, pack);
  await insertMatch(db, row);
  for (const seat of seats) await insertSeat(db, seat);
}

const insertMatch = newStatement<MatchRow>((db, row) => db.insertInto("matches").values(row));
const insertSeat = newStatement<SeatRow>((db, seat) => db.insertInto("seats").values(seat));

export async function findTable(db: Db, id: string): Promise<TableRow | undefined> {
  const found = await tableWithSeats(db, { id });
  const parts = found.map(({ match, seat, kind, person, name, level, invited, automatic, nonce, ...more }) => {
    const { waiting, place, score, ended, called, ...row } = more;
    const sitting = { match, seat, kind, person, name, level, invited, automatic, nonce, waiting, place, score, ended };
    return { row: { ...row, name: called }, seat: sitting };
  });
  const row = parts[0]?.row ?? (await db.selectFrom("matches").select(FIELDS).where("id", "=", id).executeTakeFirst());
  return row && { row, seats: parts.map(({ seat }) => seat) };
}

/** Asked for with everything that is done at a table: one way to the database, not two. */
const tableWithSeats = newLook((db, { id }: Pick<MatchRow, "id">) =>
  db
    .selectFrom("matches")
    .innerJoin("seats", "seats.match", "matches.id")
    .select(OWN_FIELDS)
    .select("matches.name as called")
    .selectAll("seats")
    .where("matches.id", "=", id)
    .orderBy("seats.seat"),
);

async function withSeats(db: Db, rows: readonly TableRow["row"][]): Promise<TableRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db.selectFrom("seats").selectAll().where("match", "in", ids).orderBy("seat").execute();
  return rows.map((row) => ({ row, seats: seats.filter(({ match }) => match === row.id) }));
}

/** So many tables, the last touched first. */
const lastTouched = (db: Db, most: number) =>
  db.selectFrom("matches").select(FIELDS).orderBy("touched", "desc").limit(most);

/** Tables anybody may sit down at or look at, the newest first. */
export async function publicTables(
  db: Db,
  { status, most }: { readonly status: "open" | "playing"; readonly most: number },
): Promise<TableRow[]> {
  const rows = await lastTouched(db, most).where("status", "=", status).where("hidden", "=", 0).execute();
  return withSeats(db, rows);
}

/** Of these people's own. */
export async function publicTablesBy(db: Db, owners: readonly string[], most: number): Promise<TableRow[]> {
  const rows = await lastTouched(db, most)
    .where("status", "=", "open")
    .where("hidden", "=", 0)
    .where("owner", "in", [...owners])
    .execute();
  return withSeats(db, rows);
}

/** What belongs to somebody, so much of it at the most. */
export interface OfPerson {
  readonly person: string;
  readonly most: number;
}

/** A person's own tables, the last touched first. */
export async function tablesOf(db: Db, { person, most }: OfPerson): Promise<TableRow[]> {
  const rows = await lastTouched(db, most)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("owner", "=", person).and("status", "=", "open"),
        exists(selectFrom("seats").select("seat").whereRef("match", "=", "matches.id").where("person", "=", person)),
      ]),
    )
    .execute();
  return withSeats(db, rows);
}

/** Open tables with a seat kept for this person, the last touched first. */
export async function challengesOf(db: Db, { person, most }: OfPerson): Promise<TableRow[]> {
  const rows = await lastTouched(db, most)
    .where("status", "=", "open")
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("seats").select("match").where("invited", "=", person).where("kind", "=", "friend"),
    )
    .execute();
  return withSeats(db, rows);
}

/** Whoever the seat was kept for does not come. Says whether one was. */
export async function declineSeat(
  db: Db,
  { match, person }: { readonly match: string; readonly person: string },
): Promise<boolean> {
  if (!(await lockOpen(db, match))) return false;
  const declined = await db
    .updateTable("seats")
    .set({ invited: null, name: "" })
    .where("match", "=", match)
    .where("invited", "=", person)
    .where("kind", "=", "friend")
    .executeTakeFirst();
  return declined.numUpdatedRows > 0n;
}

/** How many tables these people have opened that wait for players, and at how many they play, all together. */
export async function countTables(
  db: Db,
  people: readonly string[],
): Promise<{ readonly open: number; readonly playing: number }> {
  const [person] = people;
  if (person !== undefined && people.length === 1) return countOwn(db, person);
  const count = db.selectFrom("matches").select(({ fn }) => fn.countAll<number>().as("count"));
  const open = await count
    .where("status", "=", "open")
    .where("owner", "in", [...people])
    .executeTakeFirstOrThrow();
  const playing = await count
    .where("status", "=", "playing")
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("seats")
        .select("match")
        .where("person", "in", [...people]),
    )
    .executeTakeFirstOrThrow();
  return { open: Number(open.count), playing: Number(playing.count) };
}

async function countOwn(db: Db, person: string): Promise<{ readonly open: number; readonly playing: number }> {
  const [counts] = await ownTables(db, { person });
  return { open: Number(counts?.open), playing: Number(counts?.playing) };
}

/**
 * Asked with every table that is opened or sat down at: one way to the database, not two. It begins with the person's seats:
 * a database that began with the games that are on would go through all of them.
 */
export const writeOwnTables = (db: Db, { person }: { readonly person: string }) =>
  db.selectNoFrom(({ selectFrom, fn }) => [
    selectFrom("matches")
      .select(fn.countAll<number>().as("count"))
      .where("status", "=", "open")
      .where("owner", "=", person)
      .as("open"),
    selectFrom("seats")
      .select(({ fn: { count } }) => count<number>("seats.match").distinct().as("count"))
      .where("person", "=", person)
      .where(
        ({ selectFrom: from }) => from("matches").select("status").whereRef("matches.id", "=", "seats.match"),
        "=",
        "playing",
      )
      .as("playing"),
  ]);

const ownTables = newLook(writeOwnTables);

export interface TakeSeat {
  readonly match: string;
  readonly seat: number;
  readonly person: string;
  readonly name: string;
  readonly nonce: string;
  readonly automatic: number;
  /** What the seat may be: open, or with the key also one kept for a friend. */
  readonly kinds: readonly ("open" | "friend")[];
  readonly at: number;
}

/** False when the seat is not free any more, or the person sits at the table already. */
export async function takeSeat(db: Db, wish: TakeSeat): Promise<boolean> {
  const { match, seat, person, name, nonce, automatic, kinds, at } = wish;
  if (!(await lockOpen(db, match))) return false;
  const seats = await seatsOf(db, match);
  if (seats.some((row) => row.person === person)) return false;
  const taken = await db
    .updateTable("seats")
    .set({ kind: "person", person, name, nonce, automatic })
    .where("match", "=", match)
    .where("seat", "=", seat)
    .where("kind", "in", [...kinds])
    .executeTakeFirst();
  if (taken.numUpdatedRows !== 1n) return false;
  await touch(db, match, at);
  return true;
}

export interface NamedNonce {
  readonly match: string;
  readonly seat: number;
  readonly nonce: string;
}

/** The seat's part of the luck, named once. */
export async function nameNonce(db: Db, named: NamedNonce): Promise<void> {
  await setNonce(db, named);
}

const setNonce = newStatement<NamedNonce>((db, { match, seat, nonce }) =>
  db.updateTable("seats").set({ nonce }).where("match", "=", match).where("seat", "=", seat).where("nonce", "is", null),
);

/** A seat that anybody may take. */
const FREE = { kind: "open", person: null, name: "", nonce: null, invited: null, automatic: 0 } as const;

interface HeldSeat {
  readonly match: string;
  readonly person: string;
  /** Any of theirs where none is named. */
  readonly seat?: number;
}

/** False where the person has no such seat, or the game has begun. */
export async function freeSeat(db: Db, { match, person, seat }: HeldSeat): Promise<boolean> {
  if (!(await lockOpen(db, match))) return false;
  const held = db.updateTable("seats").set(FREE).where("match", "=", match).where("person", "=", person);
  const { numUpdatedRows } = await (seat === undefined ? held : held.where("seat", "=", seat)).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Frees the person's seat again; an open table nobody sits at is removed. Says whether there was such a seat. */
export async function leaveSeat(
  db: Db,
  { match, person, at }: { readonly match: string; readonly person: string; readonly at: number },
): Promise<boolean> {
  if (!(await freeSeat(db, { match, person }))) return false;
  const seats = await seatsOf(db, match);
  if (seats.some((row) => row.kind === "person")) await touch(db, match, at);
  else await removeTable(db, match);
  return true;
}

/** Writing to the row, though nothing new, makes two who come at once go one after the other. */
export async function lockOpen(db: Db, match: string): Promise<boolean> {
  const locked = await writeOpen(db, { id: match });
  return locked.numAffectedRows === 1n;
}

const writeOpen = newStatement<Pick<MatchRow, "id">>((db, { id }) =>
  db
    .updateTable("matches")
    .set(({ ref }) => ({ touched: ref("touched") }))
    .where("id", "=", id)
    .where("status", "=", "open"),
);

/** Lists show it first, and it is kept longer: only what has really changed the table does that. */
async function touch(db: Db, match: string, at: number): Promise<void> {
  await touchMatch(db, { id: match, touched: at });
}

export async function removeTable(db: Db, match: string): Promise<void> {
  for (const table of ["seats", "chat", "desks", "log", "inputs", "chronicles"] as const)
    await db.deleteFrom(table).where("match", "=", match).execute();
  await db.deleteFrom("matches").where("id", "=", match).execute();
}

/** False once its game has begun. */
export async function closeOpenTable(db: Db, match: string): Promise<boolean> {
  if (!(await lockOpen(db, match))) return false;
  await removeTable(db, match);
  return true;
}

/** What has to be as it was: who sits there or may, and what they put in. */
export const FOUND = ["kind", "person", "invited", "nonce"] as const;
type FoundSeat = Pick<SeatRow, "seat" | (typeof FOUND)[number]>;

export interface TableCreation {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly pack?: PackRow;
}

/** A match that begins at a table, with the first entry of its log. */
export interface StartTable extends Required<Pick<Append, "entry" | "seats" | "jobs">> {
  readonly match: string;
  readonly snapshot: string;
  /** The seats as they were when it was set up; if anybody came, went or has to agree anew meanwhile, nothing is started. */
  readonly found: readonly FoundSeat[];
  /** The plan it was set up by: whoever opened the table may have changed it meanwhile. */
  readonly agreed: string;
  readonly at: number;
  /** What it is kept by from now on, where that is less than before. */
  readonly plan?: string;
}

/** False when the table has started already, or its seats have changed. */
export async function startTable(db: Db, start: StartTable): Promise<boolean> {
  if (!(await lockOpen(db, start.match))) return false;
  const { row, seats = [] } = (await findTable(db, start.match)) ?? {};
  if (
    row?.plan !== start.agreed ||
    !seats.every((seat, at) => FOUND.every((key) => seat[key] === start.found[at]?.[key]))
  )
    return false;
  await setPlaying(db, { id: start.match, snapshot: start.snapshot, touched: start.at });
  if (start.plan !== undefined)
    await db.updateTable("matches").set({ plan: start.plan }).where("id", "=", start.match).execute();
  await insertFirst(db, start.entry);
  await changeSeats(db, start.match, start.seats);
  await setJobs(db, start.jobs);
  return true;
}

const setPlaying = newStatement<Pick<MatchRow, "id" | "snapshot" | "touched">>((db, { id, snapshot, touched }) =>
  db.updateTable("matches").set({ status: "playing", snapshot, touched }).where("id", "=", id),
);

const insertFirst = newStatement<LogRow>((db, entry) => db.insertInto("log").values(entry));

/** Names the match that follows; the first one asked for stays. */
export async function nameRematch(
  db: Db,
  { match, rematch }: { readonly match: string; readonly rematch: string },
): Promise<string> {
  await db
    .updateTable("matches")
    .set({ rematch })
    .where("id", "=", match)
    .where("rematch", "is", null)
    .executeTakeFirst();
  const row = await db.selectFrom("matches").select("rematch").where("id", "=", match).executeTakeFirst();
  return row?.rematch ?? rematch;
}
