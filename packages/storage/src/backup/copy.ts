// All rows of a database, out of one and into another of either kind. What comes out is one moment of the site, also while
// it is in use.
import { type Kysely, sql } from "kysely";
import { stepOf } from "../database/database.ts";
import { LATEST } from "../database/migrations.ts";
import type { Schema } from "../database/schema.ts";

type Db = Kysely<Schema>;
type Row = Readonly<Record<string, unknown>>;
type TableName = keyof Schema;

/** Every table, with the columns of its primary key as SQL writes them. */
const KEYS: Readonly<Record<TableName, string>> = {
  matches: "id",
  packs: "hash",
  seats: "match, seat",
  log: "match, seq",
  inputs: "match, seq",
  chronicles: "match",
  people: "id",
  sessions: "hash",
  tokens: "hash",
  api_tokens: "hash",
  shuns: "person, other",
  desks: "match, person",
  chat: "match, number",
  reports: "id",
  acts: "id",
  notices: "id",
  entry_codes: "hash",
  jobs: "id",
  subscriptions: "endpoint",
  letters: "id",
  settings: "key",
  tickets: "person, game",
  lines: "game",
  follows: "person, other",
  sights: "person",
};
const TABLES = Object.keys(KEYS) as readonly TableName[];

export interface TableRows {
  readonly table: TableName;
  readonly rows: readonly Row[];
}

/** Rows read or written at once; well below what either database takes as parameters. */
const AT_ONCE = 500;

/** Throws where the database was not brought up to date by this version. */
async function needCurrent(db: Db): Promise<void> {
  const name = await stepOf(db);
  if (name !== LATEST)
    throw new Error(`the database is at step ${name ?? "none"}, this program at ${LATEST}: serve it once`);
}

/** Every row, some hundred at a time, as they all were when it began. */
export async function readAll(db: Db, take: (rows: TableRows) => Promise<void>): Promise<void> {
  await needCurrent(db);
  await inOneMoment(db, async (then) => {
    for (const table of TABLES) await readTable(then, table, take);
  });
}

function inOneMoment(db: Db, work: (then: Db) => Promise<void>): Promise<void> {
  const isSqlite = !db.getExecutor().adapter.supportsMultipleConnections;
  // SQLite's transactions see one moment by themselves.
  const transaction = isSqlite
    ? db.transaction()
    : db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  return transaction.execute(work);
}

async function readTable(db: Db, table: TableName, take: (rows: TableRows) => Promise<void>): Promise<void> {
  const columns = KEYS[table].split(", ");
  const key = sql.join(columns.map((column) => sql.ref(column)));
  let last: Row | undefined;
  for (;;) {
    const beyond: Row | undefined = last;
    const after =
      beyond === undefined ? sql`` : sql`where (${key}) > (${sql.join(columns.map((column) => beyond[column]))})`;
    const query = sql<Row>`select * from ${sql.table(table)} ${after} order by ${key} limit ${sql.lit(AT_ONCE)}`;
    const { rows } = await query.execute(db);
    if (rows.length > 0) await take({ table, rows });
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1);
  }
}

/** Puts rows in; `give` hands them over. All or nothing, and only into a database nobody has used. */
export async function writeAll(
  db: Db,
  give: (put: (rows: TableRows) => Promise<void>) => Promise<void>,
): Promise<number> {
  return db.transaction().execute(async (all) => {
    for (const table of await tablesIn(all)) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(all);
      if (rows.length > 0) throw new Error("the database is in use already: rows are put into an empty one only");
    }
    let count = 0;
    await give(async ({ table, rows }) => {
      for (let at = 0; at < rows.length; at += AT_ONCE) await put(all, table, rows.slice(at, at + AT_ONCE));
      count += rows.length;
    });
    // Whoever worked on them is not here.
    await all.updateTable("jobs").set({ lease: 0 }).execute();
    return count;
  });
}

/** An older step has fewer. */
async function tablesIn(db: Db): Promise<TableName[]> {
  const known = new Set((await db.introspection.getTables()).map(({ name }) => name));
  return TABLES.filter((table) => known.has(table));
}

async function put(db: Db, table: TableName, rows: readonly Row[]): Promise<void> {
  await db
    .insertInto(table)
    .values(rows as never)
    .execute();
}
