import type { MoaScene } from "../scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-DEAL-2"],
    position: {
      seats: 3,
      arrange: { round: 7, first: 1, acted: true, hands: { "0": "moa" }, discard: "tui tui kiwi" },
    },
    allowed: {
      moves: [["end"]],
    },
  },
];
