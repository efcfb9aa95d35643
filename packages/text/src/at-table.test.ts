import { expect, test } from "vitest";
import { atTable, settingsIn } from "./index.ts";

const LINE = "{players, select, 2 {You} other {All}} wait until {lock, select, turn {the turn} other {it}} is over.";

test("a line says what holds at the table", () => {
  expect(atTable("en", LINE, { players: 2, lock: "turn", more: true })).toBe("You wait until the turn is over.");
  expect(atTable("en", LINE, { players: 3, lock: "round" })).toBe("All wait until it is over.");
});

test("without a table it says what holds in general", () => {
  expect(atTable("en", LINE)).toBe("All wait until it is over.");
  expect(atTable("en", "It’s plain.")).toBe("It’s plain.");
});

test("choices lie in one another", () => {
  const nested = "{a, select, true {{b, select, x {one} other {two}}} other {three}}";
  expect(settingsIn(nested)).toEqual(["a", "b"]);
  expect(atTable("pl", nested, { a: true, b: "x" })).toBe("one");
  expect(atTable("pl", nested, { a: true })).toBe("two");
});
