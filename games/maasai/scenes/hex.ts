import type { MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-HEX-3"],
    position: { seats: 3, options: { firstPlayer: "seat" } },
    allowed: { moves: [["pass"], ["confirm"], ["pass"], ["confirm"], ["pass"], ["confirm"]] },
  },
  {
    clauses: ["MAS-HEX-4"],
    position: { seats: 2, options: { firstPlayer: "seat" }, arrange: { frame: { phase: "hexagon", seat: 1 } } },
    allowed: { moves: [["place", 1, "m"]] },
  },
  {
    clauses: ["MAS-HEX-5"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: { frame: { phase: "hexagon", seat: 0 }, people: [[2, "1.m"]] },
    },
    allowed: { moves: [["place", 0, "m"]] },
    forbidden: ["place", 0, "a"],
  },
  {
    clauses: ["MAS-HEX-6"],
    position: { seats: 2, options: { firstPlayer: "seat" }, arrange: { frame: { phase: "hexagon", seat: 1 } } },
    allowed: { moves: [["place", 2, "m1"]] },
  },
  {
    clauses: ["MAS-HEX-7"],
    position: {
      seats: 3,
      options: { firstPlayer: "seat" },
      arrange: {
        frame: { phase: "hexagon", seat: 0 },
        people: [
          [2, "1.m"],
          [3, "0.m"],
        ],
      },
    },
    allowed: { moves: [["place", 2, "m1"]] },
  },
  {
    clauses: ["MAS-HEX-8"],
    position: { seats: 2, options: { firstPlayer: "seat" }, arrange: { frame: { phase: "hexagon", seat: 1 } } },
    allowed: { moves: [["pass"], ["confirm"]] },
  },
  {
    clauses: ["MAS-HEX-9"],
    position: { seats: 2, seed: 4 },
    allowed: { moves: [["pass"], ["confirm"], ["pass"], ["confirm"]] },
  },
];
