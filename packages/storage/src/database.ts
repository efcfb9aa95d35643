// Opens a database and brings it up to date, or to an older step that rows of an older version fit into.
import { type Dialect, Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations.ts";
import type { Schema } from "./schema.ts";

export async function openDatabase(dialect: Dialect): Promise<Kysely<Schema>> {
  const db = new Kysely<Schema>({ dialect });
  try {
    await bringUp(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** The newest step it has been brought to; undefined for a new one. */
export async function stepOf(db: Kysely<Schema>): Promise<string | undefined> {
  const found = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`
    .execute(db)
    .catch(() => undefined);
  return found?.rows[0]?.name;
}

/** To the step that is named, or to the latest. */
export async function bringUp(db: Kysely<Schema>, step?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: migrations });
  const { error } = await (step === undefined ? migrator.migrateToLatest() : migrator.migrateTo(step));
  if (error !== undefined) throw error;
}
