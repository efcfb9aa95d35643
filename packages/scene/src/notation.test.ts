import { expect, test } from "vitest";
import { notation } from "./notation.ts";

type Drop = readonly ["drop", number];
const { sceneFor, may, mayWith, after, afterWith, not, told, scored } = notation<Drop, { full: number }>();

test("a scene written in a few words is the same data as one written out", () => {
  const scene = sceneFor({ seats: 2, options: { wide: true } });
  expect(scene("C4-TURN", { full: 3 }, after(["drop", 1]), mayWith("six 6", ["drop", 2]), not("drop", 3))).toEqual({
    clauses: ["C4-TURN"],
    position: { seats: 2, options: { wide: true }, arrange: { full: 3 } },
    before: { moves: [["drop", 1]] },
    allowed: { moves: [["drop", 2]], luck: ["six", 6] },
    forbidden: ["drop", 3],
  });
  expect(scene(["A", "B"], undefined, afterWith("6", ["drop", 1]), may(["drop", 2]), told("full"), scored)).toEqual({
    clauses: ["A", "B"],
    position: { seats: 2, options: { wide: true } },
    before: { moves: [["drop", 1]], luck: [6] },
    allowed: { moves: [["drop", 2]] },
    told: ["full"],
    scored: true,
  });
});
