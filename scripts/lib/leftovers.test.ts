import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runInOwnFolder } from "./leftovers.ts";

test("what a run leaves in its temporary folder is named and removed", async () => {
  let folder = "";
  const { result, left } = await runInOwnFolder(async ({ TMPDIR = "" }) => {
    folder = TMPDIR;
    writeFileSync(join(TMPDIR, "forgotten"), "");
    return "done";
  });
  expect([result, left]).toEqual(["done", ["forgotten"]]);
  expect(existsSync(folder)).toBe(false);
  expect((await runInOwnFolder(async () => 1)).left).toEqual([]);
});

test("a run that breaks leaves no folder either", async () => {
  let folder = "";
  const broken = runInOwnFolder(async ({ TMPDIR = "" }) => {
    folder = TMPDIR;
    throw new Error("broken");
  });
  await expect(broken).rejects.toThrow("broken");
  expect(existsSync(folder)).toBe(false);
});
