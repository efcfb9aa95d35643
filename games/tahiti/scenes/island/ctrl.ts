import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-CTRL-5", "TAH-CTRL-6"],
    position: { seats: 2, arrange: { control: { paea: 1 }, pieces: [[0, 508, "militia"]] } },
    allowed: { moves: [["endBuild"]] },
  },
  {
    clauses: ["TAH-CTRL-1", "TAH-CTRL-2"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 704, "chieftain"],
          [0, 705, "fighters"],
        ],
      },
    },
    allowed: {
      moves: [
        ["endBuild"],
        ["place", "population", 704],
        ["place", "population", 706],
        ["place", "population", 706],
        ["place", "elder", 705],
      ],
      luck: [4, 6],
    },
  },
  {
    clauses: ["TAH-CTRL-3"],
    position: { seats: 2, arrange: { pieces: [[0, 704, "chieftain", "militia"]] } },
    allowed: {
      moves: [["endBuild"], ["place", "population", 704], ["place", "population", 704], ["place", "population", 704]],
      luck: [3],
    },
  },
  {
    clauses: ["TAH-CTRL-4"],
    position: { seats: 2, arrange: { pieces: [[0, 704, "chieftain", "militia"]] } },
    before: {
      moves: [
        ["endBuild"],
        ["place", "population", 705],
        ["place", "population", 704],
        ["place", "population", 704],
        ["place", "elder", 704],
      ],
      luck: [2, 5],
    },
    allowed: {
      moves: [
        ["activate", 7],
        ["take", "militia"],
        ["step", 604],
      ],
    },
  },
  {
    clauses: ["TAH-CTRL-7"],
    position: { seats: 2, arrange: { control: { hitiaa: 0 } } },
    allowed: { moves: [["endBuild"], ["endMove"]] },
  },
];
