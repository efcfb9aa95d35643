import { expect, test } from "vitest";
import { pointedBy } from "./pointing.ts";

const standing = { seat: 0, person: "boy", patch: 4 * 7 + 2, at: "m", half: 0, colour: "G" } as const;

test("a line of the log points at the shields it speaks of", () => {
  const laid = {
    kind: "laid",
    seat: 0,
    number: 9,
    shield: { id: "n1", kind: "N", land: "rrr" },
    at: [0, 0, 0, 0],
    turn: 0,
    half: 1,
    joins: [4 * 3 + 1, 4 * 5 + 2, 4 * 5 + 3],
    faces: [0, 1, 2],
  } as const;
  expect(pointedBy(laid)).toEqual({ lit: [9], named: [3, 5] });
  expect(pointedBy({ kind: "claimed", ...standing })).toEqual({ lit: [7], named: [] });
  expect(pointedBy({ kind: "built", seat: 0, boma: 2, fence: 1, loop: [2, 4, 6] })).toEqual({
    lit: [2, 4, 6],
    named: [],
  });
  const herd = { zebu: 0, goat: 3, sheep: 0 };
  expect(pointedBy({ kind: "grazed", seat: 0, spots: [8, 9, 21], herd }).lit).toEqual([2, 5]);
});

test("what happened nowhere points nowhere", () => {
  expect(pointedBy(undefined).lit).toEqual([]);
  expect(pointedBy({ kind: "passed", seat: 1 })).toEqual({ lit: [], named: [] });
});
