// The packages of others that ours need, as they lie in the tree's node_modules: with them an install needs no registry.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

interface Installed {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The folders of these packages and of all they need. */
export function foldersOf(root: string, names: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const name of names) collect(root, root, name, folders);
  return [...folders];
}

function collect(root: string, from: string, name: string, folders: Set<string>): void {
  const folder = find(root, from, name);
  if (folders.has(folder)) return;
  folders.add(folder);
  const { dependencies = {} }: Installed = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  for (const each of Object.keys(dependencies)) collect(root, folder, each, folders);
}

/** As Node looks for it: beside the importer, then outwards. */
function find(root: string, from: string, name: string): string {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  if (from === root) throw new Error(`${name} is not installed`);
  return find(root, dirname(from), name);
}
