// The server database: many nodes may share it. Appends of many matches share a commit, and so do tables that are opened or
// begun; every other write is a transaction of its own.
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { openDatabase } from "../database/database.ts";
import { AT_ONCE, newGroup } from "../database/group.ts";
import type { JobRow, Schema } from "../database/schema.ts";
import { lookBy } from "../database/statement.ts";
import { isLooking, type OperationName, operations, type Storage, storageFrom } from "../operations.ts";
import { type Append, isStored } from "../tables/matches.ts";
import type { NamedNonce, StartTable, TableCreation } from "../tables/tables.ts";
import type { DeskChange } from "../tables/tableside.ts";
import { postgresBus } from "./bus.ts";
import { APPEND_TOGETHER, fitsTogether, valuesOf } from "./group-appends.ts";
import { isSeen, nameTogether, seeTogether } from "./group-notes.ts";
import { canStartTogether, createTogether, startTogether } from "./group-tables.ts";
import { newLooks } from "./looks.ts";
import type { Row } from "./lot.ts";
import { dialectOn, openPool, type Pool } from "./pool.ts";
import { type Attempt, again, isPassing } from "./retry.ts";

const CONNECTIONS = 10;
/** As many lots as are under way: of appends, of tables that are opened, of those that begin, and of what is noted beside them. */
const WRITERS = 4 * AT_ONCE;
/** The plan is made once, at a time when the tables may be nearly empty; it has to hold when they are full. */
export const WRITER_SETTINGS = ["set enable_seqscan = off"];

/** Carried out twice they do the same as once, so that they may be repeated even when nobody knows how the first went. */
const REPEATABLE: ReadonlySet<OperationName> = new Set([
  "appendEntry",
  "setJobs",
  "takeJobs",
  "endJob",
  "setDesk",
  "nameNonce",
]);

/** Of these, those that are one statement, and so a commit of their own: to begin and to end it would be two more ways. */
function isOneStatement(name: OperationName, given: unknown): boolean {
  if (name === "setJobs") return (given as readonly JobRow[]).length === 1;
  return name !== "appendEntry" && REPEATABLE.has(name);
}

export async function openPostgres(url: string): Promise<Storage> {
  const pool = openPool(url, { max: CONNECTIONS });
  const writers = openPool(url, { max: WRITERS, settings: WRITER_SETTINGS });
  const lookers = openPool(url, { max: 1 });
  const db = await openDatabase(dialectOn(pool));
  const lookAlone = async (text: string, values: readonly unknown[]) => (await pool.query<Row>(text, values)).rows;
  lookBy(db, newLooks(lookers, lookAlone));
  const bus = await postgresBus(pool, randomUUID());
  const gate = newGate();
  const alone = (name: OperationName, given: unknown): Promise<unknown> =>
    again((attempt) => carryOut(db, name, given, attempt));
  const group = newGroups(db, writers, alone);
  return storageFrom(
    (name, given) => gate.pass(() => group(name, given) ?? alone(name, given)),
    bus,
    async () => {
      if (gate.isClosed) return;
      await gate.close();
      bus.close();
      await Promise.all([writers.end(), lookers.end(), db.destroy()]);
    },
  );
}

type Alone = (name: OperationName, given: unknown) => Promise<unknown>;

/** What many write at the same time goes together; undefined for whatever has to go alone. */
function newGroups(db: Kysely<Schema>, writers: Pool, alone: Alone) {
  const append = newGroup<Append>(
    ({ entry }) => entry.match,
    inLots("appendEntry", alone, appendTogether(writers, db)),
  );
  const create = newGroup<TableCreation>(
    ({ row }) => row.id,
    inLots("createTable", alone, (lot) => createTogether(writers, lot)),
  );
  const start = newGroup<StartTable>(
    ({ match }) => match,
    inLots("startTable", alone, (lot, attempt) => startTogether(writers, lot, attempt)),
  );
  const see = newGroup<DeskChange>(
    ({ match, person }) => `${match} ${person}`,
    inLots("setDesk", alone, (lot) => seeTogether(writers, lot.filter(isSeen))),
  );
  const nameNonce = newGroup<NamedNonce>(
    ({ match }) => match,
    inLots("nameNonce", alone, (lot) => nameTogether(writers, lot)),
  );
  return (name: OperationName, given: unknown): Promise<unknown> | undefined => {
    if (name === "setDesk" && isSeen(given as DeskChange)) return see(given as DeskChange);
    if (name === "nameNonce") return nameNonce(given as NamedNonce);
    if (name === "appendEntry" && fitsTogether(given as Append)) return append(given as Append);
    if (name === "createTable" && (given as TableCreation).pack === undefined) return create(given as TableCreation);
    if (name === "startTable" && canStartTogether(given as StartTable)) return start(given as StartTable);
    return undefined;
  };
}

/** Something in a lot may be impossible to store: then each goes alone, so that the others do not fail along. */
function inLots<Given>(
  name: OperationName,
  alone: Alone,
  write: (lot: readonly Given[], attempt: Attempt) => Promise<boolean[]>,
): (lot: readonly Given[]) => Promise<PromiseSettledResult<boolean>[]> {
  return async (lot) => {
    try {
      const written = await again((attempt) => write(lot, attempt));
      return written.map((value) => ({ status: "fulfilled", value }));
    } catch (reason) {
      if (isPassing(reason)) return lot.map(() => ({ status: "rejected", reason }));
      return Promise.allSettled(lot.map(async (given) => (await alone(name, given)) === true));
    }
  };
}

function appendTogether(writers: Pool, db: Kysely<Schema>): (lot: readonly Append[]) => Promise<boolean[]> {
  return async (lot) => {
    const { rows } = await writers.query<{ readonly match: string }>(APPEND_TOGETHER, valuesOf(lot));
    const added = new Set(rows.map(({ match }) => match));
    return Promise.all(lot.map(async ({ entry }) => added.has(entry.match) || isStored(db, entry)));
  };
}

function carryOut(db: Kysely<Schema>, name: OperationName, given: unknown, attempt: { isOpen: boolean }) {
  const operation = operations[name] as (where: Kysely<Schema>, given: unknown) => Promise<unknown>;
  if (isLooking(name) || isOneStatement(name, given)) return operation(db, given);
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
