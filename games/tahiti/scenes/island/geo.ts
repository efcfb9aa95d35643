import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
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
