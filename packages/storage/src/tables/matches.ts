// Matches in play: a row with the last snapshot, and the log of everything behind it.
import type { Kysely } from "kysely";
import type { ChronicleRow, InputRow, JobRow, LogRow, MatchRow, Schema, SeatRow } from "../database/schema.ts";
import { newLook, newStatement } from "../database/statement.ts";
import { setJobs } from "../jobs.ts";
import { findPack } from "./packs.ts";

type Db = Kysely<Schema>;

export interface LoadedMatch {
  readonly row: MatchRow;
  /** The data of the row's pack, where it has one. JSON. */
  readonly pack?: string | undefined;
  readonly seats: readonly SeatRow[];
  /** The log after the row's snapshot. */
  readonly entries: readonly LogRow[];
  /** What came after the snapshot of a match that has no log yet. */
  readonly inputs: readonly InputRow[];
  /** The newest messages, answered inputs among them, so that the same one counts once. */
  readonly recent: readonly Pick<LogRow, "seq" | "message">[];
}

/** How far back a message that comes again is recognised. */
const MOST_RECENT = 64;

const matchRow = newLook((db, { id }: Pick<MatchRow, "id">) =>
  db.selectFrom("matches").selectAll().where("id", "=", id),
);

export async function loadMatch(db: Db, id: string): Promise<LoadedMatch | undefined> {
  const [row] = await matchRow(db, { id });
  if (row === undefined) return undefined;
  const seats = await seatsOf(db, id);
  const entries = await logAfter(db, { match: id, seq: row.seq });
  const logged = await recentEntries(db, { match: id });
  const isOlder = logged.length === 0;
  const inputs = isOlder ? await inputsAfter(db, { match: id, seq: row.seq }) : [];
  const recent = isOlder ? await recentInputs(db, { match: id }) : logged;
  const pack = row.pack === null ? undefined : await findPack(db, row.pack);
  return { row, seats, entries, inputs, recent: recent.reverse(), ...(pack === undefined ? {} : { pack }) };
}

const seatRows = newLook((db, { match }: Pick<SeatRow, "match">) =>
  db.selectFrom("seats").selectAll().where("match", "=", match).orderBy("seat"),
);

export async function seatsOf(db: Db, match: string): Promise<SeatRow[]> {
  return seatRows(db, { match });
}

interface LogPosition {
  readonly match: string;
  readonly seq: number;
}

/** From before the first on it is the whole log. */
export async function logAfter(db: Db, { match, seq }: LogPosition): Promise<LogRow[]> {
  return entriesAfter(db, { match, seq });
}

const entriesAfter = newLook((db, { match, seq }: LogPosition) =>
  db.selectFrom("log").selectAll().where("match", "=", match).where("seq", ">", seq).orderBy("seq"),
);

async function inputsAfter(db: Db, { match, seq }: LogPosition): Promise<InputRow[]> {
  return db.selectFrom("inputs").selectAll().where("match", "=", match).where("seq", ">", seq).orderBy("seq").execute();
}

const recentIn = (table: "log" | "inputs") =>
  newLook((db, { match }: Pick<LogRow, "match">) =>
    db
      .selectFrom(table)
      .select(["seq", "message"])
      .where("match", "=", match)
      .orderBy("seq", "desc")
      .limit(MOST_RECENT),
  );

const recentEntries = recentIn("log");
const recentInputs = recentIn("inputs");

/** What changes about a seat as a match goes on. */
export type SeatChange = Pick<SeatRow, "seat"> & Partial<Omit<SeatRow, "seat" | "match">>;

export interface Append {
  readonly entry: LogRow;
  /** Written along now and then, so that a restart follows few entries. */
  readonly snapshot?: Pick<MatchRow, "seq" | "snapshot" | "status">;
  readonly seats?: readonly SeatChange[];
  /** Whether the table counts as touched without a snapshot too; where nothing is said, whenever a seat changes. */
  readonly touches?: boolean | undefined;
  readonly jobs?: readonly JobRow[];
  /** Written along when the match ends. */
  readonly chronicle?: string;
}

const insertEntry = newStatement<LogRow>((db, entry) =>
  db
    .insertInto("log")
    .values(entry)
    .onConflict((conflict) => conflict.doNothing()),
);

const updateMatch = newStatement<Pick<MatchRow, "id" | "touched" | "seq" | "snapshot" | "status">>(
  (db, { id, ...change }) => db.updateTable("matches").set(change).where("id", "=", id),
);

export const touchMatch = newStatement<Pick<MatchRow, "id" | "touched">>((db, { id, touched }) =>
  db.updateTable("matches").set({ touched }).where("id", "=", id),
);

const updateSeat = newStatement<SeatChange & Pick<SeatRow, "match">>((db, { match, seat, ...change }) =>
  db.updateTable("seats").set(change).where("match", "=", match).where("seat", "=", seat),
);

/** False when another node was first: the entry's number is taken. The same entry again is answered as the first time. */
export async function appendEntry(db: Db, append: Append): Promise<boolean> {
  const { entry, snapshot, seats = [], jobs = [], chronicle } = append;
  const added = await insertEntry(db, entry);
  if ((added.numAffectedRows ?? 0n) === 0n) return isStored(db, entry);
  if (snapshot !== undefined) await updateMatch(db, { id: entry.match, touched: entry.at, ...snapshot });
  else if (isTouching(append)) await touchMatch(db, { id: entry.match, touched: entry.at });
  await changeSeats(db, entry.match, seats);
  await setJobs(db, jobs);
  if (chronicle !== undefined) await keepChronicle(db, { match: entry.match, payload: chronicle });
  return true;
}

/** When a table was touched is shown to everybody, and nobody may see drafts. */
export function isTouching({ snapshot, seats = [], touches = seats.length > 0 }: Append): boolean {
  return snapshot !== undefined || touches;
}

const keepChronicle = newStatement<ChronicleRow>((db, row) =>
  db
    .insertInto("chronicles")
    .values(row)
    .onConflict((conflict) => conflict.column("match").doUpdateSet({ payload: row.payload })),
);

export async function findChronicle(db: Db, match: string): Promise<string | undefined> {
  const row = await db.selectFrom("chronicles").select("payload").where("match", "=", match).executeTakeFirst();
  return row?.payload;
}

/** The match as it stands after `seq`, unless entries came after that. The rows of its seats and its jobs come along. */
export interface KeptSnapshot extends Pick<MatchRow, "id" | "seq" | "snapshot" | "status"> {
  readonly seats: readonly SeatChange[];
  readonly jobs: readonly JobRow[];
  /** What brought it there, where that is not in the log yet; the first versions' form of the match goes. */
  readonly entries?: readonly LogRow[];
}

/** False when somebody was faster. */
export async function keepSnapshot(db: Db, { id, seats, jobs, entries = [], ...kept }: KeptSnapshot): Promise<boolean> {
  for (const entry of entries) if (((await insertEntry(db, entry)).numAffectedRows ?? 0n) === 0n) return false;
  const changed = await db
    .updateTable("matches")
    .set(kept)
    .where("id", "=", id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("log").select("seq").where("match", "=", id).where("seq", ">", kept.seq))),
    )
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  if (entries.length > 0) await db.deleteFrom("inputs").where("match", "=", id).execute();
  await changeSeats(db, id, seats);
  await setJobs(db, jobs);
  return true;
}

/** The very entry. */
export async function isStored(db: Db, { match, seq, message, payload, at }: LogRow): Promise<boolean> {
  const row = await db
    .selectFrom("log")
    .select("seq")
    .where("match", "=", match)
    .where("seq", "=", seq)
    .where("message", "=", message)
    .where("payload", "=", payload)
    .where("at", "=", at)
    .executeTakeFirst();
  return row !== undefined;
}

export async function changeSeats(db: Db, match: string, changes: readonly SeatChange[]): Promise<void> {
  for (const change of changes) await updateSeat(db, { match, ...change });
}

/** The number of the newest entry of each of these matches; those without one are left out. */
export async function newestEntries(db: Db, matches: readonly string[]): Promise<LogPosition[]> {
  if (matches.length === 0) return [];
  return db
    .selectFrom("log")
    .select(["match", ({ fn }) => fn.max("seq").as("seq")])
    .where("match", "in", [...matches])
    .groupBy("match")
    .execute();
}
