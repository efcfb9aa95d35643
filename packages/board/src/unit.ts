// How many units of a board there are to a pixel of the screen, for what is drawn on it: counters and badges keep their size on
// the screen, and show less where there is no room. Styles find the same number as `--unit`.
import { getContext, setContext } from "svelte";

const KEY = Symbol("unit");

export function provideUnit(unit: () => number): void {
  setContext(KEY, unit);
}

/** Outside of a board that can be panned, a unit is a pixel. */
export function boardUnit(): () => number {
  return getContext<(() => number) | undefined>(KEY) ?? (() => 1);
}
