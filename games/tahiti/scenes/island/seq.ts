import { building, moving, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-SEQ-1", "TAH-INIT-1"],
    position: { seats: 2, arrange: { step: "movement" }, edits: [["order", [0]]] },
    allowed: "endMove, order 0 clockwise, endBuild, endMove, endBuild, endMove | 2 5 6 1",
  },
  {
    clauses: ["TAH-SEQ-2"],
    position: building("0@407 chieftain fighters slingers population*2; 1@608 militia"),
    allowed:
      "build militia 407, endBuild, activate 1, take fighters, take slingers, step 508, step 608, endMove, fight 608 1 | 4 2",
  },
  {
    clauses: ["TAH-SEQ-3"],
    position: building("0@704 chieftain; 0@705 fighters; 1@706 E1"),
    allowed: "endBuild, place population 704, place population 706*2, place elder 705 | 4 6",
  },
  {
    clauses: ["TAH-SEQ-4"],
    position: moving("0@407 heavy population", { seats: 3, markers: "407 warCanoe" }),
    allowed: "depart, noMoreDeals, crew takeAll, ready | 1",
  },
];
