import { expect, it } from "vitest";
import { newCompression } from "./compression.ts";

function newSeconds() {
  let [now, busy] = [0, 0];
  const compression = newCompression(
    () => now,
    () => busy,
  );
  return {
    compression,
    /** How many of so many messages in a second are compressed, while the loop is at work for this part of it. */
    second: (messages: number, work = 0): number => {
      busy = work;
      let compressed = 0;
      for (let sent = 0; sent < messages; sent++) {
        now += 1_000 / messages;
        if (compression.compresses("x".repeat(600))) compressed++;
      }
      return compressed;
    },
  };
}

it("compresses what is long enough, until there is too much of it, and again when that is over", () => {
  const { compression, second } = newSeconds();
  expect(compression.compresses("short")).toBe(false);
  expect(second(1_000)).toBe(1_000);
  second(6_000);
  // The one that ends a second belongs to it.
  expect(second(6_000)).toBeLessThanOrEqual(1);
  second(1_000);
  second(1_000);
  expect(second(1_000)).toBe(1_000);
});

it("compresses less and less while the loop has no time for it, and all again when it has", () => {
  const { second } = newSeconds();
  expect(second(1_000, 0.5)).toBe(1_000);
  for (let busy = 0; busy < 8; busy++) second(1_000, 0.9);
  expect(second(1_000, 0.9)).toBeLessThan(20);
  for (let calm = 0; calm < 4; calm++) second(1_000, 0.3);
  expect(second(1_000, 0.3)).toBe(1_000);
});
