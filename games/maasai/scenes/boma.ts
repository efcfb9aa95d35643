import { ONE_GOAT } from "./late.ts";
import type { MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-BOMA-2"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9",
        hands: { "1": ["N-RRG", "W3-GGG", "W3-YYY"] },
      },
    },
    allowed: {
      moves: [
        ["shield", "N-RRG"],
        ["lay", 0, 2],
      ],
    },
  },
  {
    clauses: ["MAS-BOMA-3"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout:
          "0 W3-RGY@[0,0,0,0]/2; 1 W3-GYR@[0,0,0,0]/4; 2 W3-YRG@[0,0,0,0]/6; 3 W3-GRY@[0,0,0,0]/8; 4 N-RGY@[0,0,1,1]/4; 5 W3-YGR@[0,0,1,0]/1; 6 N-GRY@[0,1,1,0]/6; 7 N-YRG@[1,1,0,0]/2",
        hands: { "1": ["W3-RYG", "W3-GGG", "W3-YYY"] },
      },
    },
    allowed: {
      moves: [
        ["shield", "W3-RYG"],
        ["lay", 0, 0],
        ["build", 1],
      ],
    },
  },
  {
    clauses: ["MAS-BOMA-4"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9",
        hands: { "1": ["N-RRG", "W3-GGG", "W3-YYY"] },
      },
    },
    allowed: {
      moves: [
        ["shield", "N-RRG"],
        ["lay", 0, 2],
        ["build", 2],
      ],
    },
  },
  {
    clauses: ["MAS-BOMA-5"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9",
        hands: { "1": ["N-RRG", "W3-GGG", "W3-YYY"], "2": ["W3-RRR"] },
      },
    },
    before: {
      moves: [
        ["shield", "N-RRG"],
        ["lay", 0, 2],
        ["build", 2],
        ["done"],
        ["shield", "W3-GGG"],
        ["lay", 0, 0],
        ["pass"],
      ],
    },
    allowed: {
      moves: [["confirm"]],
    },
  },
  {
    clauses: ["MAS-BOMA-7"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout:
          "0 W4-RYGG@[1,0,1,0]/5; 1 W4-YGRG@[-1,1,0,1]/7; 2 W4-YGRR@[-1,0,-1,1]/9; 3 W4-GYRY@[1,0,0,-1]/3; 4 N-YRY@[1,0,0,0]/8; 5 N-RYR@[-1,1,-1,1]/2",
        people: [[2, "0.c"]],
        hands: { "1": ["W3-GRY", "W3-GGG", "W3-YYY"] },
      },
    },
    allowed: {
      moves: [
        ["shield", "W3-GRY"],
        ["lay", 2, 1],
        ["build", 2],
      ],
    },
  },
  {
    clauses: ["MAS-BOMA-8"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout:
          "0 W4-RYGG@[1,0,1,0]/5; 1 W4-YGRG@[-1,1,0,1]/7; 2 W4-YGRR@[-1,0,-1,1]/9; 3 W4-GYRY@[1,0,0,-1]/3; 4 N-YRY@[1,0,0,0]/8",
        people: [[2, "0.m3"]],
        hands: { "1": ["W3-GRY", "W3-GGG", "W3-YYY"] },
      },
    },
    allowed: {
      moves: [
        ["shield", "W3-GRY"],
        ["lay", 2, 1],
        ["build", 2],
      ],
    },
  },
  {
    clauses: ["MAS-BOMA-11"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout:
          "0 W3-RYG@[1,0,1,0]/5; 1 W3-YGR@[-1,1,0,1]/7; 2 W3-GRY@[-1,0,-1,1]/9; 3 W3-RGY@[0,-1,0,-1]/1; 4 W3-YRG@[1,0,0,-1]/3; 5 N-RGY@[1,0,0,0]/8; 6 N-GYR@[0,0,1,0]/0; 7 N-YRG@[-1,1,-1,1]/2; 8 N-GRY@[0,-1,0,0]/4",
        hands: { "1": ["N-RYG", "W3-GGG", "W3-YYY"] },
        bomas: [{ shield: 4, fence: 2, owner: 1, building: false }],
      },
    },
    allowed: {
      moves: [
        ["shield", "N-RYG"],
        ["lay", 3, 0],
        ["build", 1],
      ],
    },
  },
  {
    clauses: ["MAS-BOMA-12"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout:
          "0 W3-RGR@[0,0,0,0]/0; 1 N-RRY@[0,0,1,0]/3; 2 W3-RGG@[0,0,1,1]/8; 3 N-RGR@[1,0,1,1]/1; 4 W3-RGY@[1,1,1,1]/6; 5 W3-RYR@[1,1,1,1]/8; 6 N-RGG@[2,1,1,1]/1; 7 W3-RYG@[2,2,1,1]/6; 8 N-RGY@[2,2,1,0]/9; 9 W3-RYY@[3,1,2,-1]/4; 10 W3-GRR@[3,1,2,-1]/6; 11 N-RYR@[3,1,2,-2]/9; 12 W3-GRG@[4,0,3,-3]/4; 13 N-RYG@[4,-1,3,-3]/7; 14 W3-GRY@[4,-1,2,-3]/2; 15 W3-GGR@[4,-1,2,-3]/4; 16 N-RYY@[4,-2,2,-3]/7; 17 W3-GGG@[4,-2,1,-3]/2; 18 N-GRR@[3,-1,0,-2]/5; 19 W3-GGY@[2,-1,0,-2]/0; 20 W3-GYR@[2,-1,0,-2]/2; 21 N-GRG@[1,0,-1,-1]/5; 22 W3-GYG@[0,0,-1,-1]/0; 23 N-GRY@[0,0,0,-1]/3",
        hands: { "1": ["W3-GYY", "W3-YYY"], "2": ["N-YRG", "N-GGG", "N-YYY"] },
      },
      edits: [["round", 4]],
    },
    before: {
      moves: [
        ["shield", "W3-GYY"],
        ["lay", 0, 0],
        ["build", 1],
        ["done"],
        ["shield", "W3-YYY"],
        ["lay", 1, 1],
        ["pass"],
      ],
    },
    allowed: { moves: [["confirm"], ["shield", "N-GGG"], ["lay", 0, 1]] },
  },
  {
    clauses: ["MAS-BOMA-14"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout:
          "0 W3-RGR@[0,0,0,0]/0; 1 N-RRY@[0,0,1,0]/3; 2 W3-RGG@[0,0,1,1]/8; 3 N-RGR@[1,0,1,1]/1; 4 W3-RGY@[1,1,1,1]/6; 5 W3-RYR@[1,1,1,1]/8; 6 N-RGG@[2,1,1,1]/1; 7 W3-RYG@[2,2,1,1]/6; 8 N-RGY@[2,2,1,0]/9; 9 W3-RYY@[3,1,2,-1]/4; 10 W3-GRR@[3,1,2,-1]/6; 11 N-RYR@[3,1,2,-2]/9; 12 W3-GRG@[4,0,3,-3]/4; 13 N-RYG@[4,-1,3,-3]/7; 14 W3-GRY@[4,-1,2,-3]/2; 15 W3-GGR@[4,-1,2,-3]/4; 16 N-RYY@[4,-2,2,-3]/7; 17 W3-GGG@[4,-2,1,-3]/2; 18 N-GRR@[3,-1,0,-2]/5; 19 W3-GGY@[2,-1,0,-2]/0; 20 W3-GYR@[2,-1,0,-2]/2; 21 N-GRG@[1,0,-1,-1]/5; 22 W3-GYG@[0,0,-1,-1]/0; 23 N-GRY@[0,0,0,-1]/3",
        hands: { "1": ["W3-GYY", "W3-YYY"], "2": ["N-YRG", "N-GGG", "N-YYY"] },
      },
      edits: [["round", 4]],
    },
    before: {
      moves: [
        ["shield", "W3-GYY"],
        ["lay", 0, 0],
        ["pass"],
        ["shield", "W3-YYY"],
        ["lay", 1, 1],
        ["pass"],
        ["confirm"],
        ["shield", "N-YRG"],
      ],
    },
    allowed: { moves: [["lay", 0, 1]] },
  },
  {
    clauses: ["MAS-BOMA-15"],
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
        frame: { phase: "remove", seat: 1, sequence: 1 },
      },
    },
    allowed: { moves: [["giveUp", 4]] },
  },
  {
    clauses: ["MAS-BOMA-16"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout:
          "0 W4-RYGG@[1,0,1,0]/5; 1 W4-YGRG@[-1,1,0,1]/7; 2 W4-YGRR@[-1,0,-1,1]/9; 3 W4-GYRY@[1,0,0,-1]/3; 4 N-YRY@[1,0,0,0]/8; 5 N-RYR@[-1,1,-1,1]/2",
        people: [[1, "0.c"]],
        hands: { "1": ["W3-GRY", "W3-GGG", "W3-YYY"] },
      },
    },
    allowed: { moves: [["done"], ["shield", "W3-GRY"], ["lay", 2, 1], ["build", 2]] },
  },
  {
    clauses: ["MAS-BOMA-17"],
    position: ONE_GOAT,
    allowed: { moves: [["done"], ["shield", "N-RYY"], ["lay", 15, 2], ["build", 2]] },
  },
  {
    clauses: ["MAS-BOMA-18"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout:
          "0 W3-RYG@[1,0,1,0]/5; 1 W3-YGR@[-1,1,0,1]/7; 2 W3-GRY@[-1,0,-1,1]/9; 3 W3-RGY@[0,-1,0,-1]/1; 4 W3-YRG@[1,0,0,-1]/3; 5 N-RGY@[1,0,0,0]/8; 6 N-GYR@[0,0,1,0]/0; 7 N-YRG@[-1,1,-1,1]/2; 8 N-GRY@[0,-1,0,0]/4",
        hands: { "1": ["N-RYG", "W3-GGG", "W3-YYY"] },
        bomas: [{ shield: 4, fence: 2, owner: 1, building: true }],
      },
    },
    allowed: {
      moves: [
        ["shield", "N-RYG"],
        ["lay", 3, 0],
        ["build", 1],
      ],
    },
  },
];
