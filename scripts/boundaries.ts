// npm run boundaries: says which imports break the table in boundaries/areas.ts, which folders are crowded, which tests
// lie away from what they are named after, which game has its own name for a file that all have, what a published package
// needs that is not, which package.json the lock file does not know (npm ci would refuse all), and which package wants a
// script to run when it is installed.
import { globSync } from "node:fs";
import { checkImports } from "./boundaries/check.ts";
import { checkFolders } from "./boundaries/folders.ts";
import { findScripted, findUnlocked, readLockedPackages } from "./boundaries/lock.ts";
import { findUnnamed } from "./boundaries/names.ts";
import { readTree } from "./boundaries/tree.ts";
import { root } from "./lib/run.mjs";
import { readPublished } from "./packages/plan.ts";
import { findUnpublished } from "./packages/reach.ts";

const tree = readTree(root);
const complaints = [
  ...[...checkImports(tree), ...checkFolders(tree), ...findUnpublished(tree, readPublished(root))].map(
    ({ path, line, message }) => `${path}:${line}  ${message}`,
  ),
  ...findUnnamed(
    globSync("games/*/{*,!(node_modules)/**}", { cwd: root }).map((path) => path.replaceAll("\\", "/")),
  ).map((path) => `${path}  is missing: every game has a file of this name`),
  ...findUnlocked(root).map((path) => `${path}  does not agree with package-lock.json: run npm install`),
  ...findScripted(readLockedPackages(root)).map((path) => `${path}  has an install script, and none runs here`),
];
for (const complaint of complaints) console.error(complaint);
console.log(`${tree.sources.size} files, ${complaints.length} problems`);
process.exitCode = complaints.length === 0 ? 0 : 1;
