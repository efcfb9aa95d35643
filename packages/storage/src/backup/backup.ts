// Backups: one compressed file of JSON lines, the same from and for either database; and moving a site from one to the other.
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { StringDecoder } from "node:string_decoder";
import { createGunzip, createGzip } from "node:zlib";
import type SQLite from "better-sqlite3";
import { type Dialect, Kysely, SqliteDialect } from "kysely";
import { bringUp, stepOf } from "../database/database.ts";
import { LATEST, STEP_NAMES } from "../database/migrations.ts";
import type { Schema } from "../database/schema.ts";
import { dialectOn, openPool } from "../postgres/pool.ts";
import { openFile } from "../sqlite/sqlite-file.ts";
import { readAll, type TableRows, writeAll } from "./copy.ts";

export type DatabaseLocation = { readonly file: string } | { readonly url: string };

const FORMAT = "outrigger-backup-1";
const NO_BACKUP = "this is no backup of Outrigger";

type Give = Parameters<typeof writeAll>[1];

interface Head {
  readonly format: string;
  /** The step of the database it was taken from. */
  readonly step: string;
  readonly at: number;
}

/** The last line, so that half a file is known for what it is. */
interface Foot {
  readonly rows: number;
}

/** The site may be in use meanwhile. Says how many rows were written. */
export async function writeBackup(from: DatabaseLocation, file: string): Promise<number> {
  const db = new Kysely<Schema>({ dialect: sourceDialect(from) });
  const half = `${file}.part`;
  let count = 0;
  try {
    const lines = linesOf(db, (rows) => {
      count += rows;
    });
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(half, { mode: 0o600 }));
    renameSync(half, file);
    return count;
  } finally {
    await db.destroy();
  }
}

async function* linesOf(db: Kysely<Schema>, note: (rows: number) => void): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT, step: LATEST, at: Date.now() } satisfies Head)}\n`;
  let total = 0;
  for await (const part of partsOf(db)) {
    total += part.rows.length;
    note(part.rows.length);
    yield `${JSON.stringify(part)}\n`;
  }
  yield `${JSON.stringify({ rows: total } satisfies Foot)}\n`;
}

/** `readAll` pushes; a stream pulls. One part waits at a time. */
async function* partsOf(db: Kysely<Schema>): AsyncGenerator<TableRows> {
  let hand: (part: TableRows | undefined) => void = () => {};
  let waiting = new Promise<TableRows | undefined>((resolve) => {
    hand = resolve;
  });
  let goOn = (): void => {};
  const reading = readAll(db, (part) => {
    const taken = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    hand(part);
    return taken;
  }).finally(() => hand(undefined));
  for (let part = await waiting; part !== undefined; part = await waiting) {
    yield part;
    waiting = new Promise((resolve) => {
      hand = resolve;
    });
    goOn();
  }
  await reading;
}

/** Only into a database nobody has used. Says how many rows there are. One of an older version is brought up to date. */
export async function readBackup(file: string, to: DatabaseLocation): Promise<number> {
  const { step } = await headOf(file);
  const give: Give = (put) => readLines(file, (lines) => putLines(lines, put));
  return intoEmpty(to, give, step);
}

function readLines(file: string, use: (lines: AsyncIterable<string>) => Promise<void>): Promise<void> {
  return pipeline(createReadStream(file), createGunzip(), (bytes: AsyncIterable<Buffer>) => use(linesIn(bytes)));
}

async function headOf(file: string): Promise<Head> {
  const bytes = createGunzip();
  createReadStream(file)
    .on("error", (error) => bytes.destroy(error))
    .pipe(bytes);
  for await (const line of linesIn(bytes)) return neededHead(line);
  throw new Error(NO_BACKUP);
}

async function putLines(lines: AsyncIterable<string>, put: (rows: TableRows) => Promise<void>): Promise<void> {
  let [place, count, foot] = [0, 0, -1];
  for await (const line of lines) {
    const value = JSON.parse(line) as Head | TableRows | Foot;
    if (place++ === 0) continue;
    if ("table" in value) {
      count += value.rows.length;
      await put(value);
    } else foot = (value as Foot).rows;
  }
  if (foot !== count) throw new Error("the backup is not whole");
}

async function* linesIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  let begun = "";
  for await (const part of bytes) {
    const lines = (begun + decoder.write(part)).split("\n");
    begun = lines.pop() ?? "";
    yield* lines;
  }
  if (begun !== "") yield begun;
}

function neededHead(line: string): Head {
  const head = JSON.parse(line) as Head;
  if (head.format !== FORMAT) throw new Error(NO_BACKUP);
  if (STEP_NAMES.includes(head.step)) return head;
  throw new Error(`the backup is of step ${head.step}, which a newer version made; this program knows ${LATEST}`);
}

/** The whole site from a SQLite file to another database. Nobody may be using the file. */
export async function moveSite(from: { readonly file: string }, to: DatabaseLocation): Promise<number> {
  const db = new Kysely<Schema>({ dialect: sourceDialect(from, true) });
  try {
    return await intoEmpty(to, (put) => readAll(db, put));
  } finally {
    await db.destroy();
  }
}

/** The rows are of this step, and brought up to date once they are in. */
async function intoEmpty(to: DatabaseLocation, give: Give, step = LATEST): Promise<number> {
  if ("file" in to) mkdirSync(dirname(to.file), { recursive: true });
  const dialect =
    "file" in to
      ? new SqliteDialect({ database: openSource(to.file, false) })
      : dialectOn(openPool(to.url, { max: 2 }));
  const db = new Kysely<Schema>({ dialect });
  try {
    const found = await stepOf(db);
    if (found !== undefined && found > step)
      throw new Error(`the database is at step ${found} already: rows of ${step} are put into a new one only`);
    await bringUp(db, step);
    const count = await writeAll(db, give);
    await bringUp(db);
    return count;
  } finally {
    await db.destroy();
  }
}

function sourceDialect(from: DatabaseLocation, isAlone = false): Dialect {
  if ("url" in from) return dialectOn(openPool(from.url, { max: 1 }));
  if (!existsSync(from.file)) throw new Error(`${from.file}: there is no such file`);
  const file = openSource(from.file, isAlone);
  return new SqliteDialect({ database: file });
}

/** Alone: a server that has the file open still would go on writing into what was left behind. */
function openSource(path: string, isAlone: boolean): SQLite.Database {
  const file = openFile(path, { timeout: isAlone ? 0 : 5_000 });
  if (!isAlone) {
    file.pragma("journal_mode = WAL");
    return file;
  }
  try {
    file.pragma("locking_mode = EXCLUSIVE");
    file.exec("begin exclusive; commit");
    return file;
  } catch (error) {
    file.close();
    if ((error as { code?: string }).code !== "SQLITE_BUSY") throw error;
    throw new Error(`${path} is in use: stop the server first`);
  }
}
