// Where a site's data lie, as commands name it: a folder with a SQLite file, or a PostgreSQL server.
import { join } from "node:path";
import type { DatabaseLocation } from "@outrigger/server";
import { UsageFault } from "./faults.ts";
import { texts } from "./flags.ts";
import type { Io } from "./io.ts";

export const databaseFlags = texts("data", "database-url");

export const databaseHelp = `  --data DIR          the folder of the SQLite file; data when absent
  --database-url URL  a PostgreSQL server instead; DATABASE_URL means the same`;

interface Given {
  readonly data?: string | undefined;
  readonly "database-url"?: string | undefined;
}

export function databaseOf(given: Given, { env }: Io): DatabaseLocation {
  if (given.data !== undefined && given["database-url"] !== undefined)
    throw new UsageFault("--data and --database-url are two places");
  const url = given["database-url"] ?? (given.data === undefined ? env["DATABASE_URL"] : undefined);
  return url === undefined ? fileIn(given.data) : { url };
}

export function fileIn(folder = "data"): { readonly file: string } {
  return { file: join(folder, "outrigger.db") };
}
