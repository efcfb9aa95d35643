// The server database: many nodes may share it. Each write is a transaction of its own.
import { type Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { openDatabase } from "./database.ts";
import { operations, READING, type Storage } from "./operations.ts";
import type { Schema } from "./schema.ts";
import { storageFrom } from "./sqlite.ts";

/** int8 and counts arrive as text, because they may be larger than a number; ours never are. */
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

export async function openPostgres(url: string): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // An idle connection may die with its server; the next query opens another.
  pool.on("error", () => {});
  const db = await openDatabase(new PostgresDialect({ pool }));
  return storageFrom(
    (name, given) => {
      const carryOut = operations[name] as (where: Kysely<Schema>, given: unknown) => Promise<unknown>;
      if (READING.has(name)) return carryOut(db, given);
      return db.transaction().execute((all) => carryOut(all, given));
    },
    () => db.destroy(),
  );
}
