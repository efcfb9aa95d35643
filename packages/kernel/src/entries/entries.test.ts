import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The names that a file exports, types among them. */
function namesIn(file: string): string[] {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  const lists = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].map(([, list = ""]) => list.split(","));
  return lists.flat().flatMap((name) => name.trim().replace(/^type /, "") || []);
}

test("every name stands in one door: for authors, for engines or for hosts", () => {
  const names = ["../index.ts", "./play.ts", "./match.ts"].flatMap(namesIn);
  expect(names).toContain("Game");
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
