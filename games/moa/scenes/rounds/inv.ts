import type { MoaScene } from "../scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-INV-2", "MOA-INV-5", "MOA-INV-8", "MOA-STR-1"],
    position: {
      seats: 4,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "dog", left: 2 }],
        display: { dog: 2 },
        sales: 1,
        land: { "1": "weasel!", "2": "R1 dog$R", "3": "SH", "4": "R1L G2", "5": "EL=L05" },
        hands: { "0": "haasts_eagle", "2": "haasts_eagle kea pukeko" },
      },
    },
    allowed: { moves: [["decline"], ["defend"], ["pay", "haasts_eagle"], ["pay", "kea"], ["confirm"]] },
  },
  {
    clauses: ["MOA-INV-3", "MOA-INV-11"],
    position: {
      seats: 4,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "rat", left: 2 }],
        display: { rat: 2 },
        land: {
          "1": "possum!",
          "2": "possum!",
          "3": "possum!",
          "4": "possum!",
          "5": "possum!",
          "6": "possum!",
          "7": "possum!",
          "8": "R2 SH",
          "9": "SH",
          "10": "SH",
          "11": "SH",
          "12": "SH",
        },
        hands: { "0": "haasts_eagle moa" },
      },
    },
    allowed: { moves: [["decline"]] },
  },
  {
    clauses: ["MOA-INV-6"],
    position: {
      seats: 3,
      arrange: {
        turn: 0,
        first: 1,
        acted: true,
        hands: { "2": "moa" },
        terrain: ["T02", "T26"],
        land: {
          "1": "dog!",
          "2": "dog!",
          "3": "dog!",
          "4": "dog!",
          "5": "dog!",
          "6": "dog!",
          "7": "dog!",
          "8": "dog!",
          "9": "dog!",
          "10": "dog!",
          "11": "dog!",
          "12": "dog!",
        },
        display: { rat: 1 },
      },
    },
    allowed: { moves: [["end"]], luck: ["T01", "T21", "weasel"] },
  },
  {
    clauses: ["MOA-INV-7"],
    position: {
      seats: 3,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "rat", left: 3 }],
        display: { rat: 3 },
        land: {
          "1": "R1",
          "2": "SH",
          "3": "SH",
          "4": "SH",
          "5": "SH",
          "6": "SH",
          "7": "SH",
          "8": "SH",
          "9": "SH",
          "10": "SH",
          "11": "SH",
          "12": "SH",
        },
        hands: { "0": "haasts_eagle moa" },
      },
    },
    allowed: { moves: [["defend"], ["pay", "haasts_eagle"], ["confirm"], ["decline"]] },
  },
  {
    clauses: ["MOA-INV-9"],
    position: {
      seats: 3,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
        display: { rat: 1 },
        land: { "1": "R1 Y2 EL=L03" },
        hands: { "0": "moa", "1": "haasts_eagle" },
      },
    },
    allowed: { moves: [["defend"], ["pay", "haasts_eagle"], ["confirm"]] },
  },
  {
    clauses: ["MOA-INV-10", "MOA-LDT-3"],
    position: {
      seats: 3,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
        display: { rat: 1 },
        land: { "1": "R2L Y1 EL=L03" },
        hands: { "0": "tui", "1": "tui" },
      },
    },
    allowed: { moves: [["decline"], ["decline"]] },
  },
  {
    clauses: ["MOA-INV-13"],
    position: {
      seats: 3,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
        display: { rat: 1 },
        land: { "1": "R2" },
        hands: { "0": "tui" },
        karakia: { "0": ["any_territory", "move_birds", "place_stronghold", "draw_one"] },
      },
    },
    allowed: { moves: [["decline"]] },
  },
];
