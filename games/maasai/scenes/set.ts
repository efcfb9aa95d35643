import { hexagon, type MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-SET-5"],
    position: hexagon({ hands: { 1: "W3-GGG N-RRR" } }),
    allowed: "shield W3-GGG, lay 0 1",
  },
];
