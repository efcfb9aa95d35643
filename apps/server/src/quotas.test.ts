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
    "sockets-per-address=5=6",
    "sockets=5",
    "sockets-per-address",
    "sockets-per-address=0",
    "sockets-per-address=many",
    "toString=5",
  ])
    expect(() => parseQuotas(text)).toThrow("quotas are");
});

it("one person may be allowed more; what cannot be read any more allows no more", () => {
  const quotas = newQuotas({});
  const allows = (own: string | null): boolean => quotas.allows("sockets", "person", 20, own);
  expect([allows(null), allows("sockets-per-person=30"), allows("sockets-per-person=20")]).toEqual([
    false,
    true,
    false,
  ]);
  expect(allows("sockets-per-person=30, cats-per-person=5")).toBe(false);
  expect(quotas.allows("sockets", "address", 300, "sockets-per-person=1000")).toBe(false);
  expect(() => parseQuotas("sockets-per-address=5", "person")).toThrow("quotas are open-tables-per-person,");
});
