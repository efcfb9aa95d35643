import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-INIT-2", "TAH-INIT-3"],
    position: {
      seats: 3,
      arrange: { step: "movement" },
      edits: [
        ["order", [0]],
        ["initiative.holder", 0],
      ],
    },
    before: {
      moves: [
        ["endMove"],
        ["order", 0, "clockwise"],
        ["endBuild"],
        ["endMove"],
        ["endBuild"],
        ["endMove"],
        ["endBuild"],
        ["endMove"],
        ["order", 2, "counterclockwise"],
        ["endBuild"],
        ["endMove"],
        ["endBuild"],
        ["endMove"],
        ["endBuild"],
      ],
      luck: [5, 4, 3, 4, 6, 1, 2, 2, 1, 5],
    },
    allowed: { moves: [["endMove"]], luck: [3, 6, 1] },
  },
  {
    clauses: ["TAH-INIT-4"],
    position: {
      seats: 2,
      arrange: { step: "movement" },
      edits: [
        ["order", [0]],
        ["initiative.holder", 0],
        ["initiative.doubled", true],
      ],
    },
    allowed: { moves: [["endMove"]], luck: [6, 1] },
  },
  {
    clauses: ["TAH-INIT-5"],
    position: { seats: 2, arrange: { step: "movement" }, edits: [["order", [0]]] },
    before: { moves: [["endMove"]], luck: [6, 1] },
    forbidden: ["order", 0, "counterclockwise"],
    allowed: { moves: [["order", 0, "clockwise"]] },
  },
  {
    clauses: ["TAH-INIT-6"],
    position: {
      seats: 3,
      arrange: { step: "movement", markers: [[407, "warCanoe"]], pieces: [[0, 407, "militia", "population"]] },
    },
    allowed: { moves: [["depart"], ["noMoreDeals"], ["crew", "takeAll"], ["ready"]], luck: [1] },
  },
  {
    clauses: ["TAH-INIT-7", "TAH-SOLO-9"],
    position: { seats: 1, arrange: { step: "movement" } },
    allowed: { moves: [["endMove"]] },
  },
];
