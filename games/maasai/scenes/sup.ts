import { hexagon, laid, type MaasaiScene } from "./scene.ts";

/** Three shields each, and the first player's last turn of the round; everybody keeps one. */
const HANDS = { 1: "W3-GGG W3-YYY W3-RRR", 2: "W3-GGR W3-GGY W3-GRG" };
const LAST_TURNS =
  "shield W3-GGG, lay 0 1, pass, shield W3-YYY, lay 0 2, pass, confirm, shield W3-GGR, lay 1 0, pass, shield W3-GGY, lay 1 1, pass";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-SUP-1"],
    position: hexagon({ hands: HANDS }),
    before: LAST_TURNS,
    allowed: "confirm",
  },
  {
    clauses: ["MAS-SUP-2"],
    position: laid("0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9; 3 N-RRG@[1,-1,0,0]/1", {
      people: "1@1.a",
      bomas: "1@3!",
      hands: { 1: "W3-GGG W3-YYY W3-RRR", 2: "W3-GGR" },
    }),
    before: "done, shield W3-GGG, lay 0 0, pass, done, shield W3-YYY, lay 0 3, pass",
    allowed: "confirm",
  },
  {
    clauses: ["MAS-SUP-4"],
    position: hexagon({ hands: HANDS, round: 3 }),
    before: LAST_TURNS,
    allowed: "confirm",
  },
  {
    clauses: ["MAS-SUP-5"],
    position: hexagon({
      seats: 3,
      hands: { ...HANDS, 3: "W3-GRR" },
      piles: { wide: 16, narrow: 8 },
      round: 2,
    }),
    before: LAST_TURNS,
    allowed: "confirm",
  },
  {
    clauses: ["MAS-SUP-6", "MAS-END-4"],
    position: hexagon({ hands: { 1: "W3-GGG", 2: "W3-YYY" }, edits: [["round", 4]] }),
    before: "shield W3-GGG, lay 0 1, pass, confirm, shield W3-YYY, lay 0 2, pass",
    allowed: "confirm",
  },
];
