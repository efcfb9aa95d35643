import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-SHAM-1"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 508, "militia", "shaman"],
          [1, 508, "militia", "shaman"],
        ],
        step: "combat",
        clock: 5,
      },
    },
    allowed: { moves: [["fight", 508, 1], ["shamanIn"], ["shamanIn"]], luck: [6, 1, 2] },
  },
  {
    clauses: ["TAH-SHAM-3"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 608, "heavy*2"],
          [1, 608, "militia", "shaman"],
        ],
        step: "combat",
        homes: [407, 1310],
        clock: 5,
      },
    },
    before: {
      moves: [
        ["fight", 608, 1],
        ["shamanIn"],
        ["retreatTo", 508],
        ["stay"],
        ["endBuild"],
        ["endMove"],
        ["order", 0, "clockwise"],
        ["endBuild"],
        ["endMove"],
        ["endBuild"],
        ["endMove"],
        ["order", 0, "clockwise"],
        ["endBuild"],
        ["endMove"],
        ["endBuild"],
      ],
      luck: [6, 1, 2, 1, 1, 4, 1, 3, 4, 1, 1],
    },
    allowed: { moves: [["endMove"]], luck: [3, 3] },
  },
  {
    clauses: ["TAH-SHAM-4"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 608, "heavy"],
          [1, 608, "militia", "shaman"],
        ],
        step: "combat",
        homes: [1310, 409],
      },
    },
    allowed: { moves: [["fight", 608, 1], ["shamanOut"]], luck: [6, 6, 2] },
  },
];
