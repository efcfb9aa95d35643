import type { TahitiScene } from "./scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-GEO-2", "TAH-LMOV-4"],
    position: { seats: 2, arrange: { step: "movement" } },
    allowed: { moves: [["activate", 1]] },
  },
  {
    clauses: ["TAH-GEO-5", "TAH-SMOV-5", "TAH-REEF-1", "TAH-REEF-2"],
    position: {
      seats: 2,
      arrange: {
        homes: [1310, 407],
        villages: [[1, 1008]],
        pieces: [[0, 1310, "E5", "fighters*2", "slingers"]],
        markers: [[1310, "warCanoe*2"]],
        step: "movement",
      },
    },
    before: {
      moves: [
        ["activate", 1],
        ["embark", 2],
        ["take", "fighters"],
        ["take", "fighters"],
        ["take", "slingers"],
        ["sail", 1209],
        ["sail", 1109],
        ["sail", 1108],
        ["sail", 1008],
        ["land"],
        ["take", "fighters"],
        ["take", "fighters"],
      ],
    },
    allowed: { moves: [["done"], ["endMove"]] },
  },
  {
    clauses: ["TAH-GEO-7", "TAH-LZI-1"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 407, "chieftain"],
          [1, 508, "population", "E1", "shaman", "chieftain"],
        ],
        step: "movement",
        markers: [[508, "warCanoe"]],
      },
    },
    allowed: {
      moves: [
        ["activate", 1],
        ["step", 507],
        ["step", 508],
      ],
    },
  },
  {
    clauses: ["TAH-GEO-12"],
    position: {
      seats: 3,
      options: { seaCombat: true },
      arrange: {
        homes: [407, 1310, 1113],
        step: "movement",
        pieces: [
          [0, 902, "E1"],
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
    allowed: { moves: [["endBuild"]], luck: [3] },
  },
  {
    clauses: ["TAH-GEO-13"],
    position: {
      seats: 2,
      arrange: {
        homes: [407, 1310],
        pieces: [[0, 804, "chieftain", "militia"]],
        markers: [[804, "warCanoe"]],
        step: "movement",
      },
    },
    before: {
      moves: [
        ["activate", 1],
        ["embark", 1],
        ["take", "militia"],
        ["sail", 803],
        ["sail", 804],
        ["sail", 803],
        ["sail", 804],
        ["sail", 803],
        ["sail", 804],
        ["sail", 803],
        ["sail", 804],
        ["sail", 803],
        ["sail", 804],
        ["sail", 704],
      ],
    },
    allowed: { moves: [["sail", 804]] },
    forbidden: ["sail", 703],
  },
];
