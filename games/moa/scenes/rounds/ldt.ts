import type { MoaScene } from "../scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-LDT-2"],
    position: { seats: 3, arrange: { land: { "1": "R1 EL=L01", "2": "R1" }, hands: { "0": "kiwi" } } },
    allowed: { moves: [["leader", 1], ["pay", "kiwi"], ["confirm"]] },
  },
  {
    clauses: ["MOA-LDT-4"],
    position: { seats: 3, arrange: { land: { "1": "R1" }, hands: { "0": "tui" }, leaderTiles: { "0": ["L01"] } } },
    allowed: {
      moves: [
        ["place", 1],
        ["pay", "tui"],
        ["pay", "L01"],
        ["count", 1],
      ],
    },
  },
  {
    clauses: ["MOA-LDT-5"],
    position: { seats: 3, arrange: { round: 7, first: 1, land: { "1": "R1 EL=L01" }, hands: { "0": "kiwi" } } },
    allowed: {
      moves: [["leader", 1], ["pay", "kiwi"], ["confirm"], ["end"]],
    },
  },
  {
    clauses: ["MOA-LDT-6"],
    position: { seats: 3, arrange: { round: 7, first: 1, acted: true, leaderTiles: { "0": ["L12", "L01"] } } },
    allowed: {
      moves: [["end"]],
    },
  },
];
