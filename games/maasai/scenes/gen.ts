import { hexagon, type MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  { clauses: ["MAS-GEN-3"], position: hexagon({ frame: { phase: "hexagon", seat: 1 } }), allowed: "place 0 a" },
  { clauses: ["MAS-GEN-6"], position: { seats: 2 }, allowed: "place 0 a" },
];
