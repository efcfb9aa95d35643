import type { MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-GEN-3"],
    position: { seats: 2, options: { firstPlayer: "seat" }, arrange: { frame: { phase: "hexagon", seat: 1 } } },
    allowed: { moves: [["place", 0, "a"]] },
  },
  { clauses: ["MAS-GEN-6"], position: { seats: 2 }, allowed: { moves: [["place", 0, "a"]] } },
];
