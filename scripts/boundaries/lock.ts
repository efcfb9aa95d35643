// Whether the lock file knows every package.json as it stands.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";

const SECTIONS = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"] as const;
type Sections = { readonly [section in (typeof SECTIONS)[number]]?: Readonly<Record<string, string>> };

/** The package.json files whose dependencies the lock file has otherwise or not at all. */
export function findUnlocked(root: string): string[] {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
  const locked: Readonly<Record<string, Sections>> = read("package-lock.json").packages;
  const manifests = ["package.json", ...globSync("{packages/*,games,games/*,apps/*}/package.json", { cwd: root })];
  return manifests.filter((path) => !agree(read(path), locked[path.replace(/[\\/]?package\.json$/, "")]));
}

export const agree = (manifest: Sections, locked: Sections | undefined): boolean =>
  locked !== undefined &&
  SECTIONS.every((section) => isDeepStrictEqual(manifest[section] ?? {}, locked[section] ?? {}));
