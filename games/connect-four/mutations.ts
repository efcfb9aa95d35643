// Planted bugs, each against a clause of the rules: `npm run mutate -- connect-four` puts them in one by one and runs the tests.
import type { Mutation } from "@outrigger/testkit";

export const mutations: readonly Mutation[] = [
  { clause: "C4-TURN", file: "index.ts", find: "else frame.seat = 1 - frame.seat;", replace: "else frame.seat = 0;" },
  {
    clause: "C4-DROP",
    file: "index.ts",
    find: "state.heights[column] = row + 1;",
    replace: "state.heights[column] = row;",
  },
  {
    clause: "C4-FULL",
    file: "index.ts",
    find: "(state.heights[move[1]] ?? ROWS) < ROWS) ask.offer(move);",
    replace: "(state.heights[move[1]] ?? ROWS) < ROWS - 1) ask.offer(move);",
  },
  { clause: "C4-FOUR", file: "index.ts", find: ">= 3) return true;", replace: ">= 4) return true;" },
  { clause: "C4-FOUR", file: "index.ts", find: "lineThrough(cell, 1, -1),", replace: "lineThrough(cell, 0, 1)," },
  { clause: "C4-FOUR", file: "index.ts", find: "column >= 0 && column < COLUMNS && ", replace: "" },
  {
    clause: "C4-DRAW",
    file: "index.ts",
    find: "isFull(state)) end(play, -1);",
    replace: "isFull(state)) end(play, 1);",
  },
];
