import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-CRASH-1", "TAH-CRASH-6"],
    position: {
      seats: 2,
      options: { crashingReefs: true },
      arrange: {
        homes: [1310, 905],
        pieces: [[0, 510, "chieftain", "militia"]],
        markers: [[510, "warCanoe*1"]],
        step: "movement",
      },
    },
    allowed: {
      moves: [
        ["activate", 1],
        ["embark", 1],
        ["take", "militia"],
        ["sail", 410],
      ],
    },
  },
  {
    clauses: ["TAH-CRASH-2", "TAH-CRASH-3"],
    position: {
      seats: 2,
      options: { crashingReefs: true },
      arrange: {
        homes: [1310, 905],
        pieces: [[0, 510, "chieftain", "militia", "militia", "militia"]],
        markers: [[510, "warCanoe*3"]],
        step: "movement",
      },
    },
    before: {
      moves: [
        ["activate", 1],
        ["embark", 3],
        ["take", "militia"],
        ["take", "militia"],
        ["take", "militia"],
        ["sail", 410],
        ["crash", 309],
      ],
    },
    allowed: { moves: [["go"]], luck: [5, 6, 3, 2] },
  },
  {
    clauses: ["TAH-CRASH-4"],
    position: {
      seats: 2,
      options: { crashingReefs: true },
      arrange: {
        homes: [1310, 905],
        pieces: [[0, 510, "chieftain", "militia", "militia"]],
        markers: [[510, "warCanoe*2"]],
        step: "movement",
      },
    },
    before: {
      moves: [["activate", 1], ["embark", 2], ["take", "militia"], ["take", "militia"], ["crash", 409], ["go"]],
      luck: [5],
    },
    allowed: { moves: [["continue"]], luck: [1] },
  },
  {
    clauses: ["TAH-CRASH-5"],
    position: {
      seats: 2,
      options: { crashingReefs: true },
      arrange: {
        homes: [1310, 905],
        pieces: [[0, 510, "chieftain", "heavy", "militia"]],
        markers: [[510, "warCanoe*2"]],
        step: "movement",
      },
    },
    before: {
      moves: [
        ["activate", 1],
        ["embark", 2],
        ["take", "militia"],
        ["take", "heavy"],
        ["sail", 410],
        ["crash", 309],
      ],
    },
    allowed: { moves: [["go"]], luck: [6, 4, 1] },
  },
];
