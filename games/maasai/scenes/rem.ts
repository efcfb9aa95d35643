import { DECAGON, FOUR_OF_A_STAR, PASTURE, TWO_SHIELDS } from "./layouts.ts";
import { hexagon, laid, type MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-REM-1"],
    position: hexagon({ people: "1@0.m 1@2.m3 2@1.m" }),
    forbidden: "takeBack 1",
    allowed: "takeBack 0",
  },
  {
    clauses: ["MAS-REM-2"],
    position: laid("0 N-GRG-2@[0,0,0,0]/0", { people: "1@0.m", hands: { 1: "W4-RYRG N-YRY W3-GGG" } }),
    allowed: "takeBack 0, shield W4-RYRG, lay 0 2",
  },
  {
    clauses: ["MAS-REM-3"],
    position: laid(PASTURE, { people: "2@1.c", frame: { phase: "remove", seat: 1, sequence: 1 } }),
    allowed: "takeBack 1",
  },
  { clauses: ["MAS-REM-4"], position: laid(DECAGON, { bomas: "2@4! 1@9.1!" }), allowed: "giveUp 9" },
  {
    clauses: ["MAS-REM-5"],
    position: laid(FOUR_OF_A_STAR, { people: "2@0.m3", hands: { 1: "W3-GRY N-GRR W3-GGG W3-YYY" } }),
    before:
      "shield W3-GRY, lay 2 1, build 2, done, shield N-GRR, lay 1 0, place 6 a, confirm, done, shield N-GGG, lay 0 0, pass, done, shield N-GGR, lay 2 0, pass, confirm",
    allowed: "giveUp 5",
  },
  {
    clauses: ["MAS-REM-6"],
    position: laid(
      "0 N-RRY@[0,0,0,0]/8; 1 W3-GYY@[0,0,1,0]/5; 2 W4-YYRR@[0,0,0,-1]/3; 3 W4-GYGY@[-1,-1,0,-1]/1; 4 N-GYR@[-1,-1,1,0]/7; 5 W3-GRY@[1,-1,1,-2]/2; 6 N-YRY@[1,-1,2,-1]/4; 7 N-RYY@[-1,0,0,-1]/6; 8 W4-YRYR@[1,-1,1,-2]/0; 9 W4-GGYY@[1,-1,1,-2]/4; 10 N-GGY@[0,-2,1,-2]/0; 11 N-GRG@[2,0,1,-2]/2; 12 N-RGR@[1,0,2,-2]/6; 13 W4-GYRY@[0,0,1,0]/3; 14 N-GRR@[1,-1,2,-1]/0",
      { people: "2@1.m 1@0.a 1@3.m1 1@7.a 2@9.a 2@13.a", bomas: "1@4! 2@6! 2@10! 1@12!", hands: { 1: "N-YGR W3-RRG" } },
    ),
    allowed: "takeBack 0, done, shield N-YGR, lay 3 3, place 15 c",
  },
  {
    clauses: ["MAS-REM-7"],
    position: laid(DECAGON, { people: "1@5.m", bomas: "1@4" }),
    forbidden: "giveUp 4",
    allowed: "done",
  },
  {
    clauses: ["MAS-REM-9"],
    position: laid(FOUR_OF_A_STAR, { people: "2@0.m3", hands: { 1: "W3-GRY N-GRR W3-GGG W3-YYY" } }),
    before:
      "shield W3-GRY, lay 2 1, build 2, done, shield N-GRR, lay 1 0, pass, confirm, done, shield N-GGG, lay 0 0, pass, done, shield N-GGR, lay 2 0, pass, confirm",
    allowed: "giveUp 5",
  },
  {
    clauses: ["MAS-REM-10"],
    position: laid(TWO_SHIELDS, { people: "1@0.m 2@1.a", hands: { 1: "N-YRY W3-GGG W3-YYY" } }),
    allowed: "done, shield N-YRY, lay 0 1",
  },
  {
    clauses: ["MAS-REM-11"],
    position: hexagon({ people: "1@0.m", hands: { 1: "W3-GGG W3-YYY" } }),
    allowed: "takeBack 0, shield W3-GGG, lay 0 1",
  },
];
