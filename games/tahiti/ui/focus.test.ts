import { given } from "@outrigger/testkit";
import { expect, test } from "vitest";
import { rules, type TahitiView } from "../rules/index.ts";
import { focusOf, holderOf } from "./focus.ts";

/** A table with a Chieftain of seat 0 on a hex, seen in the middle of something. */
function seen(...stack: TahitiView["stack"]): TahitiView {
  const { state } = given(rules, { seats: 2 });
  const chieftain = { kind: "chieftain", owner: 0, start: 30, mover: 0, by: "", fresh: false, elder: 0 } as const;
  state.pieces = [
    { ...chieftain, id: 7, at: 30 },
    { ...chieftain, id: 8, kind: "population", at: 41 },
  ];
  state.stack = stack;
  return rules.view(state, 0, rules.pack);
}

test("a commander in hand is looked at where it stands, with what is left to it", () => {
  const view = seen({
    phase: "march",
    seat: 0,
    commander: 7,
    left: 5,
    moved: false,
    landfall: 0,
    carried: [],
    loads: [],
    touched: [],
    held: false,
    slip: -1,
    slipping: false,
  });
  expect(holderOf(view, "march")).toEqual({ at: 30, left: 5 });
  expect(focusOf(view, 0, "march")).toBe(30);
  expect(holderOf(view, "build")).toBeUndefined();
});

test("so is a Population that walks", () => {
  const view = seen({ phase: "walk", seat: 0, unit: 8, left: 2, load: 0, touched: [], moved: false });
  expect(holderOf(view, "walk")).toEqual({ at: 41, left: 2 });
});

test("an Area that is asked about is looked at, and the Chieftain where nothing is", () => {
  const settling = seen({ phase: "settlers", seat: 0, area: 2, left: 1 });
  expect(focusOf(settling, 0, "settlers")).toBe(Number(settling.printed.areas[2]?.label.hex));
  expect(focusOf(seen(), 0, undefined)).toBe(30);
});
