// A temporary folder for one check, and whether it left anything in it.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface FolderRun<Result> {
  readonly result: Result;
  /** What still lay in the temporary folder when the run was over; it is removed. */
  readonly left: readonly string[];
}

/** Short, for sockets lie in it; others may pass through, for the tests' database is not run as root. */
export async function runInOwnFolder<Result>(
  work: (env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<FolderRun<Result>> {
  const folder = mkdtempSync(join(tmpdir(), "or-"));
  chmodSync(folder, 0o711);
  try {
    const result = await work({ TMPDIR: folder, TEMP: folder, TMP: folder });
    return { result, left: readdirSync(folder).sort() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Checks clean up after themselves: what is left in the temporary folder is a fault like any other. */
export async function failIfLeft<Outcome extends { readonly ok: boolean }>(
  check: (env: NodeJS.ProcessEnv) => Promise<Outcome>,
  say: (line: string) => void = console.error,
): Promise<Outcome> {
  const { result, left } = await runInOwnFolder(check);
  if (left.length === 0) return result;
  say(`Left behind in the temporary folder: ${left.join(", ")}`);
  return { ...result, ok: false };
}
