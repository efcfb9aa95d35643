import { describe, expect, test } from "vitest";
import { fastBelow } from "./chance/chance.ts";
import { canonicalJson, copyJson, sameJson } from "./json.ts";

/** Plain data of any shape, so many levels deep. */
function anything(below: (bound: number) => number, depth: number): unknown {
  switch (below(depth > 0 ? 7 : 5)) {
    case 0:
      return null;
    case 1:
      return below(2) === 0;
    case 2:
      return below(1000) - 500;
    case 3:
      return ["", "ʻō", 'a "quote"', "kākāpō", "\n\\"][below(5)];
    case 4:
      return below(10) / 4;
    case 5:
      return Array.from({ length: below(4) }, () => anything(below, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: below(4) }, (_, at) => [`key ${below(9)}.${at}`, anything(below, depth - 1)]),
      );
  }
}

/** The same data with the keys of every object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, turned(part)]),
  );
}

test("any plain data copies, reads back and has one text whatever the order of its keys", () => {
  const below = fastBelow(1);
  for (let count = 0; count < 2_000; count++) {
    const value = anything(below, 4);
    const text = canonicalJson(value);
    expect(copyJson(value)).toEqual(value);
    expect(JSON.parse(text)).toEqual(value);
    expect(canonicalJson(turned(value))).toBe(text);
  }
});

describe("a copy", () => {
  test("shares nothing that can be changed", () => {
    const state = { stack: [{ seat: 1 }], nested: { deep: [[1, 2], [3]] } };
    const copy = copyJson(state);
    copy.stack.push({ seat: 2 });
    (copy.stack[0] as { seat: number }).seat = 9;
    copy.nested.deep[0]?.push(7);
    expect(state).toEqual({ stack: [{ seat: 1 }], nested: { deep: [[1, 2], [3]] } });
  });
});

describe("the canonical text", () => {
  test("sorts keys, drops absent fields and has no white space", () => {
    expect(canonicalJson({ b: [1, null], a: "x", c: undefined })).toBe('{"a":"x","b":[1,null]}');
  });

  test.each([
    ["a number without end", { a: Number.POSITIVE_INFINITY }],
    ["not a number", [Number.NaN]],
    ["a hole in a list", [undefined]],
    ["a function", { a: () => 1 }],
    ["nothing at all", undefined],
  ])("refuses %s", (_what, value) => {
    expect(() => canonicalJson(value)).toThrow("not plain data");
  });

  test("tells different data apart", () => {
    expect(sameJson({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
    for (const other of [{ a: 1 }, { a: "1", b: [2] }, { a: 1, b: 2 }, { a: 1, b: [2, 2] }])
      expect(sameJson({ a: 1, b: [2] }, other)).toBe(false);
  });
});
