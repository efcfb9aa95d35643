import { OPEN_PASTURE, THREE_OF_A_RING } from "./layouts.ts";
import { hexagon, laid, type MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-TURN-2"],
    position: hexagon({ hands: { 1: "N-RRR W3-GGG W3-YYY" } }),
    allowed: "shield N-RRR, lay 0 1, place 3 m, done, shield W3-GGG, lay 2 2, place 4 m, confirm",
  },
  {
    clauses: ["MAS-TURN-3"],
    position: hexagon({ hands: { 1: "N-RRR", 2: "W3-RRR" }, edits: [["round", 4]] }),
    allowed: "shield N-RRR, lay 0 1, pass",
  },
  {
    clauses: ["MAS-TURN-4"],
    position: laid(THREE_OF_A_RING, { hands: { 1: "N-RRG W3-GGG W3-YYY" } }),
    allowed: "shield N-RRG, lay 0 2, place 3 a",
  },
  {
    clauses: ["MAS-TURN-5"],
    position: laid(OPEN_PASTURE, { people: "2@1.c", hands: { 1: "W4-YRGR W3-GGG W3-YYY" } }),
    allowed: "shield W4-YRGR, lay 0 3, pass, shield W3-GGG, lay 0 1, pass",
  },
  {
    clauses: ["MAS-TURN-6"],
    position: laid(OPEN_PASTURE, {
      people: "2@1.c",
      hands: { 2: "W4-YRGR W3-RRR W3-GGG" },
      frame: { phase: "remove", seat: 1, sequence: 1 },
    }),
    allowed: "done, shield W4-YRGR, lay 0 3",
  },
];
