import type { MoaScene } from "../scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-PLL-1"],
    position: { seats: 3, arrange: { land: { "1": "R1" }, hands: { "0": "moa" } } },
    forbidden: ["leader", 1],
    allowed: { moves: [["place", 1]] },
  },
  {
    clauses: ["MOA-PLL-2"],
    position: {
      seats: 3,
      arrange: { hands: { "0": "kiwi kakapo moa" }, land: { "9": "R1" }, karakia: { "0": ["any_territory"] } },
    },
    allowed: { moves: [["leader", 9], ["pay", "kiwi"], ["confirm"]] },
  },
  {
    clauses: ["MOA-PLL-3"],
    position: {
      seats: 3,
      arrange: { hands: { "0": "kiwi kakapo moa" }, land: { "1": "R2 Y2 G1", "2": "R2 Y3", "3": "Y1" } },
    },
    forbidden: ["leader", 2],
    allowed: { moves: [["leader", 1]] },
  },
  {
    clauses: ["MOA-PLL-4"],
    position: { seats: 3, arrange: { hands: { "0": "kiwi kakapo moa" }, land: { "1": "R3 Y1L", "2": "R2L" } } },
    forbidden: ["leader", 1],
    allowed: { moves: [["place", 1]] },
  },
  {
    clauses: ["MOA-PLL-5"],
    position: {
      seats: 3,
      arrange: {
        hands: { "0": "kiwi", "1": "tui haasts_eagle kiwi kiwi" },
        display: { rat: 1, dog: 2 },
        land: { "1": "R1 Y2" },
      },
    },
    before: { moves: [["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"], ["end"]] },
    forbidden: ["leader", 1],
    allowed: { moves: [["place", 2]] },
  },
  {
    clauses: ["MOA-PLL-6"],
    position: {
      seats: 3,
      arrange: {
        hands: { "0": "kiwi kakapo moa" },
        land: { "1": "R1", "3": "R1L", "4": "R1L", "5": "R1L", "7": "R1L" },
      },
    },
    forbidden: ["leader", 1],
    allowed: { moves: [["place", 1]] },
  },
  {
    clauses: ["MOA-PLL-7"],
    position: { seats: 3, arrange: { hands: { "0": "kiwi kakapo moa" }, land: { "1": "R1 EL=L12" }, round: 4 } },
    allowed: { moves: [["leader", 1], ["pay", "kiwi"], ["confirm"]] },
  },
  {
    clauses: ["MOA-PLL-8"],
    position: { seats: 3, arrange: { hands: { "0": "kiwi kakapo moa" }, land: { "1": "R1" } } },
    allowed: { moves: [["leader", 1], ["pay", "kiwi"], ["confirm"]] },
  },
];
