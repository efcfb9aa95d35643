// The file of the embedded database: for its owner's eyes only, because it holds hashes of passwords and the seeds of
// running games.
import { chmodSync, closeSync, openSync } from "node:fs";
import SQLite from "better-sqlite3";

const OWN = 0o600;

export function openFile(path: string, options: SQLite.Options = {}): SQLite.Database {
  closeSync(openSync(path, "a", OWN));
  keepPrivate(path);
  return new SQLite(path, options);
}

/** A file of somebody else's keeps the mode they gave it. */
function keepPrivate(path: string): void {
  try {
    chmodSync(path, OWN);
  } catch (error) {
    if ((error as { code?: string }).code !== "EPERM") throw error;
  }
}
