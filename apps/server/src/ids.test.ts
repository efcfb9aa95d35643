import { expect, test } from "vitest";
import { newId } from "./ids.ts";

test("an id can be a word of a command line: it never begins an option", () => {
  // One of 64 began with a dash.
  const ids = Array.from({ length: 5_000 }, newId);
  expect(ids.filter((id) => !/^[A-Za-z0-9_][A-Za-z0-9_-]{11}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
