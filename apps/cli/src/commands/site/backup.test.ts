import { existsSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "@outrigger/server";
import { expect, test } from "vitest";
import { folderForTests } from "../../testing/folder.ts";
import { outrigger } from "../../testing/terminal.ts";

const folder = folderForTests();

test("outrigger backup and restore carry a site over", async () => {
  const [old, fresh, file] = ["old", "fresh", "site.backup"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const config = { port: 0, address: "127.0.0.1", logLevel: "error" };
  const before = await startServer({ ...config, data: old });
  const { pushKey } = before.context.notifier;
  expect((await outrigger(["backup", file, "--data", old])).code).toBe(0);
  await before.close();
  expect((await outrigger(["restore", file, "--data", fresh])).out).toMatch(/rows from/);
  expect((await outrigger(["restore", file, "--data", fresh])).err).toContain("in use already");
  const after = await startServer({ ...config, data: fresh });
  expect(after.context.notifier.pushKey).toBe(pushKey);
  await after.close();
});

test("they say what is wrong with their command line", async () => {
  expect((await outrigger(["backup"])).err).toContain("FILE is missing");
  const missing = await outrigger(["backup", join(folder, "x"), "--data", join(folder, "nowhere")]);
  expect(missing.err).toContain("there is no such file");
  expect(existsSync(join(folder, "x"))).toBe(false);
  expect((await outrigger(["restore", join(folder, "none"), "--data", folder])).err).toContain("ENOENT");
  expect((await outrigger(["move"])).err).toContain("--database-url is missing");
  expect((await outrigger(["backup", "x", "--data", "a", "--database-url", "b"])).err).toContain("two places");
});
