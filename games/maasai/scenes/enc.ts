import { OPEN_PASTURE, PASTURE } from "./layouts.ts";
import { laid, type MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-ENC-3", "MAS-ENC-4"],
    position: laid(OPEN_PASTURE, { people: "2@1.c", hands: { 1: "W4-YRGR W3-GGG W3-YYY" } }),
    allowed: "shield W4-YRGR, lay 0 3",
  },
  {
    clauses: ["MAS-ENC-5"],
    position: laid(OPEN_PASTURE, { hands: { 1: "W4-YRGR W3-GGG W3-YYY" } }),
    allowed: "shield W4-YRGR, lay 0 3, pass, shield W3-GGG",
  },
  {
    clauses: ["MAS-ENC-6"],
    position: laid("0 W4-RGYY@[0,0,0,0]/0; 1 N-RGR@[1,0,0,0]/5", {
      people: "2@0.m1 1@1.a",
      hands: { 1: "W4-GRYY W3-GGG W3-YYY" },
    }),
    allowed: "done, shield W4-GRYY, lay 0 1",
  },
  {
    clauses: ["MAS-ENC-7"],
    position: laid(PASTURE, { people: "2@1.c", hands: { 1: "W3-GGG W3-YYY" } }),
    allowed: "shield W3-GGG, lay 0 1",
  },
];
