import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { HERE, openTree } from "./tree.ts";

test("a revision is opened in a folder of its own, which goes with it", () => {
  expect(openTree(HERE).folder).toBe(resolve(HERE));
  expect(() => openTree("nowhere")).toThrow('no tree of revision "nowhere"');
  // Without its history, or without git, there is nothing more to open.
  if (!existsSync(join(HERE, ".git")) || spawnSync("git", ["--version"]).status !== 0) return;
  const tree = openTree("HEAD");
  expect(existsSync(join(tree.folder, "packages/bots/src/index.ts"))).toBe(true);
  expect(realpathSync(join(tree.folder, "node_modules/@outrigger/bots"))).toBe(
    realpathSync(join(tree.folder, "packages/bots")),
  );
  tree.dismiss();
  expect(existsSync(tree.folder)).toBe(false);
});
