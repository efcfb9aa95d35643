// The whole house in memory: its source files and the package.json of each workspace.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readSource, type Source } from "./source.ts";

type Manifest = {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
};

export type SourceTree = {
  /** By path from the root, with forward slashes. */
  readonly sources: ReadonlyMap<string, Source>;
  /** By folder; the root's is "". */
  readonly manifests: ReadonlyMap<string, Manifest>;
};

const aside = /(^|\/)(node_modules|dist|coverage|test-results)(\/|$)/;

export function readTree(root: string): SourceTree {
  const find = (pattern: string): string[] =>
    globSync(pattern, { cwd: root, exclude: (path) => aside.test(path) }).map((path) => path.replaceAll("\\", "/"));
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  return {
    sources: new Map(
      find("{packages,games,apps,tools,scripts}/**/*.{ts,mjs,svelte}").map((path) => [
        path,
        readSource(path, read(path)),
      ]),
    ),
    manifests: new Map(
      [...find("{packages,games,apps,tools}/**/package.json"), "package.json"].map((path) => [
        path.replace(/\/?package\.json$/, ""),
        readManifest(JSON.parse(read(path))),
      ]),
    ),
  };
}

type Dependencies = Readonly<Record<string, string>>;
type PackageJson = {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Dependencies;
  readonly peerDependencies?: Dependencies;
  readonly optionalDependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
};

export function readManifest(json: PackageJson): Manifest {
  return {
    name: json.name,
    exports: json.exports ?? {},
    dependencies: Object.keys({ ...json.dependencies, ...json.peerDependencies, ...json.optionalDependencies }),
    devDependencies: Object.keys(json.devDependencies ?? {}),
  };
}
