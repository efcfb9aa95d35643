import { expect, it } from "vitest";
import { newThrift } from "./thrift.ts";

it("compresses what is long enough, until there is too much of it, and again when that is over", () => {
  let now = 0;
  const thrift = newThrift(() => now);
  const text = "x".repeat(200);
  const perSecond = (messages: number): number => {
    let compressed = 0;
    for (let sent = 0; sent < messages; sent++) {
      now += 1_000 / messages;
      if (thrift.compresses(text)) compressed++;
    }
    return compressed;
  };
  expect(thrift.compresses("short")).toBe(false);
  expect(perSecond(1_000)).toBe(1_000);
  perSecond(6_000);
  expect(perSecond(6_000)).toBe(0);
  perSecond(1_000);
  expect(perSecond(1_000)).toBe(1_000);
});
