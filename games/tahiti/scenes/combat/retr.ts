import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-RETR-1"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 910, "heavy*2"],
          [1, 910, "militia"],
          [1, 1010, "fighters*2", "E1"],
        ],
        step: "combat",
        homes: [407, 1008],
      },
    },
    allowed: { moves: [["fight", 910, 1], ["retreatTo", 1010], ["stay"]], luck: [1, 4, 2, 1, 2, 2] },
  },
  {
    clauses: ["TAH-RETR-2"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 608, "heavy"],
          [0, 407, "militia"],
          [1, 608, "militia"],
        ],
        step: "combat",
        homes: [604, 409],
      },
    },
    allowed: { moves: [["fight", 608, 1]], luck: [6, 6, 2] },
  },
  {
    clauses: ["TAH-RETR-3"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 608, "heavy"],
          [0, 508, "population", "E1"],
          [1, 608, "militia"],
        ],
        step: "combat",
        homes: [604, 409],
      },
    },
    allowed: { moves: [["fight", 608, 1]], luck: [6, 6, 2] },
  },
  {
    clauses: ["TAH-RETR-4"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 608, "heavy"],
          [1, 608, "militia"],
          [1, 508, "fighters"],
        ],
        step: "combat",
        homes: [1310, 409],
      },
    },
    allowed: { moves: [["fight", 608, 1]], luck: [6, 6, 2] },
  },
  {
    clauses: ["TAH-RETR-5"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 608, "heavy*2", "slingers"],
          [1, 608, "militia"],
        ],
        step: "combat",
        homes: [1310, 409],
      },
    },
    allowed: { moves: [["fight", 608, 1], ["pursueAll"]], luck: [6, 6, 2, 1] },
  },
  {
    clauses: ["TAH-RETR-6"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 905, "heavy*2"],
          [1, 905, "militia"],
        ],
        step: "combat",
        homes: [407, 905],
        villages: [
          [1, 806],
          [1, 1008],
        ],
      },
    },
    allowed: { moves: [["fight", 905, 1]], luck: [1, 6, 2, 2] },
  },
  {
    clauses: ["TAH-RETR-7"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 606, "heavy*2"],
          [0, 505, "militia"],
          [1, 606, "fighters", "militia"],
        ],
        step: "combat",
        homes: [407, 1310],
      },
    },
    allowed: { moves: [["fight", 606, 1]], luck: [6, 1] },
  },
  {
    clauses: ["TAH-RETR-8", "TAH-EXP-2"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 606, "heavy*2"],
          [0, 505, "militia"],
          [1, 606, "fighters", "militia"],
        ],
        step: "combat",
        homes: [407, 1310],
        markers: [[1310, "warCanoe"]],
      },
    },
    allowed: {
      moves: [["fight", 606, 1], ["depart"], ["noMoreDeals"], ["crew", "takeAll"], ["ready"], ["settle"]],
      luck: [6, 1, 6, 4],
    },
  },
];
