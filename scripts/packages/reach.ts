// What is published may only need what is published: found from the sources, so that it shows long before anything is packed.
import { posix } from "node:path";
import { packageOf, resolve } from "../boundaries/resolve.ts";
import type { SourceTree } from "../boundaries/tree.ts";
import type { Published } from "./plan.ts";

export interface Unreachable {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** Follows the imports from every door, types included: declarations are shipped too. */
export function findUnpublished(tree: SourceTree, published: readonly Published[]): Unreachable[] {
  const folders = new Set(published.map(({ folder }) => folder));
  const problems: Unreachable[] = [];
  const seen = new Set<string>();
  const open = published.flatMap(({ folder, doors }) => Object.values(doors).map((file) => posix.join(folder, file)));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const { specifier, line } of tree.sources.get(path)?.imports ?? []) {
      const target = resolve(tree, path, specifier);
      if (target.kind !== "file") continue;
      if (folders.has(packageOf(tree, target.path))) open.push(target.path);
      else problems.push({ path, line, message: `${specifier} is not published, and this file is (docs/packages.md)` });
    }
  }
  return problems;
}
