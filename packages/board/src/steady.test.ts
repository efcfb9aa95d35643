import { expect, test } from "vitest";
import { steady } from "./steady.ts";

test("a part that comes anew with the same data is the one from before", () => {
  const first = { hexes: [1, 2] };
  let part = first;
  const read = steady(() => part);
  expect(read()).toBe(first);
  part = { hexes: [1, 2] };
  expect(read()).toBe(first);
});

test("a part with other data is given as it is, and kept from then on", () => {
  let part = { hexes: [1] };
  const read = steady(() => part);
  read();
  const other = { hexes: [2] };
  part = other;
  expect(read()).toBe(other);
  part = { hexes: [2] };
  expect(read()).toBe(other);
});
