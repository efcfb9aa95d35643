// npm run packages [-- --short] [--out DIR]: packs what others can install, installs the tarballs in an empty folder outside
// the tree, and there checks the types of every example and runs it; then writes the reference pages. --short, as in npm test,
// leaves those out and takes the packages of others from node_modules instead of the registry. --out keeps the tarballs.
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runInOwnFolder } from "./lib/leftovers.ts";
import { root, run } from "./lib/run.mjs";
import { buildPackages } from "./packages/build.ts";
import { type PackedManifest, unpublished } from "./packages/manifest.ts";
import { pack, type Tarball } from "./packages/npm.ts";
import {
  settleOffline,
  settleOnline,
  strangersIn,
  thirdParties,
  tryOut,
  writeExamples,
  writeGames,
} from "./packages/outside.ts";
import { readPublished } from "./packages/plan.ts";
import { foldersOf } from "./packages/third-parties.ts";

const { values } = parseArgs({ options: { short: { type: "boolean", default: false }, out: { type: "string" } } });
// npm and a stranger's vitest leave their caches in the temporary folder: they go with everything else.
await runInOwnFolder(async (env) => {
  Object.assign(process.env, env);
  try {
    await prove(tmpdir());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
});

async function prove(work: string): Promise<void> {
  const published = readPublished(root);
  const folders = await step("built", () => buildPackages(root, published, work));
  const packed: PackedManifest[] = folders.map((folder) =>
    JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
  );
  const missing = unpublished(packed);
  if (missing.length > 0) throw new Error(`not among the packages: ${missing.join(", ")}`);
  const tarballFolder = join(work, "tarballs");
  mkdirSync(tarballFolder);
  const tarballs = await step("packed", () => pack(folders, tarballFolder));
  const strangers = tarballs.flatMap(strangersIn);
  if (strangers.length > 0) throw new Error(`these do not belong into a package:\n${strangers.join("\n")}`);
  for (const { name, size, files } of tarballs)
    console.log(
      `${name.padEnd(26)}${String(files.length).padStart(4)} files${(size / 1024).toFixed(0).padStart(6)} KiB`,
    );
  if (values.out !== undefined) cpSync(tarballFolder, values.out, { recursive: true });
  const outside = join(work, "outside");
  const paths = tarballs.map((tarball) => pathOf(tarballFolder, tarball));
  await step("installed", async () => {
    if (values.short)
      await settleOffline(root, outside, [...paths, ...(await packThirdParties(packed, tarballFolder))]);
    else await settleOnline(root, outside, paths);
  });
  const examples = writeExamples(outside, published, (name) =>
    readFileSync(join(outside, "node_modules", name, "README.md"), "utf8"),
  );
  writeGames(root, outside);
  const programs = [...examples, "outsider/selfplay.ts"].filter((file) => !file.endsWith(".test.ts"));
  await step("tried out", () => tryOut(outside, programs));
  if (!values.short) await step("reference written", () => writeReference(work));
  console.log(`${tarballs.length} packages, ${examples.length} examples, two games from outside`);
}

async function writeReference(work: string): Promise<void> {
  const code = await run(process.execPath, [
    join(root, "scripts/packages/reference.ts"),
    "--out",
    join(work, "reference"),
  ]);
  if (code !== 0) throw new Error("the reference pages cannot be written");
}

/** The packages of others as tarballs too: so the install is npm's own, and needs no registry. */
async function packThirdParties(manifests: readonly PackedManifest[], tarballFolder: string): Promise<string[]> {
  const tarballs = await pack(foldersOf(root, Object.keys(thirdParties(manifests))), tarballFolder);
  return tarballs.map((tarball) => pathOf(tarballFolder, tarball));
}

function pathOf(tarballFolder: string, { filename }: Tarball): string {
  return join(tarballFolder, filename.replace("@", "").replace("/", "-"));
}

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  console.log(`${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
