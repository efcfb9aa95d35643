import type { MaoriScene } from "./scene.ts";

export const scenes: readonly MaoriScene[] = [
  {
    clauses: ["MAO-STEP-1"],
    position: {
      seats: 2,
      options: { variant: 2 },
      arrange: {
        phase: "action",
        boards: ["W01@r1c1 W02@r1c2 W03@r2c1"],
        ships: ["r1c1"],
        shells: [0, 0],
        matrix: { m11: "W04" },
      },
    },
    allowed: { moves: [["take", "m11"]] },
    forbidden: ["step", "r1c2"],
  },
  {
    clauses: ["MAO-STEP-2"],
    position: {
      seats: 2,
      options: { variant: 1 },
      arrange: { phase: "action", boards: ["W01@r2c1 W02@r2c2 W03@r2c4"], ships: ["r2c1"], shells: [3, 0] },
    },
    allowed: { moves: [["step", "r2c2"]] },
    forbidden: ["step", "r2c4"],
  },
  {
    clauses: ["MAO-STEP-3"],
    position: {
      seats: 2,
      options: { variant: 1 },
      arrange: {
        phase: "action",
        boards: ["W01@r1c1 W02@r1c2 W03@r2c1 W04@r1c3 W05@r2c2"],
        ships: ["r1c1"],
        shells: [9, 0],
        matrix: { m11: "V01" },
      },
    },
    forbidden: ["step", "r1c2"],
    allowed: { moves: [["discard", "r1c1"]] },
  },
];
