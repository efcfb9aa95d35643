// The run-time dependencies with their licences, as the lock file knows them.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** May be used, changed and passed on as long as the names stay. */
const PERMISSIVE = [
  "MIT",
  "MIT-0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "0BSD",
  "Unlicense",
  "BlueOak-1.0.0",
  "Python-2.0",
  "CC0-1.0",
  "CC-BY-3.0",
  "CC-BY-4.0",
  "OFL-1.1",
  "WTFPL",
] as const;

export interface Dependency {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Lock = Readonly<Record<string, Locked>>;

/** What our own packages need at run time, and what that needs in turn. */
export function readDependencies(root: string): Dependency[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { packages: Lock };
  const own = Object.keys(packages).filter((path) => path !== "" && !path.includes("node_modules/"));
  const seen = new Set<string>();
  const waiting = own.flatMap((path) => neededBy(packages, path));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    waiting.push(...neededBy(packages, path));
  }
  return [...seen]
    .filter((path) => packages[path]?.link !== true)
    .map((path) => dependencyAt(packages, path))
    .sort(byName);
}

function neededBy(packages: Lock, path: string): string[] {
  const { dependencies, optionalDependencies } = packages[path] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap(
    (name) => whereIs(packages, path, name) ?? [],
  );
}

/** As Node looks: in the nearest node_modules first. */
function whereIs(packages: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const path = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (folder === "") return undefined;
  }
}

function dependencyAt(packages: Lock, path: string): Dependency {
  const { version = "", license: licence = "unknown" } = packages[path] ?? {};
  return { name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length), version, licence };
}

const byName = (one: Dependency, other: Dependency): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one.version < other.version ? -1 : 1;

/** `MIT OR GPL` is a choice: one permissive side is enough; `AND` takes all of them. */
export function isPermissive(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, "");
  if (plain.includes(" OR ")) return plain.split(" OR ").some(isPermissive);
  return plain.split(" AND ").every((each) => (PERMISSIVE as readonly string[]).includes(each.trim()));
}

export function makePage(dependencies: readonly Dependency[]): string {
  const lines = dependencies.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return [
    "# Licences",
    "",
    "What the site is run with besides its own code. `npm run licences` writes this page; a test holds it against the lock file and every",
    "licence against a list of permissive ones. Builds for other platforms are listed although only one of them is installed.",
    "",
    "| package | version | licence |",
    "| --- | --- | --- |",
    ...lines,
    "",
  ].join("\n");
}
