import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-SOLO-2", "TAH-SOLO-5"],
    position: { seats: 1, arrange: { homes: [407], pieces: [[0, 810, "chieftain", "militia"]] } },
    allowed: { moves: [["endBuild"]], luck: [1, 0, 1] },
  },
  {
    clauses: ["TAH-SOLO-3"],
    position: {
      seats: 1,
      arrange: { homes: [407], pieces: [[0, 704, "chieftain", "militia"]] },
      edits: [
        ["control.0", 0],
        ["control.2", 0],
        ["control.3", 0],
        ["control.4", 0],
        ["control.6", 0],
        ["control.7", 0],
        ["control.8", 0],
        ["control.9", 0],
        ["control.10", 0],
        ["control.11", 0],
      ],
    },
    allowed: { moves: [["endBuild"]], luck: [1] },
  },
  {
    clauses: ["TAH-SOLO-4"],
    position: { seats: 1, arrange: { homes: [407], pieces: [[0, 704, "chieftain", "militia"]] } },
    allowed: {
      moves: [
        ["endBuild"],
        ["place", "population", 704],
        ["place", "population", 704],
        ["place", "population", 704],
        ["place", "elder", 704],
      ],
      luck: [2, 5],
    },
  },
  {
    clauses: ["TAH-SOLO-6"],
    position: {
      seats: 1,
      arrange: {
        homes: [407],
        step: "movement",
        pieces: [
          [15, 704, "fighters"],
          [0, 604, "E5"],
        ],
      },
      edits: [
        ["control.5", 15],
        ["clans", [{ area: 5, active: false, since: 0, camp: 0 }]],
      ],
    },
    allowed: { moves: [["activate", 2], ["done"], ["endMove"]] },
  },
  {
    clauses: ["TAH-SOLO-7"],
    position: {
      seats: 1,
      arrange: {
        homes: [407],
        step: "movement",
        pieces: [
          [0, 909, "chieftain", "militia"],
          [22, 910, "fighters*2"],
        ],
      },
      edits: [
        ["control.12", 22],
        ["clans", [{ area: 12, active: false, since: 1, camp: 910 }]],
      ],
    },
    before: {
      moves: [
        ["activate", 1],
        ["take", "militia"],
        ["step", 1010],
      ],
    },
    allowed: { moves: [["step", 1009], ["done"]] },
    forbidden: ["done"],
  },
  {
    clauses: ["TAH-SOLO-8"],
    position: {
      seats: 1,
      arrange: {
        homes: [407],
        step: "movement",
        pieces: [
          [0, 704, "militia", "E5"],
          [15, 706, "population"],
        ],
      },
      edits: [
        ["control.5", 15],
        ["clans", [{ area: 5, active: false, since: 1, camp: 0 }]],
      ],
    },
    allowed: { moves: [["endMove"]] },
  },
  {
    clauses: ["TAH-SOLO-10"],
    position: {
      seats: 1,
      arrange: {
        homes: [407],
        step: "movement",
        pieces: [
          [22, 710, "heavy"],
          [0, 709, "militia"],
        ],
      },
      edits: [
        ["control.12", 22],
        ["clans", [{ area: 12, active: true, since: 0, camp: 910 }]],
      ],
    },
    allowed: { moves: [["endMove"]], luck: [2, 1, 0, 4] },
  },
  {
    clauses: ["TAH-SOLO-11"],
    position: {
      seats: 1,
      arrange: {
        homes: [1008],
        step: "movement",
        pieces: [
          [15, 810, "heavy*2", "slingers"],
          [0, 910, "militia"],
        ],
      },
      edits: [
        ["control.5", 15],
        ["clans", [{ area: 5, active: true, since: 0, camp: 704 }]],
      ],
    },
    allowed: { moves: [["endMove"]], luck: [1, 1, 0, 2, 2] },
  },
  {
    clauses: ["TAH-SOLO-12"],
    position: {
      seats: 1,
      arrange: {
        homes: [407],
        step: "combat",
        villages: [[15, 704]],
        pieces: [
          [0, 704, "heavy*2"],
          [15, 706, "fighters"],
        ],
      },
      edits: [
        [
          "stack",
          [
            { phase: "rounds", next: 1 },
            { phase: "playerTurn", player: 0, step: "combat", gains: [] },
          ],
        ],
        ["clans", [{ area: 5, active: true, since: 0, camp: 706 }]],
      ],
    },
    allowed: { moves: [["fight", 704, 15]], luck: [6, 1] },
  },
  {
    clauses: ["TAH-SOLO-13"],
    position: {
      seats: 1,
      arrange: {
        homes: [407],
        step: "combat",
        villages: [[22, 1010]],
        pieces: [
          [0, 1009, "heavy"],
          [22, 1009, "fighters"],
        ],
      },
      edits: [
        [
          "stack",
          [
            { phase: "rounds", next: 1 },
            { phase: "playerTurn", player: 0, step: "combat", gains: [] },
          ],
        ],
        ["clans", [{ area: 12, active: true, since: 0, camp: 910 }]],
      ],
    },
    allowed: { moves: [["fight", 1009, 22]], luck: [3, 2, 2] },
  },
  {
    clauses: ["TAH-SOLO-14"],
    position: {
      seats: 1,
      arrange: {
        homes: [407],
        pieces: [
          [0, 704, "militia"],
          [15, 706, "population"],
        ],
      },
      edits: [
        ["control.5", 15],
        ["clans", [{ area: 5, active: true, since: 0, camp: 0 }]],
      ],
    },
    allowed: { moves: [["endBuild"]] },
  },
  {
    clauses: ["TAH-SOLO-15"],
    position: {
      seats: 1,
      arrange: {
        homes: [407],
        step: "movement",
        villages: [[0, 604]],
        pieces: [
          [10, 406, "heavy*2", "slingers"],
          [0, 604, "chieftain"],
        ],
      },
      edits: [
        ["control.0", 10],
        ["clans", [{ area: 0, active: true, since: 0, camp: 405 }]],
      ],
    },
    allowed: { moves: [["endMove"]], luck: [2, 1, 0, 4, 1] },
  },
  {
    clauses: ["TAH-SOLO-16"],
    position: {
      seats: 1,
      arrange: {
        homes: [407],
        step: "movement",
        pieces: [
          [22, 1010, "heavy*2"],
          [0, 710, "chieftain", "E1"],
          [0, 407, "population"],
        ],
      },
      edits: [
        ["control.12", 22],
        ["clans", [{ area: 12, active: true, since: 0, camp: 910 }]],
      ],
    },
    allowed: { moves: [["endMove"]], luck: [6, 6, 1] },
  },
  {
    clauses: ["TAH-SOLO-18"],
    position: {
      seats: 1,
      options: { seaCombat: true },
      arrange: {
        homes: [407],
        step: "movement",
        pieces: [
          [0, 407, "heavy*2"],
          [12, 409, "fighters*2"],
        ],
        markers: [
          [407, "warCanoe"],
          [409, "warCanoe*2"],
        ],
      },
      edits: [
        ["control.2", 12],
        ["clans", [{ area: 2, active: true, since: 0, camp: 409 }]],
      ],
    },
    before: {
      moves: [
        ["activate", 8],
        ["embark", 1],
        ["take", "heavy"],
        ["take", "heavy"],
        ["sail", 408],
        ["sail", 409],
        ["endMove"],
      ],
    },
    allowed: { moves: [["fight", 409, 12]], luck: [2, 1] },
  },
];
