import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-NPL-4"],
    position: { seats: 2, arrange: { step: "movement" }, edits: [["order", [0]]] },
    allowed: "endMove | 6 1",
  },
];
