import { rules } from "@outrigger/connect-four/rules";
import { expect, test } from "vitest";
import { examineGame } from "./examine.ts";
import { reef, secrets } from "./reference/reef.ts";

test("connect four stands every check", () => {
  for (let seed = 0; seed < 20; seed++)
    expect(examineGame(rules, { table: { seats: 2 }, seed, every: 3 }).finding).toBeUndefined();
});

test("reef stands every check", { timeout: 30_000 }, () => {
  for (let seed = 0; seed < 40; seed++) {
    const table = { seats: 2 + (seed % 3), options: { cards: 16 + 4 * (seed % 3) } };
    expect(examineGame(reef, { table, seed, every: 2, secrets }).finding).toBeUndefined();
  }
});
