import type { MaasaiScene } from "./scene.ts";

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
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 N-RRR@[0,0,0,0]/0; 1 W3-GGG@[1,1,0,0]/4; 2 W3-YYY@[1,1,0,0]/6",
        hands: { "1": ["W3-RGY", "N-RGG"] },
      },
    },
    before: { moves: [["shield", "W3-RGY"]] },
    forbidden: ["lay", 2, 1],
    allowed: { moves: [["lay", 0, 0]] },
  },
  {
    clauses: ["MAS-GEO-10", "MAS-LAY-5"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout:
          "0 W3-RRR@[0,0,0,0]/0; 1 W3-GGG@[0,0,0,0]/2; 2 W3-YYY@[0,1,1,0]/4; 3 W3-RGY@[2,-1,1,-1]/2; 4 N-RRR@[2,-1,2,0]/4",
        hands: { "1": ["N-RGG", "W3-GGR"] },
      },
    },
    before: { moves: [["shield", "W3-GGR"]] },
    forbidden: ["lay", 0, 2],
    allowed: { moves: [["lay", 0, 0]] },
  },
  {
    clauses: ["MAS-GEO-11", "MAS-LAY-7"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout:
          "0 W3-RRR@[0,0,0,0]/0; 1 W3-GGG@[0,0,0,0]/2; 2 W3-YYY@[0,1,1,0]/4; 3 W3-RGY@[2,-1,1,-1]/2; 4 N-RRR@[2,-1,2,0]/4",
        hands: { "1": ["N-RGG", "W3-GGR"] },
      },
    },
    before: { moves: [["shield", "N-RGG"]] },
    forbidden: ["lay", 2, 0],
    allowed: { moves: [["lay", 0, 0]] },
  },
  {
    clauses: ["MAS-GEO-12", "MAS-LAY-8"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: { layout: "0 N-RYG@[0,0,0,0]/0", people: [[2, "0.m"]], hands: { "1": ["N-RYG-2", "N-RRR", "W3-GGG"] } },
    },
    allowed: { moves: [["shield", "N-RYG-2"], ["lay", 0, 3], ["pass"]] },
  },
  {
    clauses: ["MAS-GEO-16", "MAS-ADJ-5", "MAS-BOMA-6"],
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
    allowed: {
      moves: [
        ["shield", "W3-GRY"],
        ["lay", 2, 1],
        ["build", 2],
      ],
    },
  },
  {
    clauses: ["MAS-GEO-17", "MAS-ENC-1"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 N-GRY-2@[0,0,0,0]/0; 1 W4-RGYG@[1,0,0,0]/5; 2 N-YGY@[1,-1,-1,0]/1",
        people: [[2, "1.c"]],
        hands: { "2": ["W4-YRGR", "W3-GGG", "W3-YYY"] },
        frame: { phase: "remove", seat: 1, sequence: 1 },
      },
    },
    allowed: { moves: [["done"], ["shield", "W4-YRGR"], ["lay", 0, 3]] },
  },
  {
    clauses: ["MAS-GEO-18", "MAS-BOMA-1"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9",
        hands: { "1": ["N-RRG", "W3-GGG", "W3-YYY"] },
      },
    },
    before: {
      moves: [
        ["shield", "N-RRG"],
        ["lay", 0, 2],
      ],
    },
    forbidden: ["build", 1],
    allowed: { moves: [["build", 2]] },
  },
  {
    clauses: ["MAS-GEO-22", "MAS-BOMA-10"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: { layout: "0 W3-GYR@[1,0,1,0]/5; 1 N-RGY@[0,-1,1,0]/7", hands: { "1": ["N-RRG", "W3-GGG", "W3-YYY"] } },
    },
    allowed: {
      moves: [
        ["shield", "N-RRG"],
        ["lay", 0, 2],
        ["build", 2],
      ],
    },
  },
];
