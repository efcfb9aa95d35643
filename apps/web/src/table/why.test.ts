import { expect, test } from "vitest";
import { reasonsFor, reasonsOf } from "./why.ts";

const refused = [
  { move: ["take", "m11"], clause: "MAO-VOLC-1" },
  { move: ["take", "m12"], clause: "MAO-PRICE-2" },
  { move: ["take", "m13"], clause: "MAO-PRICE-2" },
] as const;

test("refusals are gathered by clause, in the order in which the rules name them", () => {
  expect(reasonsOf(refused)).toEqual([
    { clause: "MAO-VOLC-1", moves: [["take", "m11"]] },
    {
      clause: "MAO-PRICE-2",
      moves: [
        ["take", "m12"],
        ["take", "m13"],
      ],
    },
  ]);
});

test("one move is answered with its own clause, another decision's move with none", () => {
  expect(reasonsFor(refused, ["take", "m13"])).toEqual([{ clause: "MAO-PRICE-2", moves: [["take", "m13"]] }]);
  expect(reasonsFor(refused, ["place", "r1c1"])).toEqual([]);
});
