import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locked, registered } from "./house.ts";

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");
const manifest = {
  name: "@outrigger/sea-race",
  version: "0.1.0",
  license: "MIT",
  dependencies: {},
  devDependencies: {},
};

test("the registry gets its line at its place in the alphabet", () => {
  const lines = registered(read("games/index.ts"), "sea-race").split("\n");
  const at = lines.indexOf('  "sea-race": () => import("./sea-race/index.ts"),');
  expect(lines[at - 1]).toContain("./moa/index.ts");
  expect(lines[at + 1]).toContain("./tahiti/index.ts");
  expect(registered(read("games/index.ts"), "zen")).toContain('  zen: () => import("./zen/index.ts"),\n};');
  expect(() => registered(read("games/index.ts"), "moa")).toThrow('has a game "moa" already');
  expect(() => registered("nothing", "moa")).toThrow("no line for any game");
});

test("the lock file gets the package and its link, and is otherwise left as it is", () => {
  const before = read("package-lock.json");
  const after = locked(before, "sea-race", manifest);
  const { packages } = JSON.parse(after);
  expect(packages["games/sea-race"]).toEqual(manifest);
  expect(packages["node_modules/@outrigger/sea-race"]).toEqual({ resolved: "games/sea-race", link: true });
  const added = after.split("\n").length - before.split("\n").length;
  const kept = new Set(after.split("\n"));
  expect(before.split("\n").filter((line) => !kept.has(line))).toEqual([]);
  expect(added).toBeLessThan(20);
  expect(() => locked(before, "kernel", { ...manifest, name: "@outrigger/kernel" })).toThrow("choose another name");
});
