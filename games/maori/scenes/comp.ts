import type { MaoriScene } from "./scene.ts";

export const scenes: readonly MaoriScene[] = [
  {
    clauses: ["MAO-COMP-8"],
    position: { seats: 2, arrange: { phase: "action", boards: ["W01@r1c1"], matrix: { m11: "W02" } } },
    before: { moves: [["take", "m11"]] },
    allowed: { moves: [["place", "r1c2"]] },
    forbidden: ["place", "r4c1"],
  },
  {
    clauses: [
      "MAO-COMP-9",
      "MAO-SETUP-1",
      "MAO-SETUP-2",
      "MAO-SETUP-3",
      "MAO-SETUP-4",
      "MAO-SETUP-5",
      "MAO-SETUP-6",
      "MAO-INFO-1",
      "MAO-INFO-2",
    ],
    position: { seats: 3 },
  },
  {
    clauses: ["MAO-COMP-10", "MAO-ATOLL-1", "MAO-COMB-1", "MAO-COMB-2", "MAO-COMB-3"],
    position: { seats: 2, options: { board: "atoll", variant: 1 } },
  },
];
