import type { MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-ENC-3", "MAS-ENC-4"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 N-GRY-2@[0,0,0,0]/0; 1 W4-RGYG@[1,0,0,0]/5; 2 N-YGY@[1,-1,-1,0]/1",
        people: [[2, "1.c"]],
        hands: { "1": ["W4-YRGR", "W3-GGG", "W3-YYY"] },
      },
    },
    allowed: {
      moves: [
        ["shield", "W4-YRGR"],
        ["lay", 0, 3],
      ],
    },
  },
  {
    clauses: ["MAS-ENC-5"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 N-GRY-2@[0,0,0,0]/0; 1 W4-RGYG@[1,0,0,0]/5; 2 N-YGY@[1,-1,-1,0]/1",
        hands: { "1": ["W4-YRGR", "W3-GGG", "W3-YYY"] },
      },
    },
    allowed: { moves: [["shield", "W4-YRGR"], ["lay", 0, 3], ["pass"], ["shield", "W3-GGG"]] },
  },
  {
    clauses: ["MAS-ENC-6"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 W4-RGYY@[0,0,0,0]/0; 1 N-RGR@[1,0,0,0]/5",
        people: [
          [2, "0.m1"],
          [1, "1.a"],
        ],
        hands: { "1": ["W4-GRYY", "W3-GGG", "W3-YYY"] },
      },
    },
    allowed: { moves: [["done"], ["shield", "W4-GRYY"], ["lay", 0, 1]] },
  },
  {
    clauses: ["MAS-ENC-7"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 N-GRY-2@[0,0,0,0]/0; 1 W4-RGYG@[1,0,0,0]/5; 2 N-YGY@[1,-1,-1,0]/1; 3 W4-YRGR@[-1,1,-1,1]/7",
        people: [[2, "1.c"]],
        hands: { "1": ["W3-GGG", "W3-YYY"] },
      },
    },
    allowed: {
      moves: [
        ["shield", "W3-GGG"],
        ["lay", 0, 1],
      ],
    },
  },
];
