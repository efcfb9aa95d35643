// Statements of the busiest path. Writing a query with the builder costs more than carrying it out, so it is written once
// for each database and each set of columns, and afterwards only filled in.
import { type Compilable, CompiledQuery, type Kysely, type QueryResult } from "kysely";
import type { Schema } from "./schema.ts";

type Db = Kysely<Schema>;
type Values = Readonly<Record<string, unknown>>;

interface Written {
  readonly sql: string;
  /** The column whose value goes to each place. */
  readonly places: readonly string[];
}

/** Carries out what writes, and says how many rows it touched. */
type Direct = (sql: string, parameters: readonly unknown[]) => number | bigint;
const direct = new WeakMap<object, Direct>();

/** A database in this thread carries statements out at once: the way through the builder's drivers costs more than they do. */
export function runDirectly(db: Db, run: Direct): void {
  direct.set(db.getExecutor().adapter, run);
}

/** Like calling the builder with these values, for writing queries whose text depends on nothing but which values there are. */
export function newStatement<Given extends object>(
  write: (db: Db, given: Given) => Compilable,
): (db: Db, given: Given) => Promise<QueryResult<unknown>> {
  const known = new WeakMap<object, Map<string, Written>>();
  return async (db, given) => {
    const { adapter } = db.getExecutor();
    const shapes = known.get(adapter) ?? new Map<string, Written>();
    known.set(adapter, shapes);
    const shape = Object.keys(given).join(" ");
    const written = shapes.get(shape) ?? writeOnce(db, given, write);
    shapes.set(shape, written);
    const parameters = written.places.map((place) => (given as Values)[place]);
    const run = direct.get(adapter);
    if (run === undefined) return db.executeQuery(CompiledQuery.raw(written.sql, parameters));
    return { rows: [], numAffectedRows: BigInt(run(written.sql, parameters)) };
  };
}

/** The builder is given each column's own name as its value, and so says where which value goes. */
function writeOnce<Given extends object>(db: Db, given: Given, write: (db: Db, given: Given) => Compilable): Written {
  const names = Object.fromEntries(Object.keys(given).map((key) => [key, key])) as Given;
  const { sql, parameters } = write(db, names).compile();
  return { sql, places: parameters as readonly string[] };
}
