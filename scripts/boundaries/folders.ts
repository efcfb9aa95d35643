// Where files lie: few enough in a folder to be taken in at a glance, and every test beside what it is named after.
import { basename, dirname } from "node:path/posix";
import { isTest } from "./areas.ts";
import type { Problem } from "./check.ts";
import type { SourceTree } from "./tree.ts";

/** More sources than this, tests aside, and a folder wants folders. */
export const MOST_SOURCES = 20;

export function checkFolders({ sources }: SourceTree): Problem[] {
  const paths = [...sources.keys()];
  return [...findCrowded(paths), ...findStray(paths)];
}

function findCrowded(paths: readonly string[]): Problem[] {
  const folders = Map.groupBy(
    paths.filter((path) => !path.endsWith(".test.ts")),
    dirname,
  );
  return [...folders].flatMap(([path, { length }]) =>
    length > MOST_SOURCES
      ? [{ path, line: 1, message: `${length} sources in one folder, ${MOST_SOURCES} at most` }]
      : [],
  );
}

const stemOf = (path: string): string => basename(path).replace(/(\.test|\.svelte)?\.\w+$/, "");

/** A test of a whole part has a name of its own and lies at its top; one that bears a source's or a folder's name lies there. */
function findStray(paths: readonly string[]): Problem[] {
  const sources = paths.filter((path) => !isTest(path));
  return paths.flatMap((path) => {
    if (!path.endsWith(".test.ts") || path.startsWith("apps/web/e2e/")) return [];
    const [folder, stem] = [dirname(path), stemOf(path)];
    const below = sources.filter((source) => source.startsWith(`${folder}/`));
    if (below.some((source) => dirname(source) === folder && stemOf(source) === stem)) return [];
    const home = below.find((source) => stemOf(source) === stem) ?? below.find((source) => isIn(source, folder, stem));
    return home === undefined ? [] : [{ path, line: 1, message: `lies beside what it is named after: ${home}` }];
  });
}

const isIn = (source: string, folder: string, name: string): boolean =>
  dirname(source).slice(folder.length).split("/").includes(name);
