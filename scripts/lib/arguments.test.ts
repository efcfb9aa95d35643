import { expect, test } from "vitest";
import { readArguments } from "./arguments.ts";

const usual = { bots: "easy", games: 200, first: 0, json: false, option: [], out: undefined };

test("flags that are not said are as usual", () => {
  expect(readArguments(usual, ["maori"])).toEqual({ values: usual, positionals: ["maori"] });
});

test("what is said is read as what is usual", () => {
  const args = [
    "--bots",
    "hard",
    "--games",
    "7",
    "--first=0",
    "--json",
    "--option",
    "a=1",
    "--option",
    "b=2",
    "--out",
    "x",
  ];
  const values = { bots: "hard", games: 7, first: 0, json: true, option: ["a=1", "b=2"], out: "x" };
  expect(readArguments(usual, args)).toEqual({ values, positionals: [] });
});

test.each([
  [["--games", "0"], '--games needs a whole number from 1, not "0"'],
  [["--first", "1.5"], '--first needs a whole number from 0, not "1.5"'],
  [["--games", "many"], '--games needs a whole number from 1, not "many"'],
  [["--seats", "3"], "Unknown option '--seats'"],
])("%j is refused", (args, fault) => {
  expect(() => readArguments(usual, args)).toThrow(fault);
});
