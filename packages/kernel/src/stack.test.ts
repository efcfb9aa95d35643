import { describe, expect, test } from "vitest";
import type { Frame, State } from "./contract.ts";
import * as stack from "./stack.ts";

const empty = (): State => ({ stack: [], aside: [] });

describe("the stack", () => {
  test("has the last frame on top", () => {
    const state = empty();
    expect(stack.topFrame(state)).toBeUndefined();
    stack.push(state, { phase: "invasion", seat: 0 });
    stack.push(state, { phase: "defence", seat: 1 });
    expect(stack.topFrame(state)).toEqual({ phase: "defence", seat: 1 });
    stack.pop(state);
    expect(stack.topFrame(state)).toEqual({ phase: "invasion", seat: 0 });
  });

  test("lets one frame take the place of another", () => {
    const state = empty();
    stack.push(state, { phase: "buy", seat: 0 });
    stack.replace(state, { phase: "place", seat: 0 });
    expect(state.stack).toEqual([{ phase: "place", seat: 0 }]);
  });

  test("gives nothing when it is empty", () => {
    expect(() => stack.pop(empty())).toThrow("empty stack");
    expect(() => stack.replace(empty(), { phase: "place" })).toThrow("empty stack");
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
    stack.frameOf(state, "invasion").left--;
    expect(state.stack[1]).toEqual({ phase: "invasion", left: 0 });
    expect(stack.frameOf(state, "defence").paid).toBe(0);
    expect(stack.findFrame({ stack: state.stack.slice(0, 2) }, "attack")).toBeUndefined();
  });

  test("the stack is unwound down to it", () => {
    const state = besieged();
    expect(stack.popTo(state, "invasion")).toEqual({ phase: "invasion", left: 1 });
    expect(state.stack).toHaveLength(2);
    stack.popTo(state, "invasion");
    expect(state.stack).toHaveLength(2);
  });

  test("one that is not there is named, with what is, and nothing is popped", () => {
    const state = besieged();
    state.stack.splice(2, 1);
    const problem = 'no frame "defence" on the stack (invasion, invasion, attack)';
    expect(() => stack.frameOf(state, "defence")).toThrow(problem);
    expect(() => stack.popTo(state, "defence")).toThrow(problem);
    expect(state.stack).toHaveLength(3);
    expect(() => stack.frameOf(empty(), "battle")).toThrow('no frame "battle" on the stack (empty)');
  });
});

test("a game begins with its frames, and nothing held aside", () => {
  expect(stack.beginWith({ phase: "round" }, { phase: "turn", seat: 0 })).toEqual({
    stack: [{ phase: "round" }, { phase: "turn", seat: 0 }],
    aside: [],
  });
});

describe("frames held aside", () => {
  test("are one a seat", () => {
    const state = empty();
    stack.putAside(state, { phase: "tile", seat: 1 });
    stack.putAside(state, { phase: "tile", seat: 0 });
    expect(stack.asideFrame(state, 0)).toEqual({ phase: "tile", seat: 0 });
    expect(stack.asideFrame(state, 2)).toBeUndefined();
    expect(() => stack.putAside(state, { phase: "tile", seat: 1 })).toThrow("seat 1 holds a frame aside already");
    stack.dropAside(state, 1);
    expect(state.aside).toEqual([{ phase: "tile", seat: 0 }]);
    expect(() => stack.dropAside(state, 1)).toThrow("seat 1 holds no frame aside");
  });

  test("keep the game from being over", () => {
    const state = empty();
    expect(stack.isOver(state)).toBe(true);
    stack.putAside(state, { phase: "tile", seat: 1 });
    expect(stack.isOver(state)).toBe(false);
    stack.dropAside(state, 1);
    stack.push(state, { phase: "turn", seat: 0 });
    expect(stack.isOver(state)).toBe(false);
  });
});
