import { GAP, OPEN_PASTURE, THREE_OF_A_RING, WIDER_STAR } from "./layouts.ts";
import { laid, type MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: [
      "MAS-GEO-4",
      "MAS-GEO-7",
      "MAS-GEN-1",
      "MAS-GEN-2",
      "MAS-GEN-4",
      "MAS-GEN-7",
      "MAS-SET-1",
      "MAS-SET-2",
      "MAS-SET-3",
      "MAS-SET-4",
      "MAS-HEX-1",
      "MAS-HEX-2",
    ],
    position: { seats: 3 },
  },
  {
    clauses: ["MAS-GEO-9", "MAS-LAY-6"],
    position: laid("0 N-RRR@[0,0,0,0]/0; 1 W3-GGG@[1,1,0,0]/4; 2 W3-YYY@[1,1,0,0]/6", { hands: { 1: "W3-RGY N-RGG" } }),
    before: "shield W3-RGY",
    forbidden: "lay 2 1",
    allowed: "lay 0 0",
  },
  {
    clauses: ["MAS-GEO-10", "MAS-LAY-5"],
    position: laid(GAP, { hands: { 1: "N-RGG W3-GGR" } }),
    before: "shield W3-GGR",
    forbidden: "lay 0 2",
    allowed: "lay 0 0",
  },
  {
    clauses: ["MAS-GEO-11", "MAS-LAY-7"],
    position: laid(GAP, { hands: { 1: "N-RGG W3-GGR" } }),
    before: "shield N-RGG",
    forbidden: "lay 2 0",
    allowed: "lay 0 0",
  },
  {
    clauses: ["MAS-GEO-12", "MAS-LAY-8"],
    position: laid("0 N-RYG@[0,0,0,0]/0", { people: "2@0.m", hands: { 1: "N-RYG-2 N-RRR W3-GGG" } }),
    allowed: "shield N-RYG-2, lay 0 3, pass",
  },
  {
    clauses: ["MAS-GEO-16", "MAS-ADJ-5", "MAS-BOMA-6"],
    position: laid(WIDER_STAR, { people: "2@0.m3", hands: { 1: "W3-GRY W3-GGG W3-YYY" } }),
    allowed: "shield W3-GRY, lay 2 1, build 2",
  },
  {
    clauses: ["MAS-GEO-17", "MAS-ENC-1"],
    position: laid(OPEN_PASTURE, {
      people: "2@1.c",
      hands: { 2: "W4-YRGR W3-GGG W3-YYY" },
      frame: { phase: "remove", seat: 1, sequence: 1 },
    }),
    allowed: "done, shield W4-YRGR, lay 0 3",
  },
  {
    clauses: ["MAS-GEO-18", "MAS-BOMA-1"],
    position: laid(THREE_OF_A_RING, { hands: { 1: "N-RRG W3-GGG W3-YYY" } }),
    before: "shield N-RRG, lay 0 2",
    forbidden: "build 1",
    allowed: "build 2",
  },
  {
    clauses: ["MAS-GEO-22", "MAS-BOMA-10"],
    position: laid("0 W3-GYR@[1,0,1,0]/5; 1 N-RGY@[0,-1,1,0]/7", { hands: { 1: "N-RRG W3-GGG W3-YYY" } }),
    allowed: "shield N-RRG, lay 0 2, build 2",
  },
];
