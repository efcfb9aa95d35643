// Where an import leads: a file of the house, Node, a declared package, or nowhere.
import { isBuiltin } from "node:module";
import { posix } from "node:path";
import type { SourceTree } from "./tree.ts";

export type Resolved =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "builtin" }
  | { readonly kind: "external"; readonly name: string }
  /** Made by a Vite plugin, such as an icon. */
  | { readonly kind: "virtual" }
  /** A package of the house that does not export this. */
  | { readonly kind: "unknown" };

const OWN = "@outrigger/";

export function resolve(tree: SourceTree, from: string, specifier: string): Resolved {
  const clean = specifier.replace(/\?.*$/, "");
  if (clean.startsWith(".")) return { kind: "file", path: posix.join(posix.dirname(from), clean) };
  if (/^(virtual:|~icons\/)/.test(clean)) return { kind: "virtual" };
  if (isBuiltin(clean)) return { kind: "builtin" };
  const parts = clean.split("/");
  const name = parts.slice(0, clean.startsWith("@") ? 2 : 1).join("/");
  return name.startsWith(OWN) ? resolveOwn(tree, name, clean.slice(name.length)) : { kind: "external", name };
}

function resolveOwn(tree: SourceTree, name: string, subpath: string): Resolved {
  for (const [folder, manifest] of tree.manifests) {
    const file = manifest.name === name ? manifest.exports[`.${subpath}`] : undefined;
    if (file !== undefined) return { kind: "file", path: posix.join(folder, file) };
  }
  return { kind: "unknown" };
}

/** The folder of the package that a file belongs to; "" for the root. */
export function packageOf(tree: SourceTree, path: string): string {
  const folder = posix.dirname(path);
  if (folder === ".") return "";
  return tree.manifests.has(folder) ? folder : packageOf(tree, folder);
}
