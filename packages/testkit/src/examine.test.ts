import { rules } from "@outrigger/connect-four/rules";
import { expect, test } from "vitest";
import { examineGame } from "./examine.ts";
import { guide, reef, secrets } from "./reference/reef.ts";

test("connect four stands every check", () => {
  for (let seed = 0; seed < 20; seed++)
    expect(examineGame(rules, { table: { seats: 2 }, seed, every: 3 }).finding).toBeUndefined();
});

test("reef stands every check while bots play", () => {
  for (let seed = 0; seed < 8; seed++) {
    const examined = examineGame(reef, { table: { seats: 2 + (seed % 3) }, seed, every: 3, secrets, guide });
    expect(examined.finding).toBeUndefined();
    expect(examined.decisions).toBeGreaterThan(8);
  }
});

test("so many decisions are looked at as are wanted", () => {
  const cut = examineGame(reef, { table: { seats: 4 }, seed: 1, every: 3, secrets, most: 5 });
  expect([cut.finding, cut.decisions]).toEqual([undefined, 5]);
});

test("reef stands every check", () => {
  for (let seed = 0; seed < 40; seed++) {
    const table = { seats: 2 + (seed % 3), options: { cards: 16 + 4 * (seed % 3) } };
    expect(examineGame(reef, { table, seed, every: 2, secrets }).finding).toBeUndefined();
  }
});
