import type { MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-ADJ-1", "MAS-CLM-7"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 N-GRG-2@[0,0,0,0]/0; 1 W4-RYRG@[-1,1,-1,2]/8",
        people: [[2, "1.a"]],
        hands: { "1": ["N-YRY", "W3-GGG", "W3-YYY"] },
      },
    },
    allowed: {
      moves: [
        ["shield", "N-YRY"],
        ["lay", 0, 1],
      ],
    },
  },
  {
    clauses: ["MAS-ADJ-2", "MAS-BOMA-9"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout:
          "0 W4-RYGG@[1,0,1,0]/5; 1 W4-YGRG@[-1,1,0,1]/7; 2 W4-YGRR@[-1,0,-1,1]/9; 3 W4-GYRY@[1,0,0,-1]/3; 4 N-YRY@[1,0,0,0]/8; 5 N-RYR@[-1,1,-1,1]/2",
        people: [[2, "0.m3"]],
        hands: { "1": ["W3-GRY", "W3-GGG", "W3-YYY"] },
      },
    },
    allowed: { moves: [["shield", "W3-GRY"], ["lay", 2, 1], ["pass"]] },
  },
];
