import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-CAPT-1"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 704, "heavy"],
          [1, 704, "chieftain", "population"],
        ],
        step: "combat",
        homes: [407, 505],
      },
    },
    allowed: { moves: [["fight", 704, 1]], luck: [6, 6, 1, 2] },
  },
  {
    clauses: ["TAH-CAPT-2", "TAH-CHIEF-4", "TAH-NPL-1"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 704, "heavy"],
          [1, 704, "chieftain"],
        ],
        step: "combat",
        homes: [407, 505],
      },
    },
    allowed: { moves: [["fight", 704, 1]], luck: [6, 6, 1] },
  },
  {
    clauses: ["TAH-CAPT-3", "TAH-CAPT-4"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 704, "heavy"],
          [1, 704, "chieftain", "E1", "E2", "shaman"],
        ],
        step: "combat",
        homes: [407, 505],
        clock: 3,
      },
    },
    allowed: { moves: [["fight", 704, 1], ["shamanOut"]], luck: [6, 6, 3, 4, 5, 1] },
  },
];
