import { expect, test } from "vitest";
import { berthOf, cellOf, spacesFor } from "./pointing.ts";

test("a line of the log points at the cell, the berth or the spaces it speaks of", () => {
  expect(cellOf({ kind: "leftEmpty", cell: "m14" })).toBe("m14");
  expect(berthOf({ kind: "sailed", seat: 0, distance: 3, price: 1, from: 2, to: 5 })).toBe(5);
  expect(cellOf({ kind: "passed", seat: 0 })).toBeUndefined();
  expect(berthOf(undefined)).toBeUndefined();
});

test("spaces are lit on the board of whoever did it, and nowhere else", () => {
  const lei = { kind: "leiCompleted", seat: 1, spaces: ["r1c2", "r1c3"] } as const;
  expect(spacesFor(lei, 1)).toEqual(["r1c2", "r1c3"]);
  expect(spacesFor(lei, 0)).toEqual([]);
  expect(spacesFor({ kind: "stepped", seat: 0, from: "r1c1", to: "r1c2" }, 0)).toEqual(["r1c1", "r1c2"]);
});
