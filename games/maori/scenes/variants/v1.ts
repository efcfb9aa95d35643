import type { MaoriScene } from "../scene.ts";

export const scenes: readonly MaoriScene[] = [
  {
    clauses: ["MAO-V1-1"],
    position: {
      seats: 2,
      options: { variant: 1 },
      arrange: { phase: "action", boards: ["W01@r1c1 W02@r1c2 W03@r1c3"], ships: ["r1c1"] },
    },
    allowed: { moves: [["pass"], ["ship", "r1c3"]] },
  },
  {
    clauses: ["MAO-V1-2"],
    position: {
      seats: 2,
      options: { variant: 1 },
      arrange: { phase: "action", boards: ["W01@r1c1 W02@r1c2 W03@r1c3"], ships: ["r1c1"] },
    },
    allowed: {
      moves: [
        ["discard", "r1c3"],
        ["ship", "r1c2"],
      ],
    },
  },
  {
    clauses: ["MAO-V1-3"],
    position: {
      seats: 2,
      options: { variant: 1 },
      arrange: { phase: "action", boards: ["EE02@r2c2 EW02@r2c3"], ships: ["r2c2"] },
    },
    before: { moves: [["discard", "r2c2"]] },
    allowed: { moves: [["ship", "r2c3"]] },
    forbidden: ["keep"],
  },
];
