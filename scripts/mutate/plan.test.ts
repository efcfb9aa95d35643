import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readMutations } from "./plan.ts";

const games = globSync("*/mutations.diff", { cwd: fileURLToPath(new URL("../../games", import.meta.url)) }).map(
  (path) => path.split(/[\\/]/)[0] ?? "",
);

test.each(games)("every planted bug of %s has its place in the rules as they are now", (game) => {
  expect(readMutations(game).length).toBeGreaterThan(5);
});

test("a game without planted bugs is named", () => {
  expect(() => readMutations("../kernel")).toThrow("which game?");
});
