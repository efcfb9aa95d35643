import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-VILL-1"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 407, "population*3"],
          [0, 406, "population*3"],
          [0, 905, "population*2"],
        ],
        control: { tiarei: 0 },
        markers: [
          [905, "bigLog"],
          [406, "bigLog"],
        ],
        homes: [407, 1310],
      },
    },
    forbidden: ["build", "partBuiltVillage", 406],
    allowed: { moves: [["build", "militia", 407]] },
  },
  {
    clauses: ["TAH-VILL-3"],
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
          [1, 1112],
        ],
      },
    },
    before: { moves: [["fight", 905, 1]], luck: [6, 6] },
    allowed: { moves: [["newHome", 1112]], luck: [2, 2] },
    forbidden: ["newHome", 806],
  },
  {
    clauses: ["TAH-VILL-4"],
    position: {
      seats: 2,
      arrange: {
        homes: [0, 1310],
        control: { mahina: 0 },
        partBuilt: [704],
        pieces: [[0, 704, "population*2", "chieftain"]],
        markers: [[704, "bigLog"]],
      },
    },
    allowed: { moves: [["build", "village", 704]] },
  },
  {
    clauses: ["TAH-VILL-5"],
    position: {
      seats: 2,
      arrange: {
        homes: [407, 1310],
        control: { tiarei: 0 },
        partBuilt: [905],
        pieces: [[0, 905, "population*2"]],
        markers: [[905, "bigLog"]],
      },
    },
    allowed: { moves: [["build", "village", 905]] },
  },
  {
    clauses: ["TAH-VILL-6"],
    position: {
      seats: 2,
      arrange: {
        villages: [
          [0, 704],
          [0, 905],
        ],
        pieces: [[0, 905, "population"]],
      },
    },
    allowed: { moves: [["build", "militia", 905]] },
    forbidden: ["dismantle", 407],
  },
  {
    clauses: ["TAH-VILL-7"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 905, "militia"],
          [1, 905, "heavy*2"],
        ],
        step: "combat",
        homes: [407, 1310],
        villages: [[0, 905]],
      },
    },
    allowed: { moves: [["fight", 905, 1]], luck: [1, 1, 2, 2] },
  },
  {
    clauses: ["TAH-VILL-8"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 905, "heavy*2"],
          [1, 905, "militia"],
        ],
        step: "combat",
        homes: [407, 1008],
        partBuilt: [905],
      },
    },
    allowed: { moves: [["fight", 905, 1]], luck: [6, 6, 2] },
  },
  {
    clauses: ["TAH-VILL-9", "TAH-PURS-6"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 608, "heavy*2", "slingers"],
          [1, 608, "militia"],
        ],
        step: "combat",
        homes: [1310, 407],
        villages: [[1, 508]],
      },
    },
    allowed: { moves: [["fight", 608, 1], ["pursueAll"]], luck: [6, 3, 2, 2] },
  },
  {
    clauses: ["TAH-VILL-10"],
    position: {
      seats: 2,
      arrange: { pieces: [[0, 905, "E5", "militia"]], step: "combat", homes: [407, 1310], villages: [[1, 905]] },
    },
    allowed: { moves: [["fight", 905, 1]], luck: [4, 4, 2] },
  },
];
