// The stack of phases in a state, and the frames that seats hold aside of it.
import type { Frame, FrameIn, Seat, State } from "./contract.ts";

/** What has a stack to look at: states, and views that show it. */
interface Stacked<F extends Frame> {
  readonly stack: readonly F[];
}

export function push<F extends Frame>(state: State<F>, frame: NoInfer<F>): void {
  state.stack.push(frame);
}

export function pop(state: State): void {
  if (state.stack.pop() === undefined) throw new Error("pop from an empty stack");
}

/** Puts another frame in the place of the top one. */
export function replace<F extends Frame>(state: State<F>, frame: NoInfer<F>): void {
  pop(state);
  state.stack.push(frame);
}

/** Pops what lies above the topmost frame of the phase, and returns that frame. */
export function popTo<F extends Frame, P extends F["phase"]>(state: State<F>, phase: P): FrameIn<F, P> {
  const frame = frameOf(state, phase);
  while (topFrame(state) !== frame) state.stack.pop();
  return frame;
}

export function topFrame<F extends Frame>({ stack }: Stacked<F>): F | undefined {
  return stack[stack.length - 1];
}

/** The topmost frame of the phase, where there is one. */
export function findFrame<F extends Frame, P extends F["phase"]>(
  { stack }: Stacked<F>,
  phase: P,
): FrameIn<F, P> | undefined {
  return stack.findLast((frame): frame is FrameIn<F, P> => frame.phase === phase);
}

/** The topmost frame of the phase, which must be at work. */
export function frameOf<F extends Frame, P extends F["phase"]>(state: Stacked<F>, phase: P): FrameIn<F, P> {
  const found = findFrame(state, phase);
  if (found !== undefined) return found;
  const names = state.stack.map((frame) => frame.phase).join(", ");
  throw new Error(`no frame "${phase}" on the stack (${names === "" ? "empty" : names})`);
}

/** The stack of a game that begins with these frames, the last of them at work; nothing is held aside. */
export function beginWith<F extends Frame>(...stack: F[]): State<F> {
  return { stack, aside: [] };
}

/** The game is over: nothing is left to decide or to run. */
export function isOver(state: State): boolean {
  return state.stack.length === 0 && state.aside.length === 0;
}

export function asideFrame<F extends Frame>({ aside }: Pick<State<F>, "aside">, seat: Seat): F | undefined {
  return aside.find((frame) => frame.seat === seat);
}

export function putAside<F extends Frame>(state: State<F>, frame: NoInfer<F> & { readonly seat: Seat }): void {
  if (asideFrame(state, frame.seat) !== undefined) throw new Error(`seat ${frame.seat} holds a frame aside already`);
  state.aside.push(frame);
}

export function dropAside(state: State, seat: Seat): void {
  const at = state.aside.findIndex((frame) => frame.seat === seat);
  if (at < 0) throw new Error(`seat ${seat} holds no frame aside`);
  state.aside.splice(at, 1);
}
