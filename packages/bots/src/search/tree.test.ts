import { expect, test } from "vitest";
import { credit, favourite, isSettled, type Node, newNode, selectEdge } from "./tree.ts";

/** A node whose edges were visited so often. */
function nodeOf(visits: readonly number[]): Node {
  const node = newNode();
  const plans = visits.map((_, at) => [["go", at] as const]);
  visits.forEach((count, at) => {
    const edge = selectEdge(node, 0, [plans[at] ?? []]);
    for (let visit = 0; visit < count; visit++) credit(node, edge, 0.5);
  });
  return node;
}

test("a choice is settled when the visits that are left could not bring another edge to half of the first", () => {
  expect(isSettled(nodeOf([100, 10, 5]), 39)).toBe(true);
  expect(isSettled(nodeOf([100, 10, 5]), 40)).toBe(false);
  expect(isSettled(nodeOf([10, 100, 5]), 39)).toBe(true);
  expect(isSettled(newNode(), 0)).toBe(false);
});

test("what is settled stays so: however the rest goes, the favourite is the same", () => {
  const node = nodeOf([100, 10, 5]);
  const first = favourite(node);
  const [, second] = node.edges;
  if (second === undefined) throw new Error("no second edge");
  for (let visit = 0; visit < 39; visit++) credit(node, second, 1);
  expect(favourite(node)).toBe(first);
});
