import { expect, test } from "vitest";
import { checkFolders, MOST_SOURCES } from "./folders.ts";
import { readSource } from "./source.ts";

/** What is said of a house with these files. */
function complaints(...paths: string[]): string[] {
  const sources = new Map(paths.map((path) => [path, readSource(path, "")]));
  return checkFolders({ sources, manifests: new Map() }).map(({ path, message }) => `${path}: ${message}`);
}

const many = (count: number): string[] => Array.from({ length: count }, (_, at) => `packages/kit/src/part-${at}.ts`);

test("a folder holds so many sources and no more, tests aside", () => {
  expect(complaints(...many(MOST_SOURCES), "packages/kit/src/part-1.test.ts")).toEqual([]);
  expect(complaints(...many(MOST_SOURCES + 1))).toEqual(["packages/kit/src: 21 sources in one folder, 20 at most"]);
});

test("a test lies beside the source, or in the folder, that it is named after", () => {
  const rules = ["games/moa/rules/index.ts", "games/moa/rules/phases/turn.ts", "games/moa/rules/turn.test.ts"];
  expect(complaints(...rules)).toEqual([
    "games/moa/rules/turn.test.ts: lies beside what it is named after: games/moa/rules/phases/turn.ts",
  ]);
  const lobby = ["apps/server/src/lobby/routes.ts", "apps/server/src/lobby.test.ts"];
  expect(complaints(...lobby)).toEqual([
    "apps/server/src/lobby.test.ts: lies beside what it is named after: apps/server/src/lobby/routes.ts",
  ]);
});

test("beside a component, in the folder of its name, or at the top of the part it is about, a test is at home", () => {
  const web = ["apps/web/src/bar.svelte", "apps/web/src/store.svelte.ts"];
  expect(complaints(...web, "apps/web/src/bar.test.ts", "apps/web/src/store.test.ts")).toEqual([]);
  expect(complaints("apps/server/src/site/routes.ts", "apps/server/src/site/site.test.ts")).toEqual([]);
  expect(complaints("games/moa/rules/index.ts", "games/moa/rules/conformance.test.ts")).toEqual([]);
  expect(complaints("apps/server/src/testing/fuzz.ts", "apps/server/src/fuzz.test.ts")).toEqual([]);
});
