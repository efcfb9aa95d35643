// The thread that owns the SQLite file. Writes that come together share one commit.
import { parentPort, workerData } from "node:worker_threads";
import type SQLite from "better-sqlite3";
import { type Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import { openDatabase } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { runDirectly } from "../database/statement.ts";
import { isLooking, type OperationName, operations } from "../operations.ts";
import type { Answer, Task } from "./sqlite.ts";
import { openFile } from "./sqlite-file.ts";

const MOST_PREPARED = 300;

const port = parentPort;
if (port === null) throw new Error("this file is a worker");

const file = openFile(workerData as string);
file.pragma("journal_mode = WAL");
// An acknowledged move is on the disk, not in a buffer.
file.pragma("synchronous = FULL");
file.pragma("busy_timeout = 5000");
// In pages: what is written into the log is carried over into the file in larger lots, each page once.
file.pragma("wal_autocheckpoint = 8000");

const prepared = new Map<string, SQLite.Statement>();
const db = await openDatabase(new SqliteDialect({ database: remembering(file) }));
runDirectly(db, {
  run: (text, parameters) => prepare(text).run(...parameters).changes,
  all: (text, parameters) => prepare(text).all(...parameters),
});

const waiting: Task[] = [];
let line: Promise<void> = Promise.resolve();

port.on("message", (tasks: readonly Task[] | "close") => {
  if (tasks === "close") line = line.then(flush).then(close);
  else takeAll(tasks);
});

/** What only looks is answered at once, and in one message, as it came; writes that came while the disk was busy go together. */
function takeAll(tasks: readonly Task[]): void {
  const looks = tasks.filter(({ operation }) => isLooking(operation));
  if (looks.length > 0)
    line = line.then(async () => port?.postMessage(await Promise.all(looks.map(look)))).then(() => {});
  const before = waiting.length;
  for (const task of tasks) if (!isLooking(task.operation)) waiting.push(task);
  if (before === 0 && waiting.length > 0) setImmediate(hurry);
}
port.postMessage("ready");

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/** Statements are prepared once; the few whose text varies with their values push each other out. */
function remembering(database: SQLite.Database): SqliteDatabase {
  return {
    close: () => void database.close(),
    // After some errors, a full disk among them, SQLite has rolled back already; complaining would hide why.
    prepare: (text) => (text === "rollback" && !database.inTransaction ? NOTHING : prepare(text)),
  };
}

function prepare(text: string): SQLite.Statement {
  const known = prepared.get(text);
  if (known !== undefined) return known;
  if (prepared.size >= MOST_PREPARED) prepared.delete(prepared.keys().next().value ?? "");
  const fresh = file.prepare(text);
  prepared.set(text, fresh);
  return fresh;
}

function hurry(): void {
  line = line.then(flush);
}

/** One commit for all that waits; what fails takes back only itself. */
async function flush(): Promise<void> {
  const batch = waiting.splice(0);
  if (batch.length === 0) return;
  port?.postMessage(await together(batch).catch(() => oneByOne(batch)));
}

function together(batch: readonly Task[]): Promise<Answer[]> {
  return db.transaction().execute(async (all) => {
    const answers: Answer[] = [];
    for (const { id, operation, given } of batch) answers.push({ id, value: await carryOut(all, operation, given) });
    return answers;
  });
}

/** Something in the batch fails: each for itself, so that the others do not fail along. */
async function oneByOne(batch: readonly Task[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { id, operation, given } of batch) {
    try {
      const value = await db.transaction().execute((all) => carryOut(all, operation, given));
      answers.push({ id, value });
    } catch (error) {
      answers.push({ id, problem: problemText(error) });
    }
  }
  return answers;
}

async function look({ id, operation, given }: Task): Promise<Answer> {
  try {
    return { id, value: await carryOut(db, operation, given) };
  } catch (error) {
    return { id, problem: problemText(error) };
  }
}

function carryOut(where: Kysely<Schema>, operation: OperationName, given: unknown): Promise<unknown> {
  return (operations[operation] as (db: Kysely<Schema>, given: unknown) => Promise<unknown>)(where, given);
}

function problemText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function close(): Promise<void> {
  await db.destroy();
  port?.close();
}
