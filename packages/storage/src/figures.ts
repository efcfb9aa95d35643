// How much there is, for whoever looks after the site.
import { type Kysely, sql } from "kysely";
import { stepOf } from "./database/database.ts";
import type { Schema } from "./database/schema.ts";

type Db = Kysely<Schema>;

export interface SiteFigures {
  readonly open: number;
  readonly playing: number;
  readonly over: number;
  readonly accounts: number;
  readonly guests: number;
  /** Work that is due. */
  readonly jobs: number;
  /** When the oldest of it was; null where there is none. */
  readonly oldest: number | null;
  readonly bytes: number;
  readonly step: string;
  readonly backup: number | null;
}

/** Settings of the site under which its backups are noted. */
export const BACKUP = "backup";

export async function siteFigures(db: Db, now: number): Promise<SiteFigures> {
  const count = <Table extends keyof Schema>(table: Table) => sql<number>`(select count(*) from ${sql.table(table)}`;
  const { rows } = await sql<Record<"open" | "playing" | "over" | "accounts" | "guests" | "jobs", number>>`select
    ${count("matches")} where status = 'open') as open,
    ${count("matches")} where status = 'playing') as playing,
    ${count("matches")} where status = 'over') as over,
    ${count("people")} where email is not null) as accounts,
    ${count("people")} where email is null) as guests,
    ${count("jobs")} where due <= ${now}) as jobs`.execute(db);
  const [counts = { open: 0, playing: 0, over: 0, accounts: 0, guests: 0, jobs: 0 }] = rows;
  const oldest = await db.selectFrom("jobs").select("due").orderBy("due").limit(1).executeTakeFirst();
  const backup = await db.selectFrom("settings").select("value").where("key", "=", BACKUP).executeTakeFirst();
  return {
    ...counts,
    oldest: oldest?.due ?? null,
    bytes: await bytesOf(db),
    step: (await stepOf(db)) ?? "",
    backup: backup === undefined ? null : Number(backup.value),
  };
}

async function bytesOf(db: Db): Promise<number> {
  const isSqlite = !db.getExecutor().adapter.supportsMultipleConnections;
  const { rows } = isSqlite
    ? await sql<{
        bytes: number;
      }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db)
    : await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}
