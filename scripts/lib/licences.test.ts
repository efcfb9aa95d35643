import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isPermissive, makePage, readDependencies } from "./licences.ts";
import { root } from "./run.mjs";

test("every run-time dependency is under a permissive licence", () => {
  const dependencies = readDependencies(root);
  expect(dependencies.length).toBeGreaterThan(50);
  const others = dependencies.filter(({ licence }) => !isPermissive(licence)).map(({ name }) => name);
  expect(others).toEqual([]);
});

test("the page of licences is as the lock file says", () => {
  expect(readFileSync(join(root, "docs/licences.md"), "utf8")).toBe(makePage(readDependencies(root)));
});

test("a choice of licences needs one that is permissive, a combination all of them", () => {
  expect(isPermissive("(MIT OR GPL-3.0)")).toBe(true);
  expect(isPermissive("MIT AND GPL-3.0")).toBe(false);
  expect(isPermissive("unknown")).toBe(false);
});
