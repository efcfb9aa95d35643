import type { MoaScene } from "../scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-STR-2", "MOA-STR-3"],
    position: { seats: 3, arrange: { land: { "1": "SH" }, karakia: { "0": ["place_stronghold"] } } },
    forbidden: ["stronghold", 1],
    allowed: { moves: [["stronghold", 2]] },
  },
  {
    clauses: ["MOA-STR-4"],
    position: { seats: 3, arrange: { karakia: { "0": ["place_stronghold"] }, hands: { "0": "moa" } } },
    allowed: { moves: [["stronghold", 4]] },
  },
];
