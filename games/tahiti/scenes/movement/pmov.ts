import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-PMOV-1"],
    position: { seats: 2, arrange: { pieces: [[0, 407, "population*2", "E1"]], step: "movement" } },
    before: { moves: [["walk", 407]] },
    allowed: {
      moves: [
        ["step", 508],
        ["step", 409],
        ["step", 508],
      ],
    },
    forbidden: ["done"],
  },
  {
    clauses: ["TAH-PMOV-2"],
    position: {
      seats: 2,
      arrange: {
        pieces: [[0, 407, "population*2"]],
        step: "movement",
        markers: [
          [407, "bigLog"],
          [508, "partBuiltCanoe"],
        ],
      },
    },
    before: {
      moves: [
        ["walk", 407],
        ["load", "bigLog"],
        ["step", 508],
        ["unload", "bigLog"],
        ["load", "partBuiltCanoe"],
        ["step", 409],
        ["done"],
      ],
    },
    allowed: {
      moves: [
        ["walk", 407],
        ["step", 508],
      ],
    },
  },
  {
    clauses: ["TAH-PMOV-3"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 407, "population"],
          [0, 508, "population*2"],
        ],
        step: "movement",
        markers: [
          [407, "bigLog"],
          [508, "bigLog"],
        ],
      },
    },
    before: {
      moves: [
        ["walk", 508],
        ["load", "bigLog"],
        ["step", 409],
        ["done"],
        ["activate", 6],
        ["take", "population"],
        ["load", "bigLog"],
        ["step", 508],
        ["unload", "bigLog"],
        ["step", 409],
      ],
    },
    allowed: { moves: [["done"], ["walk", 508]] },
    forbidden: ["load", "bigLog"],
  },
  {
    clauses: ["TAH-PMOV-4"],
    position: { seats: 2, arrange: { pieces: [[0, 407, "population"]], step: "movement", markers: [[407, "bigLog"]] } },
    before: { moves: [["activate", 3]] },
    allowed: {
      moves: [
        ["take", "population"],
        ["load", "bigLog"],
        ["step", 508],
        ["drop", "population"],
        ["step", 409],
        ["done"],
      ],
    },
  },
  {
    clauses: ["TAH-PMOV-5"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 508, "population"],
          [1, 508, "militia"],
        ],
        step: "movement",
        markers: [[508, "bigLog"]],
      },
    },
    before: { moves: [["walk", 508]] },
    forbidden: ["load", "bigLog"],
    allowed: { moves: [["step", 407]] },
  },
  {
    clauses: ["TAH-PMOV-6"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 409, "population"],
          [1, 407, "militia"],
        ],
        step: "movement",
        homes: [604, 1310],
      },
    },
    before: { moves: [["walk", 409]] },
    forbidden: ["step", 508],
    allowed: { moves: [["step", 509]] },
  },
  {
    clauses: ["TAH-PMOV-7"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 407, "population"],
          [1, 508, "E1", "population"],
        ],
        step: "movement",
      },
    },
    allowed: { moves: [["walk", 407], ["step", 508], ["step", 409], ["done"]] },
  },
];
