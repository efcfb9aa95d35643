import type { OrderChoice } from "@outrigger/kernel/match";
import { expect, test } from "vitest";
import { blankValues, hasPassed, orderText } from "./orders.ts";

const texts: Readonly<Record<string, string>> = {
  "order.decline": "Decline",
  "order.decline.round": "Round",
  "order.keep": "Keep",
  "order.keep.side": "Side",
  "order.keep.side.left": "the left one",
};
const say = Object.assign((key: string) => texts[key] ?? key, {
  language: "en" as const,
  has: (key: string) => key in texts,
});
const choices: readonly OrderChoice[] = [
  { kind: "decline", phase: "defence", values: { round: [4] } },
  { kind: "keep", phase: "defence", values: { side: ["left", "right"] } },
];

test("an order reads with its values, by their names where they have some", () => {
  expect(orderText(say, { kind: "decline", values: { round: 3 } })).toBe("Decline (Round: 3)");
  expect(orderText(say, { kind: "keep", values: { side: "left" } })).toBe("Keep (Side: the left one)");
  expect(orderText(say, { kind: "keep", values: {} })).toBe("Keep");
});

test("an order has passed when its values can no longer be filled in", () => {
  expect(hasPassed(choices, { kind: "decline", values: { round: 3 } })).toBe(true);
  expect(hasPassed(choices, { kind: "decline", values: { round: 4 } })).toBe(false);
  expect(hasPassed([], { kind: "decline", values: { round: 3 } })).toBe(false);
});

test("a new order begins with the first of everything", () => {
  expect(choices.map(blankValues)).toEqual([{ round: 4 }, { side: "left" }]);
});
