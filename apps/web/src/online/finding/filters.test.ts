import type { TableShown } from "@outrigger/protocol";
import { expect, it } from "vitest";
import { type Filter, letsThrough, narrowness, openFilter, readFilter } from "./filters.ts";

const seat = (kind: "open" | "person") => ({ kind }) as TableShown["seats"][number];
const table = {
  game: "maori",
  clock: { kind: "turns", perMove: 1 },
  seats: [seat("person"), seat("open")],
  language: "pl",
  rated: true,
} as unknown as TableShown;

it("a filter comes back as it was kept, and what is none lets everything through", () => {
  const filter: Filter = { game: "moa", pace: "live", seats: "more", language: "mine", rated: "no" };
  expect(readFilter(JSON.stringify(filter))).toEqual(filter);
  for (const odd of [null, "", "no JSON", "null", "[]", '{"game":7,"pace":"slow","rated":true}'])
    expect(readFilter(odd)).toEqual(openFilter());
  expect([narrowness(openFilter()), narrowness(filter)]).toEqual([0, 5]);
});

it.each<[Partial<Filter>, boolean]>([
  [{}, true],
  [{ game: "maori" }, true],
  [{ game: "moa" }, false],
  [{ pace: "turns" }, true],
  [{ pace: "live" }, false],
  [{ seats: "one" }, true],
  [{ seats: "more" }, false],
  [{ language: "mine" }, true],
  [{ rated: "yes" }, true],
  [{ rated: "no" }, false],
])("%o shows the table or not", (wish, isShown) => {
  expect(letsThrough({ ...openFilter(), ...wish }, table, "pl")).toBe(isShown);
});

it("a table in another language, or of none that is known, is left out where one wants one's own", () => {
  const own = { ...openFilter(), language: "mine" } as const;
  expect(letsThrough(own, table, "en")).toBe(false);
  expect(letsThrough(own, { ...table, language: null }, "en")).toBe(false);
});
