import type { MaoriScene } from "../scene.ts";

export const scenes: readonly MaoriScene[] = [
  {
    clauses: ["MAO-V2-1"],
    position: {
      seats: 2,
      options: { variant: 2 },
      arrange: { phase: "action", boards: ["W01@r2c2"], ships: ["r2c2"], depots: ["W03"] },
    },
    allowed: { moves: [["playDepot"], ["place", "r2c3"]] },
  },
  {
    clauses: ["MAO-V2-2"],
    position: {
      seats: 2,
      options: { variant: 2 },
      arrange: { phase: "action", boards: ["W01@r2c2 W02@r2c3"], ships: ["r2c2"], matrix: { m11: "W03" } },
    },
    allowed: { moves: [["take", "m11"], ["depot"]] },
    forbidden: ["discard", "r2c2"],
  },
  {
    clauses: ["MAO-V2-3"],
    position: {
      seats: 2,
      options: { variant: 2 },
      arrange: { phase: "action", boards: ["W01@r2c2 W02@r2c3"], ships: ["r2c2"] },
    },
    allowed: { moves: [["discard", "r2c3"]] },
  },
];
