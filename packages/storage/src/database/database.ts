// Opens a database and brings it up to date, or to an older step that rows of an older version fit into.
import { type Dialect, Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { LATEST, migrations } from "./migrations.ts";
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

/** A step of this name takes away what versions before it use; all others only add. */
const CONTRACTS = "-contract-";

/**
 * Steps of a later version that has been here: what they added is not for us, and does not hinder us. While two versions run
 * side by side, a server of the earlier one may have to start again.
 */
async function laterSteps(db: Kysely<Schema>): Promise<Record<string, Migration>> {
  const newest = await stepOf(db);
  if (newest === undefined || newest <= LATEST) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration where name > ${LATEST}`.execute(db);
  const contracted = rows.find(({ name }) => name.includes(CONTRACTS));
  if (contracted !== undefined)
    throw new Error(`a later version has opened the database and taken away what this one needs (${contracted.name})`);
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]));
}

/** To the step that is named, or to the latest. */
export async function bringUp(db: Kysely<Schema>, step?: string): Promise<void> {
  const later = await laterSteps(db);
  const provider = { getMigrations: async () => ({ ...(await migrations.getMigrations()), ...later }) };
  const migrator = new Migrator({ db, provider });
  const { error } = await (step === undefined ? migrator.migrateToLatest() : migrator.migrateTo(step));
  if (error !== undefined) throw error;
}
