// The server database: many nodes may share it. Each write is a transaction of its own.
import { randomUUID } from "node:crypto";
import { type Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { postgresBus } from "./bus.ts";
import { openDatabase } from "./database.ts";
import { isLooking, type OperationName, operations, type Storage, storageFrom } from "./operations.ts";
import { again } from "./retry.ts";
import type { Schema } from "./schema.ts";

/** int8 and counts arrive as text, because they may be larger than a number; ours never are. */
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

const CONNECTIONS = 10;

/** Carried out twice they do the same as once, so that they may be repeated even when nobody knows how the first went. */
const REPEATABLE: ReadonlySet<OperationName> = new Set(["appendEntry", "setJobs", "takeJobs", "endJob", "setDesk"]);

export async function openPostgres(url: string): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  // An idle connection may die with its server; the next query opens another.
  pool.on("error", () => {});
  // One in use may die as well: its query fails and says so, the process goes on.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = await openDatabase(new PostgresDialect({ pool }));
  const bus = await postgresBus(pool, randomUUID());
  const gate = newGate();
  return storageFrom(
    (name, given) => gate.pass(() => again((attempt) => carryOut(db, name, given, attempt))),
    bus,
    async () => {
      if (gate.isClosed) return;
      await gate.close();
      bus.close();
      await db.destroy();
    },
  );
}

function carryOut(db: Kysely<Schema>, name: OperationName, given: unknown, attempt: { isOpen: boolean }) {
  const operation = operations[name] as (where: Kysely<Schema>, given: unknown) => Promise<unknown>;
  if (isLooking(name)) return operation(db, given);
  return db.transaction().execute(async (all) => {
    const answer = await operation(all, given);
    // The commit follows. If the line breaks now, nobody can say whether it happened.
    attempt.isOpen = REPEATABLE.has(name);
    return answer;
  });
}

/** Whoever closes waits for what is in hand: the driver would lose connections that are just being made. */
function newGate() {
  const inHand = new Set<Promise<unknown>>();
  let isClosed = false;
  return {
    get isClosed() {
      return isClosed;
    },
    pass: (work: () => Promise<unknown>): Promise<unknown> => {
      if (isClosed) return Promise.reject(new Error("the storage is closed"));
      const done = work();
      inHand.add(done);
      const leave = (): void => void inHand.delete(done);
      done.then(leave, leave);
      return done;
    },
    close: async (): Promise<void> => {
      isClosed = true;
      await Promise.allSettled(inHand);
    },
  };
}
