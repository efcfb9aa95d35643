import type { MoaScene } from "../scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-RND-3"],
    position: { seats: 3, arrange: { turn: 2, first: 1, acted: true, hands: { "0": "moa" } } },
    allowed: { moves: [["end"], ["pass"], ["end"]], luck: ["T09", "T25", "rat"] },
  },
  {
    clauses: ["MOA-RND-4"],
    position: {
      seats: 4,
      arrange: {
        round: 7,
        first: 1,
        acted: true,
        land: { "1": "rat!", "2": "R2L SH", "3": "possum!", "5": "Y1 SH EL=L09" },
        display: { possum: 2 },
        volcano: 3,
        karakia: { "1": ["move_birds"] },
        hands: { "1": "tui tui kea moa" },
      },
    },
    allowed: {
      moves: [["end"]],
    },
  },
];
