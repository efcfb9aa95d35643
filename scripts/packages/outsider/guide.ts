// What a player of noughts and crosses looks at: rows that are still open to him alone.
import type { Guide } from "@outrigger/bots";
import { type Noughts, type NoughtsState, ROWS } from "./noughts.ts";

/** An open row with no, one or two marks; three are the game. */
const WORTH = [0, 1, 4, 100];

function prospects({ squares }: NoughtsState, seat: number): number {
  let sum = 0;
  for (const row of ROWS) {
    const marks = row.map((square) => squares[square]);
    if (!marks.includes(1 - seat)) sum += WORTH[marks.filter((mark) => mark === seat).length] ?? 0;
  }
  return sum;
}

export const guide: Guide<Noughts> = {
  evaluate: ({ state }) => [0, 1].map((seat) => prospects(state, seat) - prospects(state, 1 - seat)),
  swing: 8,
  levels: {
    easy: { iterations: 0, horizon: 0, noise: 4 },
    medium: { iterations: 100, horizon: 0 },
    hard: { iterations: 800, horizon: 0 },
    master: { iterations: 3000, horizon: 0 },
  },
};
