// What a player of Pebbles looks at: whoever has to take from a multiple of four can be answered every time.
import type { Guide } from "@outrigger/bots";
import { MOST, type Pebbles, type PebblesState } from "../rules/index.ts";

/** 1 for a seat that has won or is about to, 0 for one that has lost or is about to. */
function evaluate({ stack, seats, left, winner }: PebblesState): number[] {
  const asked = stack.at(-1)?.seat ?? -1;
  const isLost = left % (MOST + 1) === 0;
  return Array.from({ length: seats }, (_, seat) => {
    if (winner >= 0) return seat === winner ? 1 : 0;
    return (seat === asked) === isLost ? 0 : 1;
  });
}

export const guide: Guide<Pebbles> = {
  evaluate: ({ state }) => evaluate(state),
  swing: 1,
  levels: {
    easy: { iterations: 0, horizon: 0, noise: 1 },
    medium: { iterations: 50, horizon: 4 },
    hard: { iterations: 400, horizon: 0 },
    master: { iterations: 1600, horizon: 0 },
  },
};
