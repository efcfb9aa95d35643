// The second half of npm start, on Node 24: builds and serves the site; plays Māori in the terminal while there is none.
import { join } from "node:path";
import { root, run } from "./lib/run.mjs";
import { ensureWebBuilt, hasSite } from "./lib/web-build.ts";

async function command(): Promise<string[]> {
  if (!hasSite()) return ["play", "maori"];
  await ensureWebBuilt();
  return ["serve", "--port", process.env["PORT"] ?? "8080", "--data", process.env["OUTRIGGER_DATA"] ?? "data"];
}

const outrigger = join(root, "apps/cli/bin/outrigger.mjs");
process.exit(await run(process.execPath, [outrigger, ...(await command()), ...process.argv.slice(2)]));
