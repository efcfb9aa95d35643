// A client generated from the description by public tools: its types fit what it is written for, and it works.
import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import openapiTS, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite, type TestSite } from "../testing/site.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../../..", import.meta.url));
const OPTIONS = {
  strict: true,
  module: "nodenext",
  target: "esnext",
  types: ["node"],
  rewriteRelativeImportExtensions: true,
  skipLibCheck: true,
};

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await openSite();
  // Inside the tree, so that the packages it uses are found; where nothing is kept.
  const kept = join(root, "node_modules", ".outrigger");
  mkdirSync(kept, { recursive: true });
  folder = mkdtempSync(join(kept, "client-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await site.close();
});

it("makes an account, a token and a table, and moves, by types made from the description", async () => {
  const document = await site.client().ask<Record<string, unknown>>("GET", "/openapi.json");
  writeFileSync(join(folder, "api.d.ts"), astToString(await openapiTS(document as never)));
  copyFileSync(fileURLToPath(new URL("../testing/outside-client.txt", import.meta.url)), join(folder, "client.ts"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: OPTIONS, include: ["."] }));
  const checked = await run(process.execPath, [join(root, "node_modules/ts7/bin/tsc"), "--project", folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(checked.stdout).toBe("");
  const { stdout } = await run(process.execPath, [join(folder, "client.js"), `http://127.0.0.1:${site.server.port}`]);
  expect(JSON.parse(stdout)).toEqual({ name: "Outside", status: "playing", moved: "accepted", code: "no-such-table" });
});
