import type { MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-SET-5"],
    position: { seats: 2, options: { firstPlayer: "seat" }, arrange: { hands: { "1": ["W3-GGG", "N-RRR"] } } },
    allowed: {
      moves: [
        ["shield", "W3-GGG"],
        ["lay", 0, 1],
      ],
    },
  },
];
