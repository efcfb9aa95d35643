import { WREATH_CLOSING } from "./layouts.ts";
import { hexagon, laid, type MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-LAY-1", "MAS-LAY-3"],
    position: hexagon({ hands: { 1: "N-RRR W3-GGG" } }),
    allowed: "shield W3-GGG, lay 0 1",
  },
  {
    clauses: ["MAS-LAY-2"],
    position: hexagon({ hands: { 1: "N-RRR N-RRG N-RRY N-RGR N-RGG N-RGY N-RYR N-RYG" } }),
    allowed: "shield N-RGG, lay 0 1, pass, shield N-RGR, lay 1 1, pass",
  },
  {
    clauses: ["MAS-LAY-4"],
    position: laid(
      "W3-GGG@[0,0,0,0]/0; W3-GGR@[0,0,0,0]/2; W3-GGY@[0,0,0,0]/4; W3-GRG@[0,0,0,0]/6; W3-GRR@[1,-1,1,-2]/4; W3-GRY@[1,-1,1,-2]/6; W3-GYG@[1,-1,1,-2]/8; W3-GYR@[1,-1,1,-2]/0; W3-GYY@[1,-1,2,-1]/8; W3-RGG@[2,0,2,-1]/6; W3-RGR@[2,0,2,-1]/8; W3-RGY@[2,0,2,-1]/0; W3-RRG@[2,0,2,-1]/2; W3-RRR@[0,1,1,0]/0; W3-RRY@[0,1,1,0]/2; W3-RYG@[-2,2,0,1]/0; W3-RYR@[-2,2,0,1]/2; W3-RYY@[-2,2,0,1]/4; W3-YGG@[-2,1,-1,1]/2; W3-YGR@[-2,1,-1,1]/4",
    ),
    allowed: "shield N-GGG, lay 2 2",
  },
  {
    clauses: ["MAS-LAY-10"],
    position: laid(
      "N-GGG@[0,0,0,0]/8; W3-GGG@[0,0,1,0]/5; W3-GGR@[0,0,0,-1]/3; N-GGR@[-2,1,-1,0]/9; N-GGY@[-2,1,-1,0]/5; N-GRG@[-1,-1,0,-1]/1; W3-GGY@[1,-1,1,-2]/2; N-GRG-2@[-1,-1,0,-1]/7; N-GRR@[-1,0,0,-2]/3; N-GRY@[-1,0,0,-2]/9; N-GRY-2@[1,-1,2,-1]/4; N-GYG@[1,-1,2,-1]/8; N-GYG-2@[1,0,2,-2]/2; N-GYR@[1,0,2,-2]/6; N-GYR-2@[2,-2,3,-3]/0; N-GYY@[2,-2,3,-3]/4; N-RGG@[1,-2,3,-4]/0; N-RGR@[1,-2,3,-4]/4; N-RGR-2@[0,-1,1,-3]/8; N-RGY@[-1,0,1,0]/0; N-RGY-2@[0,0,1,1]/4; N-RRG@[0,0,1,1]/8; N-RRR@[0,1,1,0]/2",
      { hands: { 1: "N-YRY-2 W4-YYRR" } },
    ),
    allowed: "shield W4-YYRR",
    forbidden: "shield N-YRY-2",
  },
  {
    clauses: ["MAS-LAY-11"],
    position: hexagon({ hands: { 1: "N-RRR W3-GGG" } }),
    allowed: "shield N-RRR, lay 0 1",
  },
  {
    clauses: ["MAS-LAY-12"],
    position: WREATH_CLOSING,
    before: "shield W3-GYY, lay 0 0, build 1, done, shield W3-YYY, lay 1 1, pass, confirm",
    allowed: "shield N-YRG, lay 0 1",
  },
  {
    clauses: ["MAS-LAY-13"],
    position: hexagon({ hands: { 1: "N-RRR W3-GGG" } }),
    allowed: "shield N-RRR, lay 0 1, pass",
  },
];
