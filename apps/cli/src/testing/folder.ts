// A folder that is there while the tests of a file run, and gone afterwards.
import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";

/** To be called where the file's other hooks are set up, and before them. */
export function folderForTests(): string {
  const folder = join(tmpdir(), `outrigger-cli-${randomBytes(6).toString("hex")}`);
  beforeAll(() => {
    mkdirSync(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
