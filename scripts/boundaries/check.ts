// Holds every import of the house against the table in areas.ts.
import { allowances, isTest, isTool, type Part, placeOf, portable, pure, testAllowance } from "./areas.ts";
import { findCycles } from "./cycles.ts";
import { packageOf, type Resolved, resolve } from "./resolve.ts";
import type { Import } from "./source.ts";
import type { SourceTree } from "./tree.ts";

export type Problem = { readonly path: string; readonly line: number; readonly message: string };

/** The file that imports. */
type Importer = { readonly path: string; readonly place: Part };

export function checkImports(tree: SourceTree): Problem[] {
  const problems: Problem[] = [];
  const graph = new Map<string, string[]>();
  for (const [path, source] of tree.sources) {
    const place = placeOf(path);
    if (place === undefined) continue;
    const report = (line: number, message: string): void => void problems.push({ path, line, message });
    for (const line of source.exportStars) report(line, "`export *` hides what is exported: name the exports");
    if (pure.includes(place.area) && !isTest(path)) {
      for (const line of source.randoms) report(line, "Math.random is forbidden here: chance is injected");
    }
    const targets: string[] = [];
    for (const found of source.imports) {
      const resolved = resolve(tree, path, found.specifier);
      if (resolved.kind === "file" && tree.sources.has(resolved.path)) targets.push(resolved.path);
      const message = complaint(tree, { path, place }, found, resolved);
      if (message !== undefined) report(found.line, message);
    }
    graph.set(path, targets);
  }
  return [...problems, ...findCycles(graph).map(cycleProblem)];
}

function cycleProblem(ring: readonly string[]): Problem {
  return { path: ring[0] ?? "", line: 1, message: `imports in a ring: ${[...ring, ring[0]].join(" → ")}` };
}

function complaint(tree: SourceTree, from: Importer, found: Import, to: Resolved): string | undefined {
  switch (to.kind) {
    case "virtual":
      return undefined;
    case "unknown":
      return `${found.specifier} is not exported by its package: no deep imports`;
    case "builtin":
      return portable.includes(from.place.area) && !isTool(from.path)
        ? `${found.specifier} does not exist in a page`
        : undefined;
    case "external":
      return stranger(from, to.name) ?? undeclared(tree, from.path, to.name, found.typeOnly);
    case "file":
      return fileComplaint(tree, from, found, to.path);
  }
}

function fileComplaint(tree: SourceTree, from: Importer, found: Import, target: string): string | undefined {
  const own = packageOf(tree, from.path);
  const other = packageOf(tree, target);
  const place = placeOf(target);
  // The registry stands in the folder of the games it lists: a new game is a folder beside it and a line in it.
  if (from.place.area === "registry" && place?.area === "game") return undefined;
  if (other !== own && found.specifier.startsWith("."))
    return `${found.specifier} leaves its package: import it by name`;
  if (place === undefined) return undefined;
  const isTestOfAnother = isTest(from.path) && isTest(target);
  // A bot looks where a strong player looks, into the rules themselves; the check of packs knows what they can bear, and
  // whoever arranges a position puts pieces down as they do. Names lie among the rules.
  const isInsider =
    ["game-bot", "game-pack", "game-arrange", "game-names"].includes(from.place.area) && place.area === "rules";
  if (
    other === own &&
    place.area !== from.place.area &&
    isInsideOfPart(place, target) &&
    !isTestOfAnother &&
    !isInsider
  ) {
    return `${found.specifier} reaches into ${place.area}: import its index.ts`;
  }
  return (
    forbidden(from, place, found.typeOnly) ??
    (other === own ? undefined : undeclared(tree, from.path, tree.manifests.get(other)?.name ?? other, found.typeOnly))
  );
}

const isInsideOfPart = (place: Part, target: string): boolean =>
  place.game !== undefined &&
  place.area !== "game" &&
  place.area !== "game-names" &&
  target.split("/").slice(3).join("/") !== "index.ts";

function forbidden(from: Importer, to: Part, typeOnly: boolean): string | undefined {
  const { area, game } = from.place;
  if (game !== undefined && to.game !== undefined && game !== to.game) {
    return `${game} imports ${to.game}: a game never imports another game`;
  }
  if (area === to.area || allowances[area].values.includes(to.area)) return undefined;
  if (typeOnly && allowances[area].types?.includes(to.area)) return undefined;
  const isOwnGame = game !== undefined && game === to.game;
  if (isTest(from.path) && (isOwnGame || testAllowance(area).includes(to.area))) return undefined;
  const rest = allowances[area].types?.includes(to.area) ? " (types only)" : "";
  return `${area} may not import ${to.area}${rest}`;
}

function stranger(from: Importer, name: string): string | undefined {
  const { area } = from.place;
  const isAllowed = isTest(from.path) || (allowances[area].libraries?.includes(name) ?? true);
  return isAllowed ? undefined : `${area} may not use ${name}`;
}

/** Code that is shipped needs a dependency of its own package; tests, tools and types may use development ones. */
function undeclared(tree: SourceTree, path: string, name: string, typeOnly: boolean): string | undefined {
  const own = tree.manifests.get(packageOf(tree, path));
  const root = tree.manifests.get("");
  if (own === undefined || own.name === name || own.dependencies.includes(name)) return undefined;
  if (isTool(path) && [...own.devDependencies, ...(root?.devDependencies ?? [])].includes(name)) return undefined;
  if (typeOnly && own.devDependencies.includes(name)) return undefined;
  return `${name} is not declared in the dependencies of ${own.name}`;
}
