import type { MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-REM-1"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        people: [
          [1, "0.m"],
          [1, "2.m3"],
          [2, "1.m"],
        ],
      },
    },
    forbidden: ["takeBack", 1],
    allowed: { moves: [["takeBack", 0]] },
  },
  {
    clauses: ["MAS-REM-2"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 N-GRG-2@[0,0,0,0]/0",
        people: [[1, "0.m"]],
        hands: { "1": ["W4-RYRG", "N-YRY", "W3-GGG"] },
      },
    },
    allowed: {
      moves: [
        ["takeBack", 0],
        ["shield", "W4-RYRG"],
        ["lay", 0, 2],
      ],
    },
  },
  {
    clauses: ["MAS-REM-3"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 N-GRY-2@[0,0,0,0]/0; 1 W4-RGYG@[1,0,0,0]/5; 2 N-YGY@[1,-1,-1,0]/1; 3 W4-YRGR@[-1,1,-1,1]/7",
        people: [[2, "1.c"]],
        frame: { phase: "remove", seat: 1, sequence: 1 },
      },
    },
    allowed: { moves: [["takeBack", 1]] },
  },
  {
    clauses: ["MAS-REM-4"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout:
          "0 W3-RYG@[1,0,1,0]/5; 1 W3-YGR@[-1,1,0,1]/7; 2 W3-GRY@[-1,0,-1,1]/9; 3 W3-RGY@[0,-1,0,-1]/1; 4 W3-YRG@[1,0,0,-1]/3; 5 N-RGY@[1,0,0,0]/8; 6 N-GYR@[0,0,1,0]/0; 7 N-YRG@[-1,1,-1,1]/2; 8 N-GRY@[0,-1,0,0]/4; 9 N-RYG@[0,0,0,-1]/6",
        bomas: [
          { shield: 4, fence: 2, owner: 1, building: true },
          { shield: 9, fence: 1, owner: 0, building: true },
        ],
      },
    },
    allowed: { moves: [["giveUp", 9]] },
  },
  {
    clauses: ["MAS-REM-5"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout:
          "0 W4-RYGG@[1,0,1,0]/5; 1 W4-YGRG@[-1,1,0,1]/7; 2 W4-YGRR@[-1,0,-1,1]/9; 3 W4-GYRY@[1,0,0,-1]/3; 4 N-YRY@[1,0,0,0]/8",
        people: [[2, "0.m3"]],
        hands: { "1": ["W3-GRY", "N-GRR", "W3-GGG", "W3-YYY"] },
      },
    },
    before: {
      moves: [
        ["shield", "W3-GRY"],
        ["lay", 2, 1],
        ["build", 2],
        ["done"],
        ["shield", "N-GRR"],
        ["lay", 1, 0],
        ["place", 6, "a"],
        ["confirm"],
        ["done"],
        ["shield", "N-GGG"],
        ["lay", 0, 0],
        ["pass"],
        ["done"],
        ["shield", "N-GGR"],
        ["lay", 2, 0],
        ["pass"],
        ["confirm"],
      ],
    },
    allowed: { moves: [["giveUp", 5]] },
  },
  {
    clauses: ["MAS-REM-6"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout:
          "0 N-RRY@[0,0,0,0]/8; 1 W3-GYY@[0,0,1,0]/5; 2 W4-YYRR@[0,0,0,-1]/3; 3 W4-GYGY@[-1,-1,0,-1]/1; 4 N-GYR@[-1,-1,1,0]/7; 5 W3-GRY@[1,-1,1,-2]/2; 6 N-YRY@[1,-1,2,-1]/4; 7 N-RYY@[-1,0,0,-1]/6; 8 W4-YRYR@[1,-1,1,-2]/0; 9 W4-GGYY@[1,-1,1,-2]/4; 10 N-GGY@[0,-2,1,-2]/0; 11 N-GRG@[2,0,1,-2]/2; 12 N-RGR@[1,0,2,-2]/6; 13 W4-GYRY@[0,0,1,0]/3; 14 N-GRR@[1,-1,2,-1]/0",
        people: [
          [2, "1.m"],
          [1, "0.a"],
          [1, "3.m1"],
          [1, "7.a"],
          [2, "9.a"],
          [2, "13.a"],
        ],
        bomas: [
          { shield: 4, fence: 2, owner: 0, building: true },
          { shield: 6, fence: 2, owner: 1, building: true },
          { shield: 10, fence: 2, owner: 1, building: true },
          { shield: 12, fence: 2, owner: 0, building: true },
        ],
        hands: { "1": ["N-YGR", "W3-RRG"] },
      },
    },
    allowed: {
      moves: [["takeBack", 0], ["done"], ["shield", "N-YGR"], ["lay", 3, 3], ["place", 15, "c"]],
    },
  },
  {
    clauses: ["MAS-REM-7"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout:
          "0 W3-RYG@[1,0,1,0]/5; 1 W3-YGR@[-1,1,0,1]/7; 2 W3-GRY@[-1,0,-1,1]/9; 3 W3-RGY@[0,-1,0,-1]/1; 4 W3-YRG@[1,0,0,-1]/3; 5 N-RGY@[1,0,0,0]/8; 6 N-GYR@[0,0,1,0]/0; 7 N-YRG@[-1,1,-1,1]/2; 8 N-GRY@[0,-1,0,0]/4; 9 N-RYG@[0,0,0,-1]/6",
        people: [[1, "5.m"]],
        bomas: [{ shield: 4, fence: 2, owner: 0, building: false }],
      },
    },
    forbidden: ["giveUp", 4],
    allowed: { moves: [["done"]] },
  },
  {
    clauses: ["MAS-REM-9"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout:
          "0 W4-RYGG@[1,0,1,0]/5; 1 W4-YGRG@[-1,1,0,1]/7; 2 W4-YGRR@[-1,0,-1,1]/9; 3 W4-GYRY@[1,0,0,-1]/3; 4 N-YRY@[1,0,0,0]/8",
        people: [[2, "0.m3"]],
        hands: { "1": ["W3-GRY", "N-GRR", "W3-GGG", "W3-YYY"] },
      },
    },
    before: {
      moves: [
        ["shield", "W3-GRY"],
        ["lay", 2, 1],
        ["build", 2],
        ["done"],
        ["shield", "N-GRR"],
        ["lay", 1, 0],
        ["pass"],
        ["confirm"],
        ["done"],
        ["shield", "N-GGG"],
        ["lay", 0, 0],
        ["pass"],
        ["done"],
        ["shield", "N-GGR"],
        ["lay", 2, 0],
        ["pass"],
        ["confirm"],
      ],
    },
    allowed: { moves: [["giveUp", 5]] },
  },
  {
    clauses: ["MAS-REM-10"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 N-GRG-2@[0,0,0,0]/0; 1 W4-RYRG@[-1,1,-1,2]/8",
        people: [
          [1, "0.m"],
          [2, "1.a"],
        ],
        hands: { "1": ["N-YRY", "W3-GGG", "W3-YYY"] },
      },
    },
    allowed: { moves: [["done"], ["shield", "N-YRY"], ["lay", 0, 1]] },
  },
  {
    clauses: ["MAS-REM-11"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: { people: [[1, "0.m"]], hands: { "1": ["W3-GGG", "W3-YYY"] } },
    },
    allowed: {
      moves: [
        ["takeBack", 0],
        ["shield", "W3-GGG"],
        ["lay", 0, 1],
      ],
    },
  },
];
