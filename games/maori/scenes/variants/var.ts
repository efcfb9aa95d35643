import type { MaoriScene } from "../scene.ts";

export const scenes: readonly MaoriScene[] = [
  {
    clauses: ["MAO-VAR-1"],
    position: { seats: 2, options: { variant: 1 }, arrange: { phase: "action", shells: [3, 0] } },
    forbidden: ["step", "r1c1"],
    allowed: { moves: [["take", "m11"]] },
  },
  {
    clauses: ["MAO-VAR-2"],
    position: { seats: 2, options: { variant: 1 }, arrange: { phase: "action", matrix: { m11: "W01" } } },
    allowed: {
      moves: [
        ["take", "m11"],
        ["place", "r3c3"],
      ],
    },
  },
  {
    clauses: ["MAO-VAR-3"],
    position: {
      seats: 2,
      options: { variant: 1 },
      arrange: { phase: "action", boards: ["EE02@r2c2"], ships: ["r2c2"], depots: ["EW02"], matrix: { m11: "W01" } },
    },
    before: { moves: [["take", "m11"]] },
    forbidden: ["place", "r1c1"],
    allowed: { moves: [["place", "r1c2"]] },
  },
  {
    clauses: ["MAO-VAR-4"],
    position: {
      seats: 2,
      options: { variant: 1 },
      arrange: { phase: "action", boards: ["W01@r1c1 W02@r1c2"], ships: ["r1c1"], shells: [5, 0] },
    },
    allowed: { moves: [["pass"]] },
    forbidden: ["step", "r2c1"],
  },
  {
    clauses: ["MAO-VAR-5"],
    position: {
      seats: 2,
      options: { variant: 1 },
      arrange: { phase: "action", boards: ["W01@r1c1"], ships: ["r1c1"] },
    },
    allowed: { moves: [["discard", "r1c1"]] },
  },
];
