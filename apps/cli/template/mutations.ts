// Planted bugs, each against a clause of the rules: `npm run mutate -- pebbles` puts them in one by one and runs the tests.
import type { Mutation } from "@outrigger/testkit";

export const mutations: readonly Mutation[] = [
  { clause: "PEB-TURN", file: "index.ts", find: "(seat + 1) % state.seats", replace: "(seat + 1) % 2" },
  { clause: "PEB-TAKE", file: "index.ts", find: "let count = 1;", replace: "let count = 0;" },
  { clause: "PEB-LEFT", file: "index.ts", find: "count <= state.left", replace: "count <= state.left + 1" },
  { clause: "PEB-LAST", file: "index.ts", find: "state.winner = seat;", replace: "state.winner = frame.seat;" },
];
