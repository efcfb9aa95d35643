// One storage contract, two real databases behind it.
import type { Storage } from "./operations.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

export type { Append, LoadedMatch } from "./matches.ts";
export type { Storage } from "./operations.ts";
export type { InputRow, MatchRow } from "./schema.ts";

/** A SQLite file, or a PostgreSQL server by its address. */
export function openStorage(where: { readonly file: string } | { readonly url: string }): Promise<Storage> {
  return "file" in where ? openSqlite(where.file) : openPostgres(where.url);
}
