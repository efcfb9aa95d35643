import type { MoaScene } from "./scene.ts";

export const scenes: readonly MoaScene[] = [
  { clauses: ["MOA-2P-1", "MOA-2P-2", "MOA-2P-3"], position: { seats: 2 } },
  {
    clauses: ["MOA-2P-4"],
    position: {
      seats: 2,
      arrange: { period: 2, round: 7, first: 1, acted: true, land: { "1": "R1 N2", "2": "R1 N1" } },
    },
    allowed: { moves: [["end"], ["neutral", 9, "bird1"]], luck: [9] },
  },
  {
    clauses: ["MOA-2P-5"],
    position: { seats: 2, arrange: { acted: true, terrain: ["coast", "plains"], hands: { "0": "kiwi", "1": "tui" } } },
    before: { moves: [["end"]], luck: [9] },
    allowed: { moves: [["neutral", 9, "bird1"]] },
    forbidden: ["skip"],
  },
  {
    clauses: ["MOA-2P-6"],
    position: {
      seats: 2,
      options: { neutralPlacement: "rolledOnly" },
      arrange: { acted: true, terrain: ["coast", "plains"], hands: { "0": "kiwi", "1": "tui" }, land: { "5": "N1" } },
    },
    before: { moves: [["end"]], luck: [6] },
    forbidden: ["neutral", 5, "bird1"],
    allowed: { moves: [["neutral", 6, "bird1"]] },
  },
  {
    clauses: ["MOA-2P-7"],
    position: { seats: 2, arrange: { acted: true, terrain: ["coast", "plains"], hands: { "0": "kiwi", "1": "tui" } } },
    before: { moves: [["end"]], luck: [6] },
    allowed: { moves: [["neutral", 5, "bird2"]] },
    forbidden: ["neutral", 6, "bird2"],
  },
  {
    clauses: ["MOA-2P-8"],
    position: {
      seats: 2,
      arrange: {
        acted: true,
        terrain: ["coast", "plains"],
        hands: { "0": "kiwi", "1": "tui" },
        sales: 1,
        land: { "5": "rat!", "7": "R1 dog$R" },
      },
    },
    before: { moves: [["end"]], luck: [6] },
    forbidden: ["neutral", 5, "bird1"],
    allowed: { moves: [["neutral", 6, "bird1"]] },
  },
  {
    clauses: ["MOA-2P-9"],
    position: {
      seats: 2,
      arrange: {
        acted: true,
        terrain: ["coast", "plains"],
        hands: { "0": "kiwi", "1": "tui" },
        land: { "5": "N1 EL=L12" },
      },
    },
    allowed: { moves: [["end"], ["neutral", 5, "leader"]], luck: [5] },
  },
  {
    clauses: ["MOA-2P-10"],
    position: {
      seats: 2,
      arrange: { acted: true, terrain: ["coast", "plains"], hands: { "0": "kiwi", "1": "tui" }, land: { "6": "N1" } },
    },
    before: { moves: [["end"]], luck: [6] },
    forbidden: ["neutral", 6, "leader"],
    allowed: { moves: [["neutral", 6, "bird1"]] },
  },
  {
    clauses: ["MOA-2P-11"],
    position: {
      seats: 2,
      arrange: {
        acted: true,
        terrain: ["coast", "plains"],
        hands: { "0": "kiwi", "1": "tui" },
        land: { "5": "N1", "8": "N15" },
      },
    },
    before: { moves: [["end"]], luck: [5] },
    forbidden: ["neutral", 5, "bird1"],
    allowed: { moves: [["neutral", 5, "leader"]] },
  },
  {
    clauses: ["MOA-2P-12"],
    position: { seats: 2, arrange: { hands: { "0": "kiwi", "1": "tui" } } },
    allowed: { moves: [["pass"], ["end"]], luck: [3] },
  },
  {
    clauses: ["MOA-2P-13"],
    position: {
      seats: 2,
      arrange: { acted: true, terrain: ["coast", "plains"], hands: { "0": "kiwi", "1": "tui" }, land: { "8": "N15" } },
    },
    before: { moves: [["end"]], luck: [5] },
    forbidden: ["neutral", 5, "bird2"],
    allowed: { moves: [["neutral", 5, "bird1"]] },
  },
  {
    clauses: ["MOA-2P-14"],
    position: {
      seats: 2,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
        display: { rat: 1 },
        land: { "1": "R1 N4" },
        hands: { "0": "haasts_eagle moa", "1": "moa" },
      },
    },
    allowed: { moves: [["decline"]] },
  },
  {
    clauses: ["MOA-2P-15"],
    position: {
      seats: 2,
      options: { neutralScoring: "on" },
      arrange: { period: 2, round: 7, first: 1, acted: true, land: { "1": "R1 N2", "2": "Y1" }, hands: { "0": "moa" } },
    },
    allowed: { moves: [["end"], ["neutral", 9, "bird1"]], luck: [9] },
  },
  {
    clauses: ["MOA-2P-16"],
    position: {
      seats: 2,
      options: { neutralScoring: "on" },
      arrange: {
        period: 2,
        round: 7,
        first: 1,
        acted: true,
        land: { "1": "R1 N2", "2": "Y1" },
        hands: { "0": "moa" },
        scores: [0, 5],
      },
    },
    allowed: { moves: [["end"], ["neutral", 9, "bird1"]], luck: [9] },
  },
];
