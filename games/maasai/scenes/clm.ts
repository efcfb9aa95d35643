import type { MaasaiScene } from "./scene.ts";

/** A wide shield was just laid against a narrow one, and everybody is at home. */
const TWO_SHIELDS: MaasaiScene["position"] = {
  seats: 2,
  options: { firstPlayer: "seat" },
  arrange: {
    layout: "0 N-GRG-2@[0,0,0,0]/0; 1 W4-RYRG@[-1,1,-1,2]/8",
    hands: { "1": ["N-YRY", "W3-GGG", "W3-YYY"] },
  },
};

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-CLM-1"],
    position: TWO_SHIELDS,
    before: {
      moves: [
        ["shield", "N-YRY"],
        ["lay", 0, 1],
      ],
    },
    allowed: { moves: [["place", 2, "m"]] },
  },
  {
    clauses: ["MAS-CLM-2"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: { hands: { "1": ["N-RYG", "W3-GGG", "W3-YYY"] } },
    },
    allowed: {
      moves: [
        ["shield", "N-RYG"],
        ["lay", 0, 1],
        ["place", 3, "a"],
      ],
    },
  },
  {
    clauses: ["MAS-CLM-3"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 N-GRG-2@[0,0,0,0]/0; 1 W4-RYRG@[-1,1,-1,2]/8",
        people: [[1, "0.m"]],
        hands: { "1": ["N-YRY", "W3-GGG", "W3-YYY"] },
      },
    },
    before: { moves: [["done"], ["shield", "N-YRY"], ["lay", 0, 1]] },
    forbidden: ["place", 2, "m"],
    allowed: { moves: [["place", 2, "a"]] },
  },
  {
    clauses: ["MAS-CLM-4"],
    position: TWO_SHIELDS,
    allowed: {
      moves: [
        ["shield", "N-YRY"],
        ["lay", 0, 1],
        ["place", 2, "m"],
      ],
    },
  },
  {
    clauses: ["MAS-CLM-5"],
    position: {
      seats: 3,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 N-GRG-2@[0,0,0,0]/0; 1 W4-RYRG@[-1,1,-1,2]/8",
        people: [
          [1, "0.m"],
          [2, "1.a"],
        ],
        hands: { "3": ["N-YRY", "W3-GGG", "W3-YYY"] },
        frame: { phase: "remove", seat: 2, sequence: 1 },
      },
    },
    allowed: {
      moves: [
        ["shield", "N-YRY"],
        ["lay", 0, 1],
        ["place", 2, "m"],
      ],
    },
  },
  {
    clauses: ["MAS-CLM-6"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 N-GRG-2@[0,0,0,0]/0; 1 W4-RYRG@[-1,1,-1,2]/8",
        people: [
          [2, "0.m"],
          [2, "1.a"],
        ],
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
    clauses: ["MAS-CLM-8", "MAS-BOMA-13"],
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
        ["confirm"],
        ["shield", "N-YRG"],
      ],
    },
    allowed: { moves: [["lay", 0, 1]] },
  },
  {
    clauses: ["MAS-CLM-9"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 N-GRG-2@[0,0,0,0]/0",
        people: [[1, "0.m"]],
        hands: { "1": ["W4-RYRG", "N-YRY", "W3-GGG"] },
      },
    },
    before: {
      moves: [["takeBack", 0], ["shield", "W4-RYRG"], ["lay", 0, 2], ["pass"], ["shield", "N-YRY"], ["lay", 0, 1]],
    },
    forbidden: ["place", 2, "m"],
    allowed: { moves: [["place", 2, "a"]] },
  },
  {
    clauses: ["MAS-CLM-10"],
    position: TWO_SHIELDS,
    allowed: { moves: [["shield", "N-YRY"], ["lay", 0, 1], ["pass"]] },
  },
];
