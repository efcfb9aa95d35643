// npm test: every check, or those named. Plain JavaScript, because it must start on any Node from 20 up.
import { ensureInstalled } from "./lib/install.mjs";
import { goOnIn } from "./lib/node.mjs";

await ensureInstalled();
await goOnIn("scripts/checks.ts", process.argv.slice(2));
