// Installs from the lock file when node_modules does not hold what the lock file says, and only then.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isOldNode, wantedNode } from "./node.mjs";
import { giveUp, root, runNpm } from "./run.mjs";

/** @typedef {{ version?: string, integrity?: string, resolved?: string, optional?: boolean, link?: boolean }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} LockedPackages */

export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing from the lock file…");
  if ((await runNpm(process.execPath, ["ci", "--no-audit", "--no-fund"])) !== 0)
    giveUp("npm ci failed; see its output above.");
  // npm leaves out optional packages whose engines do not admit the Node it runs on: a second look with Node 24 adds them.
  if (isOldNode && (await runNpm(wantedNode(), ["install", "--no-save", "--no-audit", "--no-fund"])) !== 0) {
    giveUp("npm install failed; see its output above.");
  }
}

function isInstalled() {
  const locked = readPackages("package-lock.json");
  const installed = readPackages("node_modules/.package-lock.json");
  if (locked === undefined) giveUp("package-lock.json is missing or broken.");
  return installed !== undefined && holds(installed, locked);
}

/**
 * Whether npm's own account of node_modules agrees with the lock file. It is written at the end of an install, so a
 * broken-off one shows; optional packages may be absent, because they belong to other platforms.
 * @param {LockedPackages} installed
 * @param {LockedPackages} locked
 */
export function holds(installed, locked) {
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === "") return true;
    const found = installed[path];
    if (found === undefined) return wanted.optional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity && found.link === wanted.link;
  });
}

/**
 * @param {string} file
 * @returns {LockedPackages | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  } catch {
    return undefined;
  }
}
