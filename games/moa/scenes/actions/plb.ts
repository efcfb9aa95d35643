import type { MoaScene } from "../scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-PLB-1"],
    position: { seats: 3, arrange: { hands: { "0": "kiwi" } } },
    forbidden: ["place", 1],
    allowed: { moves: [["buy", "any_territory"]] },
  },
  {
    clauses: ["MOA-PLB-2"],
    position: { seats: 4, arrange: { turn: 1, terrain: ["coast", "forest"], hands: { "1": "pukeko tui" } } },
    allowed: {
      moves: [
        ["place", 4],
        ["pay", "pukeko"],
        ["count", 3],
      ],
    },
  },
  {
    clauses: ["MOA-PLB-3", "MOA-PLB-8", "MOA-STR-5"],
    position: { seats: 3, arrange: { land: { "1": "Y5L G2 SH EL=L01" }, hands: { "0": "tui" } } },
    allowed: {
      moves: [
        ["place", 1],
        ["pay", "tui"],
        ["count", 3],
      ],
    },
  },
  {
    clauses: ["MOA-PLB-4"],
    position: { seats: 3, arrange: { hands: { "0": "tui" } } },
    allowed: {
      moves: [
        ["place", 1],
        ["pay", "tui"],
        ["count", 1],
      ],
    },
  },
  {
    clauses: ["MOA-PLB-5"],
    position: { seats: 3, arrange: { hands: { "0": "tui" } } },
    before: {
      moves: [
        ["place", 1],
        ["pay", "tui"],
      ],
    },
    forbidden: ["count", 0],
    allowed: { moves: [["count", 1]] },
  },
  {
    clauses: ["MOA-PLB-6"],
    position: { seats: 3, arrange: { land: { "1": "R16" }, hands: { "0": "pukeko" } } },
    forbidden: ["place", 1],
    allowed: { moves: [["pass"]] },
  },
  {
    clauses: ["MOA-PLB-7"],
    position: { seats: 3, arrange: { land: { "1": "R14" }, hands: { "0": "kakapo tui" } } },
    allowed: {
      moves: [
        ["place", 1],
        ["pay", "kakapo"],
        ["count", 1],
      ],
    },
  },
];
