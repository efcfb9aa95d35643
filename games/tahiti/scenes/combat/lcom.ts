import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-LCOM-1"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 508, "heavy"],
          [1, 508, "militia"],
          [0, 905, "heavy"],
          [1, 905, "militia"],
        ],
        step: "combat",
      },
    },
    allowed: { moves: [["fight", 508, 1]] },
  },
  {
    clauses: ["TAH-LCOM-2"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 508, "militia"],
          [1, 508, "militia"],
        ],
        step: "combat",
      },
    },
    forbidden: ["endCombat"],
    allowed: { moves: [["fight", 508, 1]], luck: [2, 1, 1] },
  },
  {
    clauses: ["TAH-LCOM-3"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 508, "militia"],
          [1, 508, "population"],
          [0, 905, "E1"],
          [1, 905, "shaman"],
        ],
        step: "combat",
        villages: [[1, 704]],
      },
    },
    allowed: {
      moves: [
        ["skip", 508, 1],
        ["fight", 905, 1],
      ],
      luck: [2, 1],
    },
  },
  {
    clauses: ["TAH-LCOM-5"],
    position: {
      seats: 3,
      arrange: {
        homes: [407, 905, 1011],
        step: "combat",
        pieces: [
          [0, 508, "heavy*2"],
          [1, 508, "population"],
          [2, 508, "militia"],
        ],
      },
    },
    allowed: { moves: [["fight", 508, 2]], luck: [6, 1, 2] },
    forbidden: ["fight", 508, 1],
  },
  {
    clauses: ["TAH-LCOM-6", "TAH-LCOM-9", "TAH-PURS-1"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 608, "heavy*2", "slingers", "chieftain"],
          [1, 608, "fighters*2", "militia"],
        ],
        step: "combat",
        homes: [1310, 409],
      },
    },
    allowed: { moves: [["fight", 608, 1], ["pursueAll"]], luck: [4, 3, 2, 3, 1, 4, 6, 3] },
  },
  {
    clauses: ["TAH-LCOM-7"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 608, "militia"],
          [1, 608, "shaman"],
        ],
        step: "combat",
      },
    },
    allowed: { moves: [["fight", 608, 1]], luck: [6, 1] },
  },
  {
    clauses: ["TAH-LCOM-8"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 508, "heavy*2"],
          [1, 508, "fighters*2", "militia*2", "population", "E1", "shaman"],
        ],
        step: "combat",
        homes: [407, 409],
      },
    },
    allowed: { moves: [["fight", 508, 1], ["shamanOut"]], luck: [6, 1, 2, 2, 2, 2, 2] },
  },
  {
    clauses: ["TAH-LCOM-10"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 608, "militia"],
          [1, 608, "militia"],
        ],
        step: "combat",
      },
    },
    allowed: { moves: [["fight", 608, 1]] },
  },
  {
    clauses: ["TAH-LCOM-13"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 905, "heavy*2"],
          [1, 905, "militia", "shaman"],
        ],
        step: "combat",
        homes: [407, 905],
        villages: [[1, 1008]],
      },
    },
    allowed: { moves: [["fight", 905, 1], ["shamanIn"]], luck: [6, 6, 2, 2] },
  },
  {
    clauses: ["TAH-LCOM-14"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 508, "heavy*2"],
          [1, 508, "militia"],
        ],
        step: "combat",
        homes: [407, 409],
        markers: [[508, "bigLog", "partBuiltCanoe", "warCanoe"]],
      },
    },
    allowed: { moves: [["fight", 508, 1]], luck: [6, 1, 2] },
  },
  {
    clauses: ["TAH-LCOM-15"],
    position: {
      seats: 2,
      arrange: { pieces: [[0, 905, "chieftain"]], step: "combat", homes: [407, 1310], villages: [[1, 905]] },
    },
    allowed: { moves: [["fight", 905, 1]], luck: [1, 6] },
  },
];
