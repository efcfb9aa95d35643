import { expect, test } from "vitest";
import type { Plan } from "../guide.ts";
import { selectReply } from "./replies.ts";
import { credit, newNode } from "./tree.ts";

const VISITS = 400;
const WIDTH = 20;

/** Candidates of one visit; what pays for them is another each time. */
function candidatesAt(visit: number): Plan[] {
  return Array.from({ length: WIDTH }, (_, rank) => [
    ["go", rank],
    ["pay", visit],
  ]);
}

const whole = (plan: Plan): string => plan.join();
const withoutPayment = (plan: Plan): string => plan.filter(([kind]) => kind !== "pay").join();
const rankOf = (plan: Plan): number => Number(plan[0]?.[1]);

/** The ranks that were chosen, where a rank comes to `worth`. */
function chosen(ideaOf: (plan: Plan) => string, worth: (rank: number) => number): number[] {
  const node = newNode();
  return Array.from({ length: VISITS }, (_, visit) => {
    const { edge, plan } = selectReply(node, 0, candidatesAt(visit), 1, ideaOf);
    credit(node, edge, worth(rankOf(plan)));
    return rankOf(plan);
  });
}

const mean = (ranks: readonly number[]): number => ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;

test("where all plans are new each time, the guide's first are foreseen however long it thinks", () => {
  expect(mean(chosen(whole, () => 0.5).slice(-100))).toBeLessThan(1);
});

test("plans of one idea are held together, and each is made as it can be here", () => {
  const node = newNode();
  const first = selectReply(
    node,
    0,
    [
      [
        ["go", 1],
        ["pay", 1],
      ],
    ],
    1,
    withoutPayment,
  );
  credit(node, first.edge, 0.5);
  const second = selectReply(
    node,
    0,
    [
      [
        ["go", 1],
        ["pay", 2],
      ],
    ],
    1,
    withoutPayment,
  );
  expect(second.edge).toBe(first.edge);
  expect(second.plan).toEqual([
    ["go", 1],
    ["pay", 2],
  ]);
  expect(
    selectReply(
      node,
      1,
      [
        [
          ["go", 1],
          ["pay", 2],
        ],
      ],
      1,
      withoutPayment,
    ).edge,
  ).not.toBe(first.edge);
});

test("a better idea is found where the guide puts it further behind", () => {
  const ranks = chosen(withoutPayment, (rank) => (rank === 5 ? 0.8 : 0.4));
  expect(ranks.slice(-200).filter((rank) => rank === 5).length).toBeGreaterThan(150);
});
