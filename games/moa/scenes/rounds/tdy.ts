import type { MoaScene } from "../scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-TDY-1"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, hands: { "1": "tui tui", "3": "moa" } } },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-TDY-2"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, land: { "4": "SH", "9": "Y1 SH" } } },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-TDY-3"],
    position: {
      seats: 4,
      arrange: {
        round: 7,
        first: 1,
        acted: true,
        sales: 1,
        land: { "10": "EL=L01", "11": "R2L Y1", "12": "G1 dog$G" },
        leaderTiles: { "3": ["L05"] },
      },
    },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-TDY-4"],
    position: {
      seats: 4,
      arrange: { round: 7, first: 1, acted: true, period: 2, land: { "1": "R1 SH" }, hands: { "1": "moa" } },
    },
    allowed: { moves: [["end"]] },
  },
];
