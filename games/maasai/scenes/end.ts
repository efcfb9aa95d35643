import type { MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-END-1"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9",
        hands: { "1": ["N-RRG", "W3-GGG", "W3-YYY"] },
        stock: { "1": { zebu: 2, goat: 2, sheep: 1 } },
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
    clauses: ["MAS-END-2"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 W4-RGYY@[0,0,0,0]/0; 1 N-RGR@[1,0,0,0]/5",
        people: [[2, "0.m1"]],
        hands: { "1": ["W4-GRYY", "W3-GGG", "W3-YYY"] },
        stock: { "2": { zebu: 0, goat: 0, sheep: 1 } },
      },
    },
    allowed: { moves: [["shield", "W4-GRYY"], ["lay", 0, 1], ["end"]] },
    scored: true,
  },
  {
    clauses: ["MAS-END-3"],
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
        stock: { "1": { zebu: 1, goat: 0, sheep: 0 }, "2": { zebu: 0, goat: 0, sheep: 1 } },
      },
    },
    allowed: { moves: [["done"], ["shield", "W4-GRYY"], ["lay", 0, 1], ["end"]] },
    scored: true,
  },
  {
    clauses: ["MAS-END-5"],
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
        stock: { "1": { zebu: 1, goat: 2, sheep: 2 } },
        frame: { phase: "remove", seat: 1, sequence: 1 },
      },
    },
    allowed: { moves: [["giveUp", 4], ["end"]] },
    scored: true,
  },
  {
    clauses: ["MAS-END-6"],
    position: {
      seats: 3,
      options: { firstPlayer: "seat" },
      arrange: {},
      edits: [
        ["seats.0.pen.zebu", 0],
        ["seats.0.pen.goat", 0],
        ["seats.0.pen.sheep", 0],
        ["seats.1.pen.zebu", 0],
        ["seats.1.pen.goat", 5],
        ["seats.1.pen.sheep", 0],
        ["seats.2.pen.zebu", 0],
        ["seats.2.pen.goat", 3],
        ["seats.2.pen.sheep", 0],
      ],
    },
    scored: true,
  },
];
