import type { MoaScene } from "../scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-DEF-1"],
    position: {
      seats: 4,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
        display: { rat: 1, dog: 1 },
        land: { "1": "R1 B0L" },
        hands: { "0": "tui", "1": "haasts_eagle", "3": "tui" },
      },
    },
    allowed: { moves: [["decline"], ["decline"]] },
  },
  {
    clauses: ["MOA-DEF-2", "MOA-DEF-3", "MOA-DEF-4"],
    position: {
      seats: 4,
      arrange: {
        first: 2,
        stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
        display: { rat: 1 },
        land: { "1": "R2 Y3 G2 B1L" },
        hands: { "0": "tui", "1": "tui", "2": "tui", "3": "tui" },
      },
    },
    allowed: { moves: [["decline"], ["decline"], ["decline"], ["decline"]] },
  },
  {
    clauses: ["MOA-DEF-5"],
    position: {
      seats: 4,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
        display: { rat: 1, dog: 1 },
        land: { "1": "R4 Y1L G2 B2" },
        hands: { "0": "tui", "1": "tui", "2": "tui", "3": "tui" },
        first: 3,
      },
    },
    allowed: { moves: [["decline"], ["decline"], ["decline"]] },
  },
  {
    clauses: ["MOA-DEF-6"],
    position: {
      seats: 4,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
        display: { rat: 1, dog: 1 },
        land: { "1": "R2 Y1" },
        hands: { "0": "haasts_eagle", "1": "haasts_eagle" },
      },
    },
    allowed: { moves: [["decline"], ["decline"]] },
  },
  {
    clauses: ["MOA-DEF-7"],
    position: {
      seats: 4,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "dog", left: 1 }],
        display: { rat: 1, dog: 1 },
        land: { "1": "R1 Y1" },
        hands: { "0": "kea", "1": "kea" },
      },
    },
    allowed: { moves: [["decline"]] },
  },
  {
    clauses: ["MOA-DEF-8"],
    position: {
      seats: 4,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "dog", left: 1 }],
        display: { rat: 1, dog: 1 },
        land: { "1": "R1" },
        hands: { "0": "kea", "1": "moa" },
        karakia: { "0": ["two_fight"] },
        leaderTiles: { "0": ["L04"] },
      },
    },
    allowed: { moves: [["defend"], ["pay", "kea"], ["pay", "L04"], ["pay", "two_fight"], ["confirm"]] },
  },
  {
    clauses: ["MOA-DEF-9"],
    position: {
      seats: 4,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
        display: { rat: 1, dog: 1 },
        land: { "1": "R1" },
        hands: { "0": "kea kea" },
      },
    },
    before: { moves: [["defend"], ["pay", "kea"]] },
    allowed: { moves: [["pay", "kea"]] },
    forbidden: ["confirm"],
  },
  {
    clauses: ["MOA-DEF-10"],
    position: {
      seats: 4,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "dog", left: 1 }],
        display: { rat: 1, dog: 1 },
        land: { "1": "R1 Y1" },
        hands: { "0": "kea", "1": "kea" },
      },
    },
    allowed: { moves: [["decline"]] },
    forbidden: ["defend"],
  },
  {
    clauses: ["MOA-DEF-11"],
    position: {
      seats: 4,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
        display: { rat: 1, dog: 1 },
        land: { "1": "R1" },
        hands: { "0": "haasts_eagle", "1": "moa" },
      },
    },
    allowed: { moves: [["defend"], ["pay", "haasts_eagle"], ["confirm"]] },
  },
  {
    clauses: ["MOA-DEF-12"],
    position: {
      seats: 4,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
        display: { rat: 1, dog: 1 },
        land: { "1": "R1 Y2L EL=L05" },
        hands: { "0": "haasts_eagle", "1": "tui" },
      },
    },
    allowed: { moves: [["decline"], ["defend"], ["pay", "haasts_eagle"], ["confirm"]] },
  },
  {
    clauses: ["MOA-DEF-14"],
    position: {
      seats: 4,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "dog", left: 1 }],
        display: { dog: 1 },
        land: { "1": "B1" },
        hands: { "3": "haasts_eagle" },
        karakia: { "3": ["draw_one"] },
      },
    },
    allowed: { moves: [["drawOne"]], luck: ["tui"] },
  },
  {
    clauses: ["MOA-DEF-15"],
    position: {
      seats: 4,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
        display: { rat: 1, dog: 1 },
        land: { "1": "R2 Y1 G1" },
        hands: { "0": "tui", "1": "tui", "2": "tui" },
      },
    },
    allowed: { moves: [["decline"]] },
  },
];
