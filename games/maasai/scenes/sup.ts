import type { MaasaiScene } from "./scene.ts";

/** Three shields each, and the first player's last turn of the round; everybody keeps one. */
const HANDS = { 1: ["W3-GGG", "W3-YYY", "W3-RRR"], 2: ["W3-GGR", "W3-GGY", "W3-GRG"] };
const LAST_TURNS: NonNullable<MaasaiScene["before"]>["moves"] = [
  ["shield", "W3-GGG"],
  ["lay", 0, 1],
  ["pass"],
  ["shield", "W3-YYY"],
  ["lay", 0, 2],
  ["pass"],
  ["confirm"],
  ["shield", "W3-GGR"],
  ["lay", 1, 0],
  ["pass"],
  ["shield", "W3-GGY"],
  ["lay", 1, 1],
  ["pass"],
];

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-SUP-1"],
    position: { seats: 2, options: { firstPlayer: "seat" }, arrange: { hands: HANDS } },
    before: { moves: LAST_TURNS },
    allowed: { moves: [["confirm"]] },
  },
  {
    clauses: ["MAS-SUP-2"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9; 3 N-RRG@[1,-1,0,0]/1",
        people: [[1, "1.a"]],
        bomas: [{ shield: 3, fence: 2, owner: 0, building: true }],
        hands: { "1": ["W3-GGG", "W3-YYY", "W3-RRR"], "2": ["W3-GGR"] },
      },
    },
    before: {
      moves: [
        ["done"],
        ["shield", "W3-GGG"],
        ["lay", 0, 0],
        ["pass"],
        ["done"],
        ["shield", "W3-YYY"],
        ["lay", 0, 3],
        ["pass"],
      ],
    },
    allowed: { moves: [["confirm"]] },
  },
  {
    clauses: ["MAS-SUP-4"],
    position: { seats: 2, options: { firstPlayer: "seat" }, arrange: { hands: HANDS, round: 3 } },
    before: { moves: LAST_TURNS },
    allowed: { moves: [["confirm"]] },
  },
  {
    clauses: ["MAS-SUP-5"],
    position: {
      seats: 3,
      options: { firstPlayer: "seat" },
      arrange: { hands: { ...HANDS, 3: ["W3-GRR"] }, piles: { wide: 16, narrow: 8 }, round: 2 },
    },
    before: { moves: LAST_TURNS },
    allowed: { moves: [["confirm"]] },
  },
  {
    clauses: ["MAS-SUP-6", "MAS-END-4"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: { hands: { "1": ["W3-GGG"], "2": ["W3-YYY"] }, bomas: [] },
      edits: [["round", 4]],
    },
    before: {
      moves: [
        ["shield", "W3-GGG"],
        ["lay", 0, 1],
        ["pass"],
        ["confirm"],
        ["shield", "W3-YYY"],
        ["lay", 0, 2],
        ["pass"],
      ],
    },
    allowed: { moves: [["confirm"]] },
  },
];
