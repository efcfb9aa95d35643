import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson, copyJson, sameJson } from "./json.ts";

/** Plain data of any shape. JSON knows no negative zero; a field called __proto__ is turned away where data comes in. */
const json = fc
  .json({ maxDepth: 4 })
  .filter((text) => !text.includes("__proto__"))
  .map((text): unknown => JSON.parse(text));

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
  fc.assert(
    fc.property(json, (value) => {
      const text = canonicalJson(value);
      expect(copyJson(value)).toEqual(value);
      expect(JSON.parse(text)).toEqual(value);
      expect(canonicalJson(turned(value))).toBe(text);
    }),
    { numRuns: 2_000 },
  );
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

  test("has the same order for few keys and for many", () => {
    const names = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(names, (keys) => {
        const fields = Object.fromEntries(keys.filter((key) => key !== "__proto__").map((key) => [key, 0]));
        const inOrder = Object.keys(fields)
          .sort()
          .map((key) => `${JSON.stringify(key)}:0`);
        expect(canonicalJson(fields)).toBe(`{${inOrder.join()}}`);
      }),
    );
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
