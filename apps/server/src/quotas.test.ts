import { expect, it } from "vitest";
import { newQuotas, parseQuotas } from "./quotas.ts";

it("whoever runs the site raises what it has room for, by name", () => {
  const raised = parseQuotas("sockets-per-address=2000, running-games-per-person=7");
  expect(raised).toEqual({ "sockets-per-address": 2000, "running-games-per-person": 7 });
  const quotas = newQuotas(raised);
  expect(quotas.allows("sockets", "address", 1_999)).toBe(true);
  expect(quotas.allows("sockets", "address", 2_000)).toBe(false);
  expect(quotas.allows("sockets", "person", 16)).toBe(false);
  for (const text of [
    "sockets=5",
    "sockets-per-address",
    "sockets-per-address=0",
    "sockets-per-address=many",
    "toString=5",
  ])
    expect(() => parseQuotas(text)).toThrow("QUOTAS takes");
});
