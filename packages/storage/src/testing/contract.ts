// What every test of the storage contract needs: a few rows, and each of the two databases with a table in it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { type Dialect, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe } from "vitest";
import {
  emptySeat,
  type JobRow,
  type LogRow,
  type MatchRow,
  openStorage,
  type SeatRow,
  type Storage,
} from "../index.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";

export const START = 1_900_000_000_000;

export const match: MatchRow = {
  id: "m1",
  game: "maori",
  name: "Lagoon table",
  status: "open",
  hidden: 0,
  owner: "u1",
  key: "k1",
  plan: "{}",
  pack: null,
  seq: 0,
  snapshot: null,
  seed: "5eed",
  rated: 0,
  rematch: null,
  created: START,
  touched: START,
};
export const seat = (number: number, more: Partial<SeatRow> = {}): SeatRow => ({
  ...emptySeat("m1", number),
  ...more,
});
export const table = { row: match, seats: [seat(0, { kind: "person", person: "u1", name: "Ada" }), seat(1)] };
export const sit = (person: string, at = 1) => ({
  match: "m1",
  seat: at,
  person,
  name: person,
  nonce: "n",
  automatic: 0,
  kinds: ["open"] as const,
  at: START + 1,
});
export const entry = (seq: number, payload = `{"n":${seq}}`): LogRow => ({
  match: "m1",
  seq,
  message: `c${seq}`,
  payload,
  at: START + seq,
});
/** How a table with these seats starts. */
export const begun = (id: string, found: readonly SeatRow[]) => ({
  match: id,
  snapshot: "{}",
  entry: { ...entry(0), match: id },
  seats: [],
  jobs: [],
  found,
  agreed: "{}",
  at: START,
});
export const job = (id: string, due: number): JobRow => ({
  id,
  kind: "clock",
  due,
  payload: "{}",
  lease: 0,
  attempts: 0,
});
export const person = (id: string, more = {}) => ({
  id,
  name: id,
  email: null,
  password: null,
  admin: 0,
  language: "en",
  created: START,
  quotas: null,
  telling: null,
  hours: null,
  unrated: 0,
  bot: null,
  muted: null,
  suspended: null,
  named: null,
  visitor: null,
  confirmed: null,
  ...more,
});

export const idAndName = ({ id, name }: ReturnType<typeof person>) => ({ id, name });

interface TestDatabase {
  open(): Promise<Storage>;
  /** The database itself, for steps that came before the present one. */
  dialect(): Dialect;
  clear(): void;
}

function sqlitePlace(): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), "outrigger-storage-"));
  return {
    open: () => openStorage({ file: join(folder, "outrigger.db") }),
    dialect: () => new SqliteDialect({ database: new Database(join(folder, "outrigger.db")) }),
    clear: () => rmSync(folder, { recursive: true }),
  };
}

async function postgresPlace(postgres: TestPostgres): Promise<TestDatabase> {
  const url = await postgres.database();
  return {
    open: () => openStorage({ url }),
    dialect: () => new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }),
    clear: () => {},
  };
}

export interface Here {
  place: TestDatabase;
  storage: Storage;
  /** One more database of the same kind, with nothing in it. */
  newPlace(): Promise<TestDatabase>;
}

/** The same tests on both databases; every test begins with the one table. */
export function onEveryDatabase(tests: (here: Here) => void): void {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  describe.each(["sqlite", "postgres"])("storage on %s", (kind) => {
    const newPlace = async (): Promise<TestDatabase> => (kind === "sqlite" ? sqlitePlace() : postgresPlace(postgres));
    const here = { newPlace } as Here;
    beforeEach(async () => {
      here.place = await newPlace();
      here.storage = await here.place.open();
      await here.storage.createTable(table);
    });
    afterEach(async () => {
      await here.storage.close();
      here.place.clear();
    });
    tests(here);
  });
}
