// Opens a database and brings it up to date.
import { type Dialect, Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations.ts";
import type { Schema } from "./schema.ts";

export async function openDatabase(dialect: Dialect): Promise<Kysely<Schema>> {
  const db = new Kysely<Schema>({ dialect });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    throw error;
  }
  return db;
}
