import { expect, test } from "vitest";
import { waysToWin } from "../rules/combat/outcome.ts";
import { chanceToCatch, chanceToWin } from "./dice-table.ts";

const ALONE = { population: 0, militia: 0, trained: 0 };

test("the table says what the dice say", () => {
  for (let attack = 0; attack <= 12; attack++)
    for (let defence = 0; defence <= 12; defence++)
      expect(chanceToWin(attack, defence)).toBe(waysToWin(attack, defence) / 36);
});

test("Leaders alone are caught with the battle, those with Units only after enough panics", () => {
  expect(chanceToCatch(6, 3, ALONE, 12)).toBeCloseTo(chanceToWin(6, 3), 12);
  // Even strengths: the longest flight is two hexes, by a difference of 4 or 5.
  expect(chanceToCatch(0, 0, { ...ALONE, trained: 1 }, 12)).toBe(0);
  expect(chanceToCatch(0, 0, { ...ALONE, population: 1 }, 12)).toBeCloseTo(12 / 36 / 2 + (3 / 36) * (3 / 4), 12);
  // Home after one hex ends every flight.
  expect(chanceToCatch(9, 0, { ...ALONE, militia: 1 }, 1)).toBe(0);
});
