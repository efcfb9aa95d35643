// The server database: many nodes may share it. Each write is a transaction of its own.
import { randomUUID } from "node:crypto";
import { type Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { postgresBus } from "./bus.ts";
import { openDatabase } from "./database.ts";
import { isLooking, operations, type Storage, storageFrom } from "./operations.ts";
import type { Schema } from "./schema.ts";

/** int8 and counts arrive as text, because they may be larger than a number; ours never are. */
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

const CONNECTIONS = 10;

export async function openPostgres(url: string): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  // An idle connection may die with its server; the next query opens another.
  pool.on("error", () => {});
  // One in use may die as well: its query fails and says so, the process goes on.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = await openDatabase(new PostgresDialect({ pool }));
  const bus = await postgresBus(pool, randomUUID());
  return storageFrom(
    (name, given) => {
      const carryOut = operations[name] as (where: Kysely<Schema>, given: unknown) => Promise<unknown>;
      if (isLooking(name)) return carryOut(db, given);
      return db.transaction().execute((all) => carryOut(all, given));
    },
    bus,
    async () => {
      bus.close();
      await db.destroy();
    },
  );
}
