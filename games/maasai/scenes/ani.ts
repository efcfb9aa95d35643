import { FEW_GOATS } from "./late.ts";
import { PASTURE } from "./layouts.ts";
import { laid, type MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-ANI-1"],
    position: laid("0 N-RGG@[0,0,0,0]/0; 1 W4-RRYY@[-1,1,-1,2]/8; 2 W4-RGRG@[1,0,0,0]/5; 3 W4-RGYG@[-1,1,-1,1]/7", {
      people: "1@0.c",
      hands: { 1: "N-GRG W3-GGG W3-YYY" },
    }),
    allowed: "done, shield N-GRG, lay 0 1",
  },
  { clauses: ["MAS-ANI-2", "MAS-ANI-3"], position: FEW_GOATS, allowed: "done, shield N-GGR, lay 21 0" },
  {
    clauses: ["MAS-ANI-4"],
    position: FEW_GOATS,
    before: "done, shield N-GGR, lay 21 0, pass",
    allowed: "takeBack 19",
  },
  {
    clauses: ["MAS-ANI-5"],
    position: laid("0 W4-RGYY@[0,0,0,0]/0; 1 N-RGR@[1,0,0,0]/5", {
      people: "1@1.a 1@0.m1",
      hands: { 1: "W4-GRYY W3-GGG W3-YYY" },
    }),
    allowed: "done, shield W4-GRYY, lay 0 1",
  },
  { clauses: ["MAS-ANI-6"], position: laid(PASTURE, { people: "1@1.c" }), allowed: "takeBack 1" },
];
