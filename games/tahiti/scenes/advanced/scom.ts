import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-SCOM-1"],
    position: {
      seats: 2,
      options: { seaCombat: true },
      arrange: { homes: [407, 1310], pieces: [[0, 407, "militia"]], markers: [[407, "warCanoe"]], step: "movement" },
    },
    allowed: { moves: [["activate", 3], ["embark", 1], ["take", "militia"], ["sail", 307], ["done"], ["endMove"]] },
  },
  {
    clauses: ["TAH-SCOM-2"],
    position: {
      seats: 2,
      options: { seaCombat: true },
      arrange: {
        homes: [407, 1310],
        step: "movement",
        pieces: [
          [0, 407, "militia"],
          [1, 307, "militia"],
        ],
        markers: [
          [407, "warCanoe*1"],
          [307, "warCanoe*1"],
        ],
      },
      edits: [["markers.1.crew", 1]],
    },
    allowed: { moves: [["activate", 5], ["embark", 1], ["take", "militia"], ["sail", 307], ["endMove"]] },
  },
  {
    clauses: ["TAH-SCOM-3"],
    position: {
      seats: 2,
      options: { seaCombat: true },
      arrange: {
        homes: [407, 610],
        step: "movement",
        pieces: [
          [0, 407, "militia"],
          [1, 409, "militia"],
        ],
        markers: [
          [407, "warCanoe*1"],
          [409, "warCanoe"],
        ],
      },
    },
    before: { moves: [["activate", 5], ["embark", 1], ["take", "militia"], ["sail", 408], ["sail", 409], ["endMove"]] },
    allowed: { moves: [["fight", 409, 1]] },
  },
  {
    clauses: ["TAH-SCOM-4"],
    position: {
      seats: 2,
      options: { seaCombat: true },
      arrange: {
        homes: [407, 610],
        step: "movement",
        pieces: [
          [0, 407, "militia"],
          [1, 409, "militia*4"],
        ],
        markers: [
          [407, "warCanoe*1"],
          [409, "warCanoe"],
        ],
      },
    },
    before: {
      moves: [
        ["activate", 8],
        ["embark", 1],
        ["take", "militia"],
        ["sail", 408],
        ["sail", 409],
        ["endMove"],
        ["fight", 409, 1],
      ],
    },
    allowed: { moves: [["seaFight"]], luck: [4, 3, 1, 1] },
  },
  {
    clauses: ["TAH-SCOM-5"],
    position: {
      seats: 2,
      options: { seaCombat: true },
      arrange: {
        homes: [407, 1310],
        step: "combat",
        pieces: [
          [0, 307, "militia*3", "fighters*2", "chieftain"],
          [1, 307, "heavy*2"],
        ],
        markers: [
          [307, "warCanoe*3"],
          [307, "warCanoe*1"],
        ],
      },
      edits: [
        ["markers.0.crew", 0],
        ["markers.1.crew", 0],
        ["markers.2.crew", 0],
        ["markers.3.crew", 1],
      ],
    },
    allowed: { moves: [["fight", 307, 1], ["go"]], luck: [3, 6, 6, 0, 2, 2, 2, 3, 6, 6] },
  },
  {
    clauses: ["TAH-SCOM-6"],
    position: {
      seats: 2,
      options: { seaCombat: true },
      arrange: {
        homes: [407, 1310],
        step: "combat",
        pieces: [
          [0, 307, "militia*2", "fighters*2", "chieftain"],
          [1, 307, "militia", "shaman"],
        ],
        markers: [
          [307, "warCanoe*2"],
          [307, "warCanoe*1"],
        ],
      },
      edits: [
        ["markers.0.crew", 0],
        ["markers.1.crew", 0],
        ["markers.2.crew", 1],
      ],
    },
    allowed: { moves: [["fight", 307, 1], ["shamanIn"]], luck: [6, 1] },
  },
  {
    clauses: ["TAH-SCOM-7"],
    position: {
      seats: 3,
      options: { seaCombat: true },
      arrange: {
        homes: [407, 1310, 610],
        step: "combat",
        pieces: [
          [0, 307, "militia*2", "heavy", "chieftain"],
          [1, 307, "militia*3", "chieftain"],
        ],
        markers: [
          [307, "warCanoe*2"],
          [307, "warCanoe*3"],
        ],
      },
      edits: [
        ["markers.0.crew", 0],
        ["markers.1.crew", 0],
        ["markers.2.crew", 1],
        ["markers.3.crew", 1],
        ["markers.4.crew", 1],
      ],
    },
    allowed: { moves: [["fight", 307, 1], ["go"], ["go"]], luck: [6, 1, 1, 6, 1, 0, 1, 1, 6] },
  },
  {
    clauses: ["TAH-SCOM-8"],
    position: {
      seats: 2,
      options: { seaCombat: true },
      arrange: {
        homes: [407, 1310],
        step: "combat",
        pieces: [
          [0, 307, "militia*2", "heavy", "chieftain"],
          [1, 307, "militia*2"],
        ],
        markers: [
          [307, "warCanoe*2"],
          [307, "warCanoe*2"],
        ],
      },
      edits: [
        ["markers.0.crew", 0],
        ["markers.1.crew", 0],
        ["markers.2.crew", 1],
        ["markers.3.crew", 1],
      ],
    },
    before: {
      moves: [["fight", 307, 1], ["arrange"], ["seat", 1, 2], ["seat", 2, 2], ["seat", 3, 1], ["seat", 4, 2], ["go"]],
      luck: [6, 1],
    },
    allowed: { moves: [["go"]], luck: [1, 6, 0, 6, 6] },
  },
  {
    clauses: ["TAH-SCOM-9"],
    position: {
      seats: 2,
      options: { seaCombat: true },
      arrange: {
        homes: [407, 1310],
        step: "combat",
        pieces: [
          [0, 309, "militia*2"],
          [1, 309, "militia*2"],
        ],
        markers: [
          [309, "warCanoe*2"],
          [309, "warCanoe*2"],
        ],
      },
      edits: [
        ["markers.0.crew", 0],
        ["markers.1.crew", 0],
        ["markers.2.crew", 1],
        ["markers.3.crew", 1],
      ],
    },
    allowed: { moves: [["fight", 309, 1], ["go"], ["go"]], luck: [1, 1, 4, 0, 1, 5, 0, 1] },
  },
  {
    clauses: ["TAH-SCOM-10"],
    position: {
      seats: 2,
      options: { seaCombat: true },
      arrange: {
        homes: [407, 409],
        step: "movement",
        villages: [
          [1, 604],
          [1, 806],
          [1, 905],
        ],
        pieces: [
          [0, 407, "militia", "militia"],
          [1, 409, "heavy*2"],
          [1, 1011, "chieftain"],
        ],
        markers: [
          [407, "warCanoe*2"],
          [409, "warCanoe"],
        ],
      },
    },
    before: {
      moves: [
        ["activate", 9],
        ["embark", 2],
        ["take", "militia"],
        ["take", "militia"],
        ["sail", 408],
        ["sail", 409],
        ["endMove"],
        ["fight", 409, 1],
        ["seaFight"],
      ],
      luck: [6, 1],
    },
    allowed: { moves: [["newHome", 905]] },
    forbidden: ["newHome", 409],
  },
  {
    clauses: ["TAH-SCOM-11"],
    position: {
      seats: 2,
      options: { seaCombat: true },
      arrange: {
        homes: [1310, 604],
        step: "combat",
        pieces: [
          [0, 904, "fighters*2", "chieftain"],
          [1, 904, "militia"],
          [1, 804, "slingers", "population"],
        ],
        markers: [
          [904, "warCanoe*1"],
          [904, "warCanoe*1"],
          [804, "warCanoe*1"],
        ],
      },
      edits: [
        ["markers.0.crew", 0],
        ["markers.1.crew", 1],
      ],
    },
    allowed: { moves: [["fight", 904, 1], ["stay"]], luck: [6, 1, 1, 1] },
  },
  {
    clauses: ["TAH-SCOM-12"],
    position: {
      seats: 2,
      options: { seaCombat: true },
      arrange: {
        homes: [604, 405],
        step: "combat",
        pieces: [
          [0, 309, "militia*3", "fighters*2", "chieftain"],
          [1, 309, "heavy*2", "population"],
          [1, 308, "militia"],
          [1, 408, "militia"],
        ],
        markers: [
          [309, "warCanoe*3"],
          [309, "warCanoe*2"],
          [308, "warCanoe*1"],
          [408, "warCanoe*1"],
        ],
      },
      edits: [
        ["markers.0.crew", 0],
        ["markers.1.crew", 0],
        ["markers.2.crew", 0],
        ["markers.3.crew", 1],
        ["markers.4.crew", 1],
        ["markers.5.crew", 1],
        ["markers.6.crew", 1],
      ],
    },
    before: { moves: [["fight", 309, 1], ["go"], ["go"], ["retreatTo", 308], ["retreatTo", 307]], luck: [4, 4, 1, 1] },
    allowed: { moves: [["pursueAll"]] },
    forbidden: ["pursueWith"],
  },
  {
    clauses: ["TAH-SCOM-13"],
    position: {
      seats: 2,
      options: { seaCombat: true },
      arrange: {
        homes: [407, 610],
        step: "movement",
        pieces: [
          [0, 407, "militia"],
          [1, 409, "militia", "population"],
        ],
        markers: [
          [407, "warCanoe*1"],
          [409, "warCanoe"],
        ],
      },
    },
    before: {
      moves: [
        ["activate", 6],
        ["embark", 1],
        ["take", "militia"],
        ["sail", 408],
        ["sail", 409],
        ["endMove"],
        ["fight", 409, 1],
      ],
    },
    allowed: { moves: [["seaFight"]], luck: [4, 3, 1, 1] },
  },
  {
    clauses: ["TAH-SCOM-14"],
    position: {
      seats: 2,
      options: { seaCombat: true },
      arrange: {
        homes: [407, 806],
        step: "combat",
        pieces: [
          [0, 307, "militia*2", "fighters", "chieftain"],
          [1, 307, "militia", "fighters", "E1"],
          [1, 806, "population"],
        ],
        markers: [
          [307, "warCanoe*2"],
          [307, "warCanoe*1"],
        ],
      },
      edits: [
        ["markers.0.crew", 0],
        ["markers.1.crew", 0],
        ["markers.2.crew", 1],
      ],
    },
    allowed: { moves: [["fight", 307, 1], ["go"], ["surrender"]], luck: [6, 6, 1, 1, 3] },
  },
  {
    clauses: ["TAH-SCOM-15"],
    position: {
      seats: 2,
      options: { seaCombat: true },
      arrange: {
        homes: [407, 1310],
        step: "movement",
        pieces: [
          [0, 407, "militia"],
          [1, 207, "militia", "E1"],
        ],
        markers: [
          [407, "warCanoe*1"],
          [207, "warCanoe*1"],
        ],
      },
      edits: [["markers.1.crew", 1]],
    },
    allowed: {
      moves: [
        ["activate", 6],
        ["embark", 1],
        ["take", "militia"],
        ["sail", 307],
      ],
    },
  },
];
