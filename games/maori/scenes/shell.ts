import type { MaoriScene } from "./scene.ts";

export const scenes: readonly MaoriScene[] = [
  {
    clauses: ["MAO-SHELL-5"],
    position: { seats: 2, arrange: { phase: "action", shells: [3, 0] } },
    allowed: { moves: [["take", "m31"]] },
  },
  {
    clauses: ["MAO-SHELL-1"],
    position: {
      seats: 2,
      options: { variant: 1 },
      arrange: { phase: "sail", boards: ["W01@r2c2 W02@r2c3"], ships: ["r2c2"], shells: [3, 0], explorer: 12 },
    },
    allowed: {
      moves: [
        ["sail", 4],
        ["step", "r2c3"],
      ],
    },
  },
  {
    clauses: ["MAO-SHELL-2"],
    position: { seats: 2, arrange: { shells: [1, 0], explorer: 2 } },
    allowed: { moves: [["sail", 3]] },
  },
  {
    clauses: ["MAO-SHELL-3", "MAO-SHELL-4"],
    position: { seats: 2, arrange: { phase: "action", shells: [1, 29], matrix: { m21: "EE10" } } },
    allowed: {
      moves: [
        ["take", "m21"],
        ["place", "r1c1"],
      ],
    },
  },
];
