import type { MaoriScene } from "./scene.ts";

export const scenes: readonly MaoriScene[] = [
  {
    clauses: ["MAO-PASS-1"],
    position: { seats: 2, arrange: { phase: "action", boards: ["W01@r1c1"], depots: ["W02"] } },
    allowed: { moves: [["pass"]] },
  },
  {
    clauses: ["MAO-PASS-2"],
    position: { seats: 2, arrange: { boards: ["W01@r1c1"], depots: ["W02"] } },
    forbidden: ["pass"],
    allowed: { moves: [["sail", 1]] },
  },
];
