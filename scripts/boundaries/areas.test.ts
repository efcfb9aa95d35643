import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../lib/run.mjs";
import { allowances } from "./areas.ts";
import { FOLDERS } from "./picture.ts";

/** The areas by the folder that the document calls them by, where that is not their own name. */
const AREAS = new Map(Object.entries(FOLDERS).map(([area, folder]) => [folder, area]));
const PACKAGES = readdirSync(join(root, "packages"));

const areaOf = (name: string): string => AREAS.get(name) ?? name.replace("games/*/", "game-");

function areasOf(cell: string): string[] {
  if (cell === "" || cell === "nothing of the house") return [];
  return cell.split(", ").flatMap((name): readonly string[] => {
    if (name === "every package but board and testkit")
      return PACKAGES.filter((each) => each !== "board" && each !== "testkit");
    return name === "what the server may" ? allowances.server.values : [areaOf(name)];
  });
}

test("ARCHITECTURE.md shows the import table as it is checked", () => {
  const text = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
  const [, , ...rows] = text.slice(text.indexOf("| part | may import |")).split("\n\n", 1).join().split("\n");
  const shown = rows.flatMap((row) => {
    const [parts = "", values = "", types = ""] = row
      .split("|")
      .slice(1)
      .map((cell) => cell.trim());
    return parts.split(", ").map((part) => [areaOf(part), [areasOf(values).sort(), areasOf(types).sort()]]);
  });
  const checked = Object.entries(allowances).map(([area, { values, types = [] }]) => [
    area,
    [[...values].sort(), [...types].sort()],
  ]);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(checked));
});
