import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-CHIEF-1", "TAH-NEG-1"],
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
    allowed: { moves: [["fight", 704, 1]], luck: [6, 6, 5] },
  },
  {
    clauses: ["TAH-CHIEF-2", "TAH-CHIEF-3", "TAH-NPL-2"],
    position: {
      seats: 3,
      arrange: {
        homes: [407, 505, 1310],
        control: { hitiaa: 1, paea: 1, papara: 1, mahina: 1 },
        pieces: [
          [0, 704, "heavy"],
          [1, 704, "chieftain"],
          [1, 409, "militia"],
          [2, 508, "militia"],
          [1, 508, "E1"],
        ],
        markers: [
          [409, "warCanoe"],
          [1008, "bigLog"],
          [508, "bigLog"],
        ],
        partBuilt: [1008],
        step: "combat",
      },
    },
    allowed: { moves: [["fight", 704, 1]], luck: [6, 6, 1] },
  },
];
