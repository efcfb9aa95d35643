import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-PURS-2", "TAH-PURS-3"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 707, "heavy*2", "slingers"],
          [1, 707, "militia"],
        ],
        step: "combat",
        homes: [407, 804],
      },
    },
    allowed: { moves: [["fight", 707, 1], ["stay"]], luck: [6, 6, 2, 2, 2] },
  },
  {
    clauses: ["TAH-PURS-4"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 707, "heavy*2", "slingers", "E1", "population"],
          [1, 707, "militia"],
        ],
        step: "combat",
        homes: [407, 804],
      },
    },
    before: { moves: [["fight", 707, 1], ["pursueWith"], ["bring", "heavy", 0]], luck: [6, 6, 2] },
    allowed: {
      moves: [
        ["bring", "slingers", 1],
        ["bringLeader", 4, "stay"],
      ],
    },
    forbidden: ["bring", "slingers", 0],
  },
  {
    clauses: ["TAH-PURS-5"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 905, "militia"],
          [1, 905, "heavy*2", "slingers"],
        ],
        step: "combat",
        homes: [407, 905],
      },
    },
    allowed: { moves: [["fight", 905, 1], ["pursueAll"]], luck: [1, 6, 2, 2] },
  },
];
