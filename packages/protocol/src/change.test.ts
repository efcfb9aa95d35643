import type { Json } from "@outrigger/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChange, copyChange, makeChange } from "./change.ts";

/** As it comes off the wire: JSON knows no negative zero. */
const json = fc.json({ maxDepth: 4 }).map((text) => JSON.parse(text) as Json);

describe("changes", () => {
  it("turn the old value into the new one, and leave the old as it was", () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const kept = JSON.stringify(before);
        const change = makeChange(before, after);
        const result = change === undefined ? before : applyChange(before, change);
        expect(result).toEqual(after);
        expect(JSON.stringify(before)).toBe(kept);
      }),
    );
  });

  it("travel as JSON", () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const change = makeChange(before, after);
        if (change !== undefined) expect(applyChange(before, JSON.parse(JSON.stringify(change)))).toEqual(after);
      }),
    );
  });

  it("hold nothing of the new value once they are copied", () => {
    const after = { seats: [{ name: "Ada" }], __proto__: null, board: { stones: [1] } };
    const copy = copyChange(makeChange({}, after) ?? null);
    after.seats.push({ name: "Ben" });
    after.board.stones.push(2);
    expect(copy).toEqual({ seats: [[{ name: "Ada" }]], board: [{ stones: [1] }] });
    const odd = JSON.parse('{"__proto__":[{"of":1}]}');
    expect(JSON.stringify(copyChange(odd))).toBe(JSON.stringify(odd));
  });

  it("say nothing about what stays", () => {
    const before = { board: [1, 2, 3], seats: [{ name: "Ada", shells: 5 }], log: [1, 2, 3, 4] };
    const after = { board: [1, 7, 3], seats: [{ name: "Ada", shells: 4 }], log: [1, 2, 3, 4, 5] };
    expect(makeChange(before, after)).toEqual({ board: [1, 1, [7]], seats: { 0: { shells: 4 } }, log: [4, 0, [5]] });
    const moved = { ...before, board: [7, 2, null] };
    expect(makeChange(before, moved)).toEqual({ board: { 0: 7, 2: null } });
    expect(makeChange({ gone: 1, list: 2 }, { list: [3], fields: {} })).toEqual({
      gone: [],
      list: [[3]],
      fields: [{}],
    });
    expect(makeChange(before, { ...before })).toBeUndefined();
  });

  it("count a field without a value as none, before and after", () => {
    const without = {};
    const left = { winner: undefined } as unknown as Json;
    expect(makeChange(without, left)).toBeUndefined();
    expect(makeChange(left, without)).toBeUndefined();
    expect(makeChange({ winner: 1 }, left)).toEqual({ winner: [] });
    expect(makeChange(left, { winner: [1] })).toEqual({ winner: [[1]] });
  });

  it("take no field for one that every object has", () => {
    const odd = JSON.parse('{"constructor":1,"toString":[2],"__proto__":{"three":3}}');
    const change = makeChange({}, odd) ?? null;
    expect(JSON.stringify(change)).toBe('{"constructor":1,"toString":[[2]],"__proto__":[{"three":3}]}');
    expect(applyChange({}, change)).toEqual(odd);
    expect(JSON.stringify(makeChange(odd, {}))).toBe('{"constructor":[],"toString":[],"__proto__":[]}');
    expect(makeChange(odd, structuredClone(odd))).toBeUndefined();
  });

  it("are refused for another value than the one they were made for", () => {
    expect(() => applyChange(3, { shells: 4 })).toThrow("without fields");
    expect(() => applyChange({}, [0, 1, []])).toThrow("no list");
    expect(() => applyChange([], { 0: 1 })).toThrow("not there");
  });
});
