import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-ELD-2", "TAH-ELD-3"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 704, "heavy"],
          [1, 704, "E1"],
        ],
        step: "combat",
        homes: [407, 505],
      },
    },
    allowed: { moves: [["fight", 704, 1]], luck: [6, 6, 3] },
  },
];
