import { TWO_SHIELDS, WIDER_STAR } from "./layouts.ts";
import { laid, type MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-ADJ-1", "MAS-CLM-7"],
    position: laid(TWO_SHIELDS, { people: "2@1.a", hands: { 1: "N-YRY W3-GGG W3-YYY" } }),
    allowed: "shield N-YRY, lay 0 1",
  },
  {
    clauses: ["MAS-ADJ-2", "MAS-BOMA-9"],
    position: laid(WIDER_STAR, { people: "2@0.m3", hands: { 1: "W3-GRY W3-GGG W3-YYY" } }),
    allowed: "shield W3-GRY, lay 2 1, pass",
  },
];
