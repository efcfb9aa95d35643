// A stranger's folder: nothing of the tree in it but the tarballs. Every example of the READMEs is written there, checked and
// run, and so are two small games that were written from nothing but those READMEs.
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { examplesIn } from "@outrigger/testkit/documents";
import type { PackedManifest } from "./manifest.ts";
import { install, output, type Tarball } from "./npm.ts";
import type { Published } from "./plan.ts";
import { foldersOf } from "./third-parties.ts";

/** What a stranger brings: the compiler, the test runner and Node's types. */
const TOOLS = { typescript: "ts7", vitest: "vitest", "@types/node": "@types/node" } as const;

/** What the packages need of others, each with its version. */
export function thirdParties(manifests: readonly PackedManifest[]): Record<string, string> {
  const needed = manifests.flatMap(({ dependencies }) => Object.entries(dependencies));
  return Object.fromEntries(needed.filter(([name]) => !name.startsWith("@outrigger/")));
}

/** Offline, with what the tree has installed; the tools are linked, for their own needs are many. */
export async function settleOffline(root: string, folder: string, tarballs: readonly string[]): Promise<void> {
  writeProject(folder);
  await install(folder, tarballs, true);
  for (const [name, place] of Object.entries(TOOLS)) {
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, "node_modules", place), link, "junction");
  }
}

/** As anybody would: our tarballs, and the registry for the rest. */
export async function settleOnline(root: string, folder: string, tarballs: readonly string[]): Promise<void> {
  writeProject(folder);
  const tools = Object.entries(TOOLS).map(([name, place]) => `${name}@${versionIn(root, place)}`);
  await install(folder, [...tarballs, ...tools], false);
}

function versionIn(root: string, name: string): string {
  const [folder = ""] = foldersOf(root, [name]);
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;
}

function writeProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    target: "es2024",
    module: "nodenext",
    types: ["node"],
    noEmit: true,
    allowImportingTsExtensions: true,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, exclude: ["node_modules"] }));
}

/** The examples of every README, in a folder a package. */
export function writeExamples(
  folder: string,
  published: readonly Published[],
  readmeOf: (name: string) => string,
): string[] {
  return published.flatMap(({ manifest: { name } }) => {
    const examples = examplesIn(readmeOf(name));
    if (examples.length === 0) throw new Error(`the README of ${name} has no example`);
    return examples.map(({ file, text }) => {
      const path = join(name.replace("@outrigger/", ""), file);
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
      return path;
    });
  });
}

/** The games that were written from the READMEs alone. */
export function writeGames(root: string, folder: string): void {
  cpSync(join(root, "scripts/packages/outsider"), join(folder, "outsider"), { recursive: true });
}

/** Checks all types against the declarations that were packed, and runs everything. */
export async function tryOut(folder: string, programs: readonly string[]): Promise<void> {
  const node = (...args: string[]): Promise<string> => output(process.execPath, args, folder);
  const runAll = async (): Promise<void> => {
    for (const file of programs) await node(file);
  };
  await Promise.all([
    node("node_modules/typescript/bin/tsc", "--project", "."),
    node("node_modules/vitest/vitest.mjs", "run", "--root", ".").then(runAll),
  ]);
}

/** Built files, their declarations and data, and the papers: nothing else leaves the tree. */
const SHIPPED = /^(dist\/.*(\.js|\.d\.ts|\.json)|package\.json|README\.md|LICENSE|CHANGELOG\.md)$/;

export function strangersIn({ name, files }: Tarball): string[] {
  const foreign = ({ path }: { readonly path: string }): boolean =>
    !SHIPPED.test(path) || /(\.test\.|\/testing\/)/.test(path);
  return files.filter(foreign).map(({ path }) => `${name}: ${path}`);
}
