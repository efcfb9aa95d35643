import { describe, expect, test } from "vitest";
import type { State } from "./contract.ts";
import { asideFrame, dropAside, isOver, pop, push, putAside, replace, topFrame } from "./stack.ts";

const empty = (): State => ({ stack: [], aside: [] });

describe("the stack", () => {
  test("has the last frame on top", () => {
    const state = empty();
    expect(topFrame(state)).toBeUndefined();
    push(state, { phase: "invasion", seat: 0 });
    push(state, { phase: "defence", seat: 1 });
    expect(topFrame(state)).toEqual({ phase: "defence", seat: 1 });
    pop(state);
    expect(topFrame(state)).toEqual({ phase: "invasion", seat: 0 });
  });

  test("lets one frame take the place of another", () => {
    const state = empty();
    push(state, { phase: "buy", seat: 0 });
    replace(state, { phase: "place", seat: 0 });
    expect(state.stack).toEqual([{ phase: "place", seat: 0 }]);
  });

  test("gives nothing when it is empty", () => {
    expect(() => pop(empty())).toThrow("empty stack");
    expect(() => replace(empty(), { phase: "place" })).toThrow("empty stack");
  });
});

describe("frames held aside", () => {
  test("are one a seat", () => {
    const state = empty();
    putAside(state, { phase: "tile", seat: 1 });
    putAside(state, { phase: "tile", seat: 0 });
    expect(asideFrame(state, 0)).toEqual({ phase: "tile", seat: 0 });
    expect(asideFrame(state, 2)).toBeUndefined();
    expect(() => putAside(state, { phase: "tile", seat: 1 })).toThrow("seat 1 holds a frame aside already");
    dropAside(state, 1);
    expect(state.aside).toEqual([{ phase: "tile", seat: 0 }]);
    expect(() => dropAside(state, 1)).toThrow("seat 1 holds no frame aside");
  });

  test("keep the game from being over", () => {
    const state = empty();
    expect(isOver(state)).toBe(true);
    putAside(state, { phase: "tile", seat: 1 });
    expect(isOver(state)).toBe(false);
    dropAside(state, 1);
    push(state, { phase: "turn", seat: 0 });
    expect(isOver(state)).toBe(false);
  });
});
