import { describe, expect, test } from "vitest";
import type { Frame, State } from "./contract.ts";
import {
  asideFrame,
  beginWith,
  dropAside,
  findFrame,
  frameOf,
  isOver,
  pop,
  popTo,
  push,
  putAside,
  replace,
  topFrame,
} from "./stack.ts";

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

describe("frames by their phase", () => {
  interface InvasionFrame extends Frame {
    readonly phase: "invasion";
    left: number;
  }
  interface PaymentFrame extends Frame {
    readonly phase: "attack" | "defence";
    paid: number;
  }
  const besieged = (): State<InvasionFrame | PaymentFrame> => ({
    stack: [
      { phase: "invasion", left: 3 },
      { phase: "invasion", left: 1 },
      { phase: "defence", paid: 0 },
      { phase: "attack", paid: 2 },
    ],
    aside: [],
  });

  test("the topmost one is found, typed as what it is", () => {
    const state = besieged();
    frameOf(state, "invasion").left--;
    expect(state.stack[1]).toEqual({ phase: "invasion", left: 0 });
    expect(frameOf(state, "defence").paid).toBe(0);
    expect(findFrame({ stack: state.stack.slice(0, 2) }, "attack")).toBeUndefined();
  });

  test("the stack is unwound down to it", () => {
    const state = besieged();
    expect(popTo(state, "invasion")).toEqual({ phase: "invasion", left: 1 });
    expect(state.stack).toHaveLength(2);
    popTo(state, "invasion");
    expect(state.stack).toHaveLength(2);
  });

  test("one that is not there is named, with what is, and nothing is popped", () => {
    const state = besieged();
    state.stack.splice(2, 1);
    const problem = 'no frame "defence" on the stack (invasion, invasion, attack)';
    expect(() => frameOf(state, "defence")).toThrow(problem);
    expect(() => popTo(state, "defence")).toThrow(problem);
    expect(state.stack).toHaveLength(3);
    expect(() => frameOf(empty(), "battle")).toThrow('no frame "battle" on the stack (empty)');
  });
});

test("a game begins with its frames, and nothing held aside", () => {
  expect(beginWith({ phase: "round" }, { phase: "turn", seat: 0 })).toEqual({
    stack: [{ phase: "round" }, { phase: "turn", seat: 0 }],
    aside: [],
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
