import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-NEG-2"],
    position: {
      seats: 3,
      arrange: {
        homes: [407, 505, 1310],
        step: "combat",
        control: { paea: 1 },
        pieces: [
          [0, 704, "heavy"],
          [1, 704, "chieftain"],
          [1, 505, "population", "militia", "E1"],
          [0, 407, "fighters"],
        ],
        markers: [
          [505, "warCanoe"],
          [407, "warCanoe"],
        ],
      },
    },
    before: {
      moves: [
        ["fight", 704, 1],
        ["edit", "standard"],
        ["canoes", 0],
        ["units", "militia", 0],
        ["giftUnits", "fighters", 0],
        ["giftUnits", "heavy", 0],
        ["elder", 5, "go"],
        ["area", "paea", "captor"],
        ["area", "pare", "captor"],
        ["rest", "captor"],
      ],
      luck: [6, 6, 5],
    },
    allowed: { moves: [["submit"]] },
  },
  {
    clauses: ["TAH-NEG-3"],
    position: {
      seats: 3,
      arrange: {
        homes: [407, 505, 1310],
        step: "combat",
        pieces: [
          [0, 704, "heavy"],
          [1, 704, "chieftain"],
        ],
      },
    },
    allowed: { moves: [["fight", 704, 1], ["propose", "standard"], ["accept"]], luck: [6, 6, 5, 6, 4] },
  },
  {
    clauses: ["TAH-NEG-4"],
    position: {
      seats: 3,
      arrange: {
        homes: [407, 505, 1310],
        step: "combat",
        pieces: [
          [0, 704, "heavy"],
          [1, 704, "chieftain"],
          [1, 505, "population*4"],
        ],
      },
    },
    allowed: {
      moves: [
        ["fight", 704, 1],
        ["edit", "standard"],
      ],
      luck: [6, 6, 5],
    },
  },
  {
    clauses: ["TAH-NEG-5"],
    position: {
      seats: 3,
      arrange: {
        homes: [407, 505, 1310],
        step: "combat",
        villages: [
          [1, 905],
          [1, 1008],
        ],
        control: { paea: 1, papara: 1 },
        pieces: [
          [0, 704, "heavy"],
          [1, 704, "chieftain"],
          [1, 409, "population*2", "militia*2", "fighters", "heavy"],
        ],
        markers: [[505, "warCanoe"]],
      },
    },
    before: {
      moves: [
        ["fight", 704, 1],
        ["edit", "standard"],
        ["units", "population", 2],
        ["area", "paea", "captor"],
        ["area", "pare", "captor"],
        ["area", "tiarei", "neutral"],
        ["area", "hitiaa", "neutral"],
        ["area", "papara", "captor"],
        ["submit"],
      ],
      luck: [6, 6, 5],
    },
    allowed: { moves: [["accept"]], luck: [6, 4] },
  },
  {
    clauses: ["TAH-NEG-6"],
    position: {
      seats: 3,
      arrange: {
        homes: [407, 505, 1310],
        step: "combat",
        pieces: [
          [0, 704, "heavy"],
          [1, 704, "chieftain"],
          [1, 610, "population"],
        ],
        markers: [[610, "bigLog"]],
      },
    },
    allowed: { moves: [["fight", 704, 1], ["propose", "scorched"], ["accept"]], luck: [6, 6, 5, 6, 4] },
  },
  {
    clauses: ["TAH-NEG-7"],
    position: {
      seats: 3,
      arrange: {
        homes: [407, 505, 1310],
        step: "combat",
        pieces: [
          [0, 704, "heavy"],
          [1, 704, "chieftain"],
          [1, 505, "population"],
        ],
        markers: [[505, "warCanoe"]],
      },
    },
    allowed: {
      moves: [
        ["fight", 704, 1],
        ["propose", "standard"],
        ["pass"],
        ["propose", "standard"],
        ["propose", "scorched"],
        ["accept"],
      ],
      luck: [6, 6, 5, 6, 4],
    },
  },
  {
    clauses: ["TAH-NEG-8"],
    position: {
      seats: 3,
      options: { allowExecution: false },
      arrange: {
        homes: [407, 505, 1310],
        step: "combat",
        pieces: [
          [0, 704, "heavy"],
          [1, 704, "chieftain"],
        ],
      },
    },
    before: {
      moves: [
        ["fight", 704, 1],
        ["propose", "standard"],
        ["pass"],
        ["propose", "standard"],
        ["pass"],
        ["propose", "standard"],
        ["pass"],
      ],
      luck: [6, 6, 5],
    },
    forbidden: ["execute"],
    allowed: { moves: [["standard"]], luck: [2] },
  },
  {
    clauses: ["TAH-NEG-11"],
    position: {
      seats: 3,
      arrange: {
        homes: [407, 505, 1310],
        step: "combat",
        pieces: [
          [0, 707, "heavy*2", "slingers"],
          [1, 707, "chieftain", "population"],
        ],
      },
    },
    allowed: { moves: [["fight", 707, 1], ["propose", "standard"], ["accept"], ["settle"]], luck: [6, 1, 1, 4, 6, 4] },
  },
  {
    clauses: ["TAH-NEG-12"],
    position: {
      seats: 3,
      arrange: {
        homes: [407, 505, 1310],
        step: "movement",
        pieces: [[0, 407, "militia"]],
        markers: [
          [505, "warCanoe"],
          [1310, "warCanoe"],
        ],
      },
    },
    before: {
      moves: [
        ["depart"],
        ["deal", 1],
        ["propose", "allForCanoe"],
        ["propose", "allForCanoe"],
        ["propose", "allForCanoe"],
        ["propose", "allForCanoe"],
        ["accept"],
      ],
    },
    allowed: { moves: [["cancel"]] },
    forbidden: ["deal", 1],
  },
  {
    clauses: ["TAH-NEG-13"],
    position: {
      seats: 3,
      arrange: {
        homes: [407, 505, 1310],
        step: "movement",
        pieces: [
          [0, 610, "population"],
          [0, 811, "militia"],
          [1, 811, "population"],
        ],
        markers: [
          [407, "warCanoe"],
          [610, "bigLog", "partBuiltCanoe", "warCanoe"],
          [811, "bigLog"],
        ],
      },
    },
    before: {
      moves: [
        ["depart"],
        ["noMoreDeals"],
        ["assemble"],
        ["canoes", 1],
        ["units", "population", 1],
        ["units", "militia", 1],
      ],
    },
    allowed: { moves: [["ready"]], luck: [6, 4] },
  },
];
