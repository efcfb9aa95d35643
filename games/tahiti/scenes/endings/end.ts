import { moving, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-END-1"],
    position: moving("0@407 militia population", { markers: "407 warCanoe" }),
    allowed: "depart, noMoreDeals, crew takeAll, ready, settle | 6 5",
  },
  {
    clauses: ["TAH-END-2"],
    position: { seats: 2, arrange: { step: "movement" }, edits: [["order", [0]]] },
    allowed: "endMove, order 0 clockwise | 6 1",
  },
  {
    clauses: ["TAH-END-3"],
    position: {
      seats: 2,
      options: { seasonLimit: 1 },
      arrange: { clock: 6, active: 1, step: "movement" },
      edits: [["order", [1]]],
    },
    allowed: "endMove",
  },
];
