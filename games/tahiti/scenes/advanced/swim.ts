import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-SWIM-2", "TAH-SWIM-4"],
    position: {
      seats: 3,
      options: { seaCombat: true },
      arrange: {
        homes: [407, 1310, 1113],
        step: "movement",
        pieces: [[0, 409, "fighters", "slingers", "militia", "E1"]],
        markers: [[409, "warCanoe*0"]],
      },
      edits: [
        [
          "stack",
          [
            { phase: "rounds", next: 1 },
            { phase: "playerTurn", player: 0, step: "movement", gains: [] },
            { phase: "overboard", side: 0, at: 409, swimmers: [1, 2, 3, 4], canoes: [], seated: 0, ownShore: false },
            { phase: "build", seat: 1, harvested: [] },
          ],
        ],
      ],
    },
    allowed: { moves: [["endBuild"]] },
  },
  {
    clauses: ["TAH-SWIM-3"],
    position: {
      seats: 3,
      options: { seaCombat: true },
      arrange: {
        homes: [407, 1310, 1113],
        step: "movement",
        pieces: [
          [0, 902, "heavy"],
          [0, 803, "militia*4"],
        ],
        markers: [
          [902, "warCanoe*0"],
          [803, "warCanoe*2"],
        ],
      },
      edits: [
        [
          "stack",
          [
            { phase: "rounds", next: 1 },
            { phase: "playerTurn", player: 0, step: "movement", gains: [] },
            { phase: "overboard", side: 0, at: 902, swimmers: [1], canoes: [], seated: 0, ownShore: false },
            { phase: "build", seat: 1, harvested: [] },
          ],
        ],
        ["markers.0.crew", 0],
        ["markers.1.crew", 0],
      ],
    },
    allowed: { moves: [["endBuild"]], luck: [3, 3] },
  },
  {
    clauses: ["TAH-SWIM-5"],
    position: {
      seats: 3,
      options: { seaCombat: true },
      arrange: {
        homes: [407, 1310, 1113],
        step: "movement",
        pieces: [[0, 902, "militia", "fighters", "E1"]],
        markers: [[902, "warCanoe*0"]],
      },
      edits: [
        [
          "stack",
          [
            { phase: "rounds", next: 1 },
            { phase: "playerTurn", player: 0, step: "movement", gains: [] },
            { phase: "overboard", side: 0, at: 902, swimmers: [1, 2, 3], canoes: [], seated: 0, ownShore: false },
            { phase: "build", seat: 1, harvested: [] },
          ],
        ],
      ],
    },
    allowed: { moves: [["endBuild"]], luck: [5, 1, 1, 1, 1] },
  },
  {
    clauses: ["TAH-SWIM-6"],
    position: {
      seats: 3,
      options: { crashingReefs: true },
      arrange: {
        homes: [1310, 905, 604],
        pieces: [[0, 510, "chieftain", "militia"]],
        markers: [[510, "warCanoe*1"]],
        step: "movement",
      },
    },
    allowed: {
      moves: [["activate", 1], ["embark", 1], ["take", "militia"], ["sail", 410], ["crash", 309], ["go"]],
      luck: [6, 2, 6],
    },
  },
];
