import { moving, type TahitiScene } from "../scene.ts";

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
    before:
      "endMove, order 0 clockwise, endBuild, endMove, endBuild, endMove, endBuild, endMove, order 2 counterclockwise, endBuild, endMove, endBuild, endMove, endBuild | 5 4 3 4 6 1 2 2 1 5",
    allowed: "endMove | 3 6 1",
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
    allowed: "endMove | 6 1",
  },
  {
    clauses: ["TAH-INIT-5"],
    position: { seats: 2, arrange: { step: "movement" }, edits: [["order", [0]]] },
    before: "endMove | 6 1",
    forbidden: "order 0 counterclockwise",
    allowed: "order 0 clockwise",
  },
  {
    clauses: ["TAH-INIT-6"],
    position: moving("0@407 militia population", { seats: 3, markers: "407 warCanoe" }),
    allowed: "depart, noMoreDeals, crew takeAll, ready | 1",
  },
  {
    clauses: ["TAH-INIT-7", "TAH-SOLO-9"],
    position: { seats: 1, arrange: { step: "movement" } },
    allowed: "endMove",
  },
];
