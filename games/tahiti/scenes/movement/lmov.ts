import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-LMOV-4", "TAH-GEO-2"],
    position: { seats: 2, arrange: { pieces: [[0, 407, "chieftain", "militia"]], step: "movement" } },
    allowed: {
      moves: [
        ["activate", 1],
        ["take", "militia"],
        ["step", 507],
        ["step", 508],
      ],
    },
  },
  {
    clauses: ["TAH-LMOV-2"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 407, "E1"],
          [0, 508, "population"],
        ],
        step: "movement",
      },
    },
    before: { moves: [["activate", 1], ["step", 508], ["done"], ["walk", 508], ["step", 409], ["done"]] },
    allowed: { moves: [["activate", 3]] },
    forbidden: ["activate", 1],
  },
  {
    clauses: ["TAH-LMOV-3"],
    position: { seats: 2, arrange: { pieces: [[0, 407, "E3"]], step: "movement" } },
    before: {
      moves: [
        ["activate", 2],
        ["step", 507],
        ["step", 508],
        ["step", 407],
        ["activate", 1],
        ["step", 508],
      ],
    },
    forbidden: ["step", 507],
    allowed: { moves: [["step", 407]] },
  },
  {
    clauses: ["TAH-LMOV-5"],
    position: { seats: 2, arrange: { pieces: [[0, 407, "militia*4", "population", "E1"]], step: "movement" } },
    before: {
      moves: [
        ["activate", 7],
        ["take", "militia"],
        ["take", "militia"],
        ["take", "population"],
      ],
    },
    allowed: { moves: [["step", 508], ["done"]] },
    forbidden: ["take", "militia"],
  },
  {
    clauses: ["TAH-LMOV-6"],
    position: { seats: 2, arrange: { pieces: [[0, 407, "E1", "E2", "shaman"]], step: "movement" } },
    before: { moves: [["activate", 1]] },
    forbidden: ["take", "elder", 2],
    allowed: { moves: [["step", 406]] },
  },
  {
    clauses: ["TAH-LMOV-7"],
    position: { seats: 2, arrange: { pieces: [[0, 604, "chieftain", "E1"]], step: "movement", homes: [604, 1310] } },
    before: { moves: [["activate", 1], ["take", "elder", 2], ["step", 704], ["drop", "elder", 2], ["done"]] },
    forbidden: ["activate", 2],
    allowed: { moves: [["endMove"]] },
  },
  {
    clauses: ["TAH-LMOV-8"],
    position: { seats: 2, arrange: { pieces: [[0, 407, "E1", "E2", "shaman"]], step: "movement" } },
    before: { moves: [["activate", 1]] },
    forbidden: ["take", "shaman"],
    allowed: { moves: [["step", 406]] },
  },
  {
    clauses: ["TAH-LMOV-9"],
    position: {
      seats: 2,
      arrange: { pieces: [[0, 604, "chieftain", "militia", "fighters"]], step: "movement", homes: [604, 1310] },
    },
    before: {
      moves: [
        ["activate", 1],
        ["take", "militia"],
      ],
    },
    allowed: {
      moves: [
        ["step", 704],
        ["drop", "militia"],
      ],
    },
    forbidden: ["drop", "militia"],
  },
  {
    clauses: ["TAH-LMOV-10"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 604, "E5", "E6", "militia*2"],
          [0, 704, "fighters"],
        ],
        step: "movement",
        homes: [604, 1310],
      },
    },
    before: {
      moves: [
        ["activate", 1],
        ["take", "militia"],
        ["take", "militia"],
        ["step", 704],
        ["drop", "militia"],
        ["take", "fighters"],
        ["step", 604],
        ["done"],
        ["activate", 2],
        ["step", 704],
      ],
    },
    forbidden: ["take", "militia"],
    allowed: { moves: [["step", 604]] },
  },
  {
    clauses: ["TAH-LMOV-11"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 508, "militia*20"],
          [0, 407, "militia*3"],
        ],
        step: "movement",
      },
    },
    allowed: {
      moves: [
        ["activate", 24],
        ["take", "militia"],
        ["take", "militia"],
        ["take", "militia"],
        ["step", 508],
      ],
    },
  },
  {
    clauses: ["TAH-LMOV-12"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 407, "militia", "chieftain"],
          [1, 508, "militia"],
        ],
        step: "movement",
      },
    },
    allowed: { moves: [["activate", 2], ["take", "militia"], ["step", 508], ["endMove"]] },
  },
  {
    clauses: ["TAH-LMOV-13"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 407, "chieftain"],
          [1, 508, "population", "shaman", "E1"],
          [1, 409, "E2"],
        ],
        step: "movement",
      },
    },
    allowed: {
      moves: [
        ["activate", 1],
        ["step", 508],
        ["step", 409],
        ["step", 508],
        ["step", 407],
      ],
    },
  },
  {
    clauses: ["TAH-LMOV-14"],
    position: { seats: 2, arrange: { pieces: [[0, 407, "militia", "population", "E1"]], step: "movement" } },
    before: { moves: [["activate", 3], ["take", "militia"], ["done"], ["activate", 4]] },
    allowed: { moves: [["take", "militia"], ["step", 508], ["done"]] },
  },
];
