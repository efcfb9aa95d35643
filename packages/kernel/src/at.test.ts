import { expect, test } from "vitest";
import { at } from "./at.ts";

test("an entry that is there is read, null and 0 among them", () => {
  expect(at([0, 4, null], 0)).toBe(0);
  expect(at([0, 4, null], 2)).toBeNull();
  expect(at("abc", 1)).toBe("b");
});

test("an entry that is not there names the index and the length", () => {
  expect(() => at([1, 2, 3], 3)).toThrow(new RangeError("no entry 3 in a list of 3"));
  expect(() => at([1, 2, 3], -1)).toThrow("no entry -1 in a list of 3");
  expect(() => at([], 0.5)).toThrow("no entry 0.5 in a list of 0");
});
