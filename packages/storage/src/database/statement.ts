// Statements of the busiest paths: a move, and what opens and begins a table. Writing a query with the builder costs more than
// carrying it out, so it is written once for each database and each set of values, and afterwards only filled in.
import { type Compilable, CompiledQuery, type Kysely, type QueryResult } from "kysely";
import type { Schema } from "./schema.ts";

type Db = Kysely<Schema>;
type Values = Readonly<Record<string, unknown>>;

/** Stands in a query for the value of this name. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

interface Written {
  readonly sql: string;
  /** Values that are always the same, and placeholders of those that are given. */
  readonly parameters: readonly unknown[];
}

/** How statements are carried out without the builder's drivers. */
export interface Direct {
  /** Says how many rows it touched. */
  run(sql: string, parameters: readonly unknown[]): number | bigint;
  all(sql: string, parameters: readonly unknown[]): unknown[];
}

const direct = new WeakMap<object, Direct>();

/** A database in this thread carries statements out at once: the way through the builder's drivers costs more than they do. */
export function runDirectly(db: Db, how: Direct): void {
  direct.set(db.getExecutor().adapter, how);
}

/** Carries out one query outside of any transaction. */
type Ask = (sql: string, parameters: readonly unknown[]) => Promise<readonly unknown[]>;

const askedBy = new WeakMap<Db, Ask>();

/** Looks at this database go this way; those inside a transaction of it do not. */
export function lookBy(db: Db, ask: Ask): void {
  askedBy.set(db, ask);
}

/** Like calling the builder with these values, for writing queries whose text depends on nothing but which values there are. */
export function newStatement<Given extends object>(
  write: (db: Db, given: Given) => Compilable,
): (db: Db, given: Given) => Promise<QueryResult<unknown>> {
  const fill = newFilling(write);
  return async (db, given) => {
    const { sql, parameters } = fill(db, given);
    const how = direct.get(db.getExecutor().adapter);
    if (how === undefined) return db.executeQuery(CompiledQuery.raw(sql, parameters));
    return { rows: [], numAffectedRows: BigInt(how.run(sql, parameters)) };
  };
}

/** The same for queries that only look. */
export function newLook<Given extends object, Row>(
  write: (db: Db, given: Given) => Compilable<Row>,
): (db: Db, given: Given) => Promise<Row[]> {
  const fill = newFilling(write);
  return async (db, given) => {
    const { sql, parameters } = fill(db, given);
    const how = direct.get(db.getExecutor().adapter);
    if (how !== undefined) return how.all(sql, parameters) as Row[];
    const ask = askedBy.get(db);
    if (ask !== undefined) return (await ask(sql, parameters)) as Row[];
    const { rows } = await db.executeQuery(CompiledQuery.raw(sql, parameters));
    return rows as Row[];
  };
}

interface Filled {
  readonly sql: string;
  readonly parameters: unknown[];
}

function newFilling<Given extends object>(
  write: (db: Db, given: Given) => Compilable,
): (db: Db, given: Given) => Filled {
  const known = new WeakMap<object, Map<string, Written>>();
  return (db, given) => {
    const { adapter } = db.getExecutor();
    const shapes = known.get(adapter) ?? new Map<string, Written>();
    known.set(adapter, shapes);
    const names = Object.keys(given).filter((name) => (given as Values)[name] !== undefined);
    const shape = names.join(" ");
    const written = shapes.get(shape) ?? writeOnce(db, names, write);
    shapes.set(shape, written);
    const { sql, parameters } = written;
    return {
      sql,
      parameters: parameters.map((each) => (each instanceof Placeholder ? (given as Values)[each.name] : each)),
    };
  };
}

/** The builder is given a place for each value, and so says where which value goes. */
function writeOnce<Given extends object>(
  db: Db,
  names: readonly string[],
  write: (db: Db, given: Given) => Compilable,
): Written {
  const placeholders = Object.fromEntries(names.map((name) => [name, new Placeholder(name)])) as Given;
  return write(db, placeholders).compile();
}
