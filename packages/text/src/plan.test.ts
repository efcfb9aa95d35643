import { expect, test } from "vitest";
import { newSay } from "./index.ts";
import { type PlanStep, type PlanWords, tellPlan } from "./plan.ts";

/** A letter a move: capital ones were chosen, a hyphen goes without saying. */
const plan = (moves: string): PlanStep[] =>
  [...moves].map((letter) => ({ move: [letter], view: {}, note: null, isLone: /[a-z]/.test(letter) }));
const text: PlanWords["text"] = {
  move: (_, move) => `move ${String(move)}`,
  step: (_, move, _view, next) =>
    String(move) === "-" || String(move) === String(next) ? "" : String(move) === "Z" ? undefined : String(move),
};
const words = { text, say: newSay("en", {}), names: [] };
const told = (moves: string, against = "") => tellPlan(words, plan(moves), plan(against));

test("what there was to choose is told, and where that is nothing, the first", () => {
  expect(told("Ab-C")).toBe("A; C");
  expect(told("b-")).toBe("move b");
  expect(told("AAABZ")).toBe("A; B; move Z");
  expect(tellPlan({ ...words, text: { move: text.move } }, plan("AB"))).toBe("move A; move B");
});

test("a long plan is told as far as a person reads", () => {
  expect(told("ABCDEF")).toBe("A; B; C; D; E; F");
  expect(told("ABCDEFGHI")).toBe("A; B; C; D; E; F; …");
});

test("of two long plans that begin alike what differs is told, with what leads up to it", () => {
  expect(told("ABCDEFGHI", "ABCDX")).toBe("…; B; C; D; E; F; G; …");
  expect(told("ABCDX", "ABCDEFGH")).toBe("…; B; C; D; X");
  expect(told("ABCDEFG", "AX")).toBe("A; B; C; D; E; F; …");
  expect(told("ABCDE", "ABCDEFG")).toBe("…; B; C; D; E");
  expect(told("ABC", "ABX")).toBe("A; B; C");
});

test("what is done several times in a row is told to its end, though there was nothing else left to do it with", () => {
  const paid = (...items: string[]): PlanStep[] => items.map((item) => step("pay", item, item.endsWith("!")));
  const step = (kind: string, item: string, isLone: boolean): PlanStep => ({
    move: [kind, item],
    view: {},
    note: null,
    isLone,
  });
  const items: PlanWords["text"] = { move: (_, [kind, item]) => `${kind} ${item}` };
  const telling = (...steps: PlanStep[]): string => tellPlan({ ...words, text: items }, steps);
  const sale = step("sell", "2", false);
  const confirm = step("confirm", "", true);
  expect(telling(sale, ...paid("kiwi", "kiwi", "moa!"), confirm)).toBe("sell 2; pay kiwi; pay kiwi; pay moa!");
  expect(telling(sale, ...paid("kiwi", "kiwi!", "moa!"), confirm)).toBe("sell 2; pay kiwi; pay kiwi!; pay moa!");
  expect(telling(sale, ...paid("kiwi!", "moa!"), confirm)).toBe("sell 2");
});
