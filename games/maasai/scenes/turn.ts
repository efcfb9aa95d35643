import type { MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-TURN-2"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: { hands: { "1": ["N-RRR", "W3-GGG", "W3-YYY"] } },
    },
    allowed: {
      moves: [
        ["shield", "N-RRR"],
        ["lay", 0, 1],
        ["place", 3, "m"],
        ["done"],
        ["shield", "W3-GGG"],
        ["lay", 2, 2],
        ["place", 4, "m"],
        ["confirm"],
      ],
    },
  },
  {
    clauses: ["MAS-TURN-3"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: { hands: { "1": ["N-RRR"], "2": ["W3-RRR"] } },
      edits: [["round", 4]],
    },
    allowed: { moves: [["shield", "N-RRR"], ["lay", 0, 1], ["pass"]] },
  },
  {
    clauses: ["MAS-TURN-4"],
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
        ["place", 3, "a"],
      ],
    },
  },
  {
    clauses: ["MAS-TURN-5"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 N-GRY-2@[0,0,0,0]/0; 1 W4-RGYG@[1,0,0,0]/5; 2 N-YGY@[1,-1,-1,0]/1",
        people: [[2, "1.c"]],
        hands: { "1": ["W4-YRGR", "W3-GGG", "W3-YYY"] },
      },
    },
    allowed: { moves: [["shield", "W4-YRGR"], ["lay", 0, 3], ["pass"], ["shield", "W3-GGG"], ["lay", 0, 1], ["pass"]] },
  },
  {
    clauses: ["MAS-TURN-6"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 N-GRY-2@[0,0,0,0]/0; 1 W4-RGYG@[1,0,0,0]/5; 2 N-YGY@[1,-1,-1,0]/1",
        people: [[2, "1.c"]],
        hands: { "2": ["W4-YRGR", "W3-RRR", "W3-GGG"] },
        frame: { phase: "remove", seat: 1, sequence: 1 },
      },
    },
    allowed: { moves: [["done"], ["shield", "W4-YRGR"], ["lay", 0, 3]] },
  },
];
