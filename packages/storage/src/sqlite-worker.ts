// The thread that owns the SQLite file. Writes of several matches are collected for a moment and share one commit.
import { parentPort, workerData } from "node:worker_threads";
import SQLite from "better-sqlite3";
import { type Kysely, SqliteDialect, sql } from "kysely";
import { openDatabase } from "./database.ts";
import { isLooking, operations } from "./operations.ts";
import type { Schema } from "./schema.ts";
import type { Answer, Task } from "./sqlite.ts";

const MOST_IN_ONE = 64;
const WAIT = 2;

const port = parentPort;
if (port === null) throw new Error("this file is a worker");

const file = new SQLite(workerData as string);
file.pragma("journal_mode = WAL");
// An acknowledged move is on the disk, not in a buffer.
file.pragma("synchronous = FULL");
file.pragma("busy_timeout = 5000");

const db = await openDatabase(new SqliteDialect({ database: file }));

const waiting: Task[] = [];
let timer: NodeJS.Timeout | undefined;
let line: Promise<void> = Promise.resolve();

port.on("message", (task: Task | "close") => {
  if (task === "close") {
    line = line.then(flush).then(close);
  } else if (isLooking(task.operation)) {
    line = line.then(() => answer(db, task)).then((said) => port.postMessage([said]));
  } else {
    waiting.push(task);
    if (waiting.length >= MOST_IN_ONE) hurry();
    else timer ??= setTimeout(hurry, WAIT);
  }
});
port.postMessage("ready");

function hurry(): void {
  clearTimeout(timer);
  timer = undefined;
  line = line.then(flush);
}

/** One commit for all that waits; what fails takes back only itself. */
async function flush(): Promise<void> {
  const batch = waiting.splice(0);
  if (batch.length === 0) return;
  const answers: Answer[] = [];
  try {
    await db.transaction().execute(async (all) => {
      for (const task of batch) {
        await sql`savepoint task`.execute(all);
        const said = await answer(all, task);
        if ("problem" in said) await sql`rollback to savepoint task`.execute(all);
        await sql`release savepoint task`.execute(all);
        answers.push(said);
      }
    });
    port?.postMessage(answers);
  } catch (error) {
    port?.postMessage(batch.map(({ id }) => ({ id, problem: problemText(error) })));
  }
}

async function answer(where: Kysely<Schema>, { id, operation, given }: Task): Promise<Answer> {
  try {
    const carryOut = operations[operation] as (db: Kysely<Schema>, given: unknown) => Promise<unknown>;
    return { id, value: await carryOut(where, given) };
  } catch (error) {
    return { id, problem: problemText(error) };
  }
}

function problemText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function close(): Promise<void> {
  await db.destroy();
  port?.close();
}
