// Builds the web client when its sources changed since the last build.
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { giveUp, root, runNpm } from "./run.mjs";

const sources = ["apps/web/**/*", "packages/**/*", "games/**/*", "package-lock.json"];
const aside = /(^|[\\/])(node_modules|dist|e2e|fixtures|test-results)([\\/]|$)|\.test\.ts$|playwright\.config\.ts$/;
const stamp = join(root, "node_modules/.outrigger/web-build");

/** There is a site as soon as the web client has its Vite configuration. */
export const hasSite = (): boolean => existsSync(join(root, "apps/web/vite.config.ts"));

export async function ensureWebBuilt(env: NodeJS.ProcessEnv = {}): Promise<void> {
  const wanted = hashSources();
  if (existsSync(join(root, "apps/web/dist/index.html")) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted)
    return;
  console.log("Building the web client…");
  if ((await runNpm(process.execPath, ["run", "build", "--workspace", "@outrigger/web"], env)) !== 0)
    giveUp("the web client does not build; see the output above.");
  mkdirSync(join(stamp, ".."), { recursive: true });
  writeFileSync(stamp, wanted);
}

function hashSources(): string {
  const files = globSync(sources, { cwd: root, exclude: (path) => aside.test(path), withFileTypes: false }).sort();
  const hash = createHash("sha256");
  for (const file of files) {
    if (!/\.\w+$/.test(file)) continue;
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}
