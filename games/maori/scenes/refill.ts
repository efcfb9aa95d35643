import type { MaoriScene } from "./scene.ts";

export const scenes: readonly MaoriScene[] = [
  {
    clauses: ["MAO-REFILL-1"],
    position: { seats: 2, arrange: { phase: "action", pile: ["S02", "S03"], matrix: { m21: "W01" }, shells: [1, 0] } },
    allowed: { moves: [["take", "m21"], ["depot"], ["confirm"]], luck: ["S03"] },
  },
  {
    clauses: ["MAO-REFILL-2"],
    position: { seats: 2, arrange: { phase: "action", pile: [], matrix: { m21: "W01" }, shells: [1, 0] } },
    allowed: { moves: [["take", "m21"], ["depot"], ["confirm"]] },
  },
  {
    clauses: ["MAO-REFILL-3"],
    position: {
      seats: 2,
      options: { variant: 1 },
      arrange: { phase: "action", boards: ["W01@r1c1 W02@r1c2"], ships: ["r1c1"], matrix: { m11: "W03" } },
    },
    allowed: { moves: [["take", "m11"], ["place", "r2c1"], ["ship", "r2c1"], ["confirm"]], luck: ["EW14"] },
  },
];
