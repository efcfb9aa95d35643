// The stack of phases in a state, and the frames that seats hold aside of it.
import type { Frame, Seat, State } from "./contract.ts";

export function push<F extends Frame>(state: State, frame: F): void {
  state.stack.push(frame);
}

export function pop(state: State): void {
  if (state.stack.pop() === undefined) throw new Error("pop from an empty stack");
}

/** Puts another frame in the place of the top one. */
export function replace<F extends Frame>(state: State, frame: F): void {
  pop(state);
  state.stack.push(frame);
}

export function topFrame(state: State): Frame | undefined {
  return state.stack[state.stack.length - 1];
}

/** The game is over: nothing is left to decide or to run. */
export function isOver(state: State): boolean {
  return state.stack.length === 0 && state.aside.length === 0;
}

export function asideFrame(state: State, seat: Seat): Frame | undefined {
  return state.aside.find((frame) => frame.seat === seat);
}

export function putAside<F extends Frame & { seat: Seat }>(state: State, frame: F): void {
  if (asideFrame(state, frame.seat) !== undefined) throw new Error(`seat ${frame.seat} holds a frame aside already`);
  state.aside.push(frame);
}

export function dropAside(state: State, seat: Seat): void {
  const at = state.aside.findIndex((frame) => frame.seat === seat);
  if (at < 0) throw new Error(`seat ${seat} holds no frame aside`);
  state.aside.splice(at, 1);
}
