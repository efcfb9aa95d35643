import { expect, test } from "vitest";
import { likeliest, reasonsFor, reasonsOf } from "./why.ts";

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

test("what lies on the board is answered before what only a program would try", () => {
  const tried = [{ move: ["sail", 0], clause: "MAO-SAIL-1" }, ...refused] as const;
  const placesOf = ([kind, cell]: readonly unknown[]): string[] => (kind === "take" ? [`cell:${cell}`] : []);
  const order = likeliest(reasonsOf(tried), placesOf).map(({ clause }) => clause);
  expect(order).toEqual(["MAO-VOLC-1", "MAO-PRICE-2", "MAO-SAIL-1"]);
});
