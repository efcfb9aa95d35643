// A temporary folder for one run of tests, and whether they left anything in it.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface TestRun<Result> {
  readonly result: Result;
  /** What still lay in the temporary folder when the run was over; it is removed. */
  readonly left: readonly string[];
}

/** Short, for sockets lie in it; others may pass through, for the tests' database is not run as root. */
export async function runInOwnFolder<Result>(
  work: (env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<TestRun<Result>> {
  const folder = mkdtempSync(join(tmpdir(), "or-"));
  chmodSync(folder, 0o711);
  try {
    const result = await work({ TMPDIR: folder, TEMP: folder, TMP: folder });
    return { result, left: readdirSync(folder).sort() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
