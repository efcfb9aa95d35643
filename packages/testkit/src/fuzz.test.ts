import { rules } from "@outrigger/connect-four/rules";
import { expect, test } from "vitest";
import { fuzzMatch } from "./fuzz.ts";
import { reef } from "./reference/reef.ts";

test("a match of connect four stands the fuzzer", () => {
  for (let seed = 0; seed < 10; seed++)
    expect(fuzzMatch(rules, { table: { seats: 2 }, seed, every: 2 }).finding).toBeUndefined();
});

test("a match of reef stands the fuzzer", () => {
  for (let seed = 0; seed < 60; seed++)
    expect(fuzzMatch(reef, { table: { seats: 2 + (seed % 3) }, seed, every: 2 }).finding).toBeUndefined();
});
