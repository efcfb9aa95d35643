import { expect, test } from "vitest";
import { happeningsOf, territoriesOf } from "./happenings.ts";

test("what happened is sorted by where it is seen", () => {
  const paid = { payment: [], any: false };
  const happened = happeningsOf(
    [
      { kind: "birdsPlaced", seat: 0, territory: 3, count: 2, ...paid },
      { kind: "birdsMoved", seat: 1, from: 4, to: 5, count: 1 },
      { kind: "neutralPlaced", seat: 1, territory: 6, what: "bird1", tile: null },
      { kind: "invasionStarted", mammal: "rat", territory: 1 },
      { kind: "strongholdPlaced", seat: 0, territory: 2, by: "karakia" },
      { kind: "passed", seat: 0, automatic: false },
    ],
    2,
  );
  expect([...happened.pieces]).toEqual(["3:0", "6:2"]);
  expect([...happened.from]).toEqual([["5:1", 4]]);
  expect([[...happened.invaded], [...happened.strongholds], happened.erupted]).toEqual([[1], [2], false]);
});

test("an eruption is noticed", () => {
  const erupted = { returned: { birds: [0, 0], leader: null }, leaderTile: null, stronghold: false };
  expect(happeningsOf([{ kind: "volcanoErupted", ...erupted }], 2).erupted).toBe(true);
});

test("a line of the log speaks of the territory it happened in, or of both ends of a way", () => {
  expect(territoriesOf({ kind: "strongholdPlaced", seat: 0, territory: 4, by: "karakia" })).toEqual([4]);
  expect(territoriesOf({ kind: "birdsMoved", seat: 1, from: 2, to: 7, count: 1 })).toEqual([2, 7]);
  expect(territoriesOf({ kind: "passed", seat: 0, automatic: false })).toEqual([]);
  expect(territoriesOf(undefined)).toEqual([]);
});
