import type { MoaScene } from "../scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-SEL-1"],
    position: {
      seats: 3,
      arrange: { hands: { "0": "kiwi kiwi moa" }, display: { rat: 1, dog: 2 }, land: { "1": "R2 Y1" } },
    },
    forbidden: ["sell", 1, "possum"],
    allowed: { moves: [["sell", 1, "rat"]] },
  },
  {
    clauses: ["MOA-SEL-2"],
    position: {
      seats: 3,
      arrange: {
        hands: { "0": "kiwi kiwi moa" },
        display: { rat: 1, dog: 2 },
        land: { "9": "R1" },
        karakia: { "0": ["any_territory"] },
      },
    },
    allowed: { moves: [["sell", 9, "rat"], ["pay", "kiwi"], ["confirm"]] },
  },
  {
    clauses: ["MOA-SEL-3"],
    position: {
      seats: 3,
      arrange: {
        hands: { "0": "kiwi kiwi moa" },
        display: { rat: 1, dog: 2 },
        land: { "1": "R1 Y5", "2": "R0L", "3": "Y1" },
      },
    },
    forbidden: ["sell", 3, "rat"],
    allowed: { moves: [["sell", 1, "rat"]] },
  },
  {
    clauses: ["MOA-SEL-4"],
    position: {
      seats: 3,
      arrange: { hands: { "0": "kiwi kiwi moa" }, display: { rat: 1, dog: 2 }, land: { "1": "R2 Y1" } },
    },
    forbidden: ["sell", 1, "weasel"],
    allowed: { moves: [["sell", 1, "rat"]] },
  },
  {
    clauses: ["MOA-SEL-5"],
    position: {
      seats: 3,
      arrange: { hands: { "0": "kiwi kiwi moa" }, display: { rat: 1, dog: 2 }, land: { "1": "R2 Y1" }, sales: 3 },
    },
    forbidden: ["sell", 1, "dog"],
    allowed: { moves: [["sell", 1, "rat"]] },
  },
  {
    clauses: ["MOA-SEL-6"],
    position: {
      seats: 3,
      arrange: {
        hands: { "0": "kiwi kiwi moa" },
        display: { rat: 1, dog: 2 },
        land: { "1": "R2 Y1" },
        round: 7,
        first: 1,
      },
    },
    allowed: {
      moves: [["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"], ["end"]],
    },
  },
  {
    clauses: ["MOA-SEL-7"],
    position: {
      seats: 3,
      arrange: { hands: { "0": "kiwi kiwi moa" }, display: { rat: 1, dog: 2 }, land: { "1": "R2 Y1" } },
    },
    allowed: { moves: [["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"]] },
  },
  {
    clauses: ["MOA-SEL-8"],
    position: {
      seats: 3,
      arrange: { hands: { "0": "kiwi kiwi moa" }, display: { rat: 1, dog: 2 }, land: { "1": "R5 Y3" } },
    },
    allowed: { moves: [["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"]] },
  },
  {
    clauses: ["MOA-SEL-9"],
    position: {
      seats: 3,
      arrange: { hands: { "0": "kiwi kiwi moa" }, display: { rat: 1, dog: 2 }, land: { "1": "R2L Y1" } },
    },
    allowed: { moves: [["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"]] },
  },
  {
    clauses: ["MOA-SEL-10"],
    position: {
      seats: 3,
      arrange: { hands: { "0": "kiwi kiwi moa" }, display: { rat: 1, dog: 2 }, land: { "1": "R1 Y4 G2" } },
    },
    allowed: { moves: [["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"]] },
  },
  {
    clauses: ["MOA-SEL-11"],
    position: {
      seats: 3,
      arrange: { hands: { "0": "kiwi kiwi moa" }, display: { rat: 1, dog: 2 }, land: { "1": "R1 EL=L12" } },
    },
    allowed: { moves: [["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"]] },
  },
  {
    clauses: ["MOA-SEL-12"],
    position: {
      seats: 3,
      arrange: { hands: { "0": "kiwi kiwi moa" }, display: { rat: 1, dog: 2 }, land: { "1": "R1 SH" } },
    },
    allowed: { moves: [["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"]] },
  },
  {
    clauses: ["MOA-SEL-13"],
    position: {
      seats: 3,
      arrange: {
        hands: { "0": "kiwi", "1": "tui haasts_eagle kiwi kiwi" },
        display: { rat: 1, dog: 2 },
        land: { "1": "R1 Y2" },
      },
    },
    before: { moves: [["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"], ["end"]] },
    forbidden: ["place", 1],
    allowed: { moves: [["place", 2]] },
  },
  {
    clauses: ["MOA-SEL-14"],
    position: {
      seats: 3,
      arrange: {
        hands: { "0": "tui kiwi haasts_eagle" },
        display: { rat: 1, dog: 2 },
        land: { "1": "R1 Y2 rat$R", "5": "R3" },
        sales: 1,
        karakia: { "0": ["move_birds", "any_territory"] },
      },
    },
    allowed: {
      moves: [
        ["place", 2],
        ["pay", "tui"],
        ["count", 1],
      ],
    },
  },
  {
    clauses: ["MOA-SEL-15"],
    position: { seats: 3, arrange: { sales: 1, land: { "1": "R1 rat$R" }, karakia: { "0": ["move_birds"] } } },
    allowed: {
      moves: [
        ["moveBirds", 1],
        ["to", 5],
      ],
    },
  },
  {
    clauses: ["MOA-SEL-16"],
    position: {
      seats: 3,
      arrange: {
        hands: { "0": "kiwi kiwi moa" },
        display: { rat: 1, dog: 2 },
        land: { "1": "R0L Y1" },
        round: 7,
        first: 1,
        period: 2,
      },
    },
    allowed: { moves: [["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"], ["end"]] },
  },
  {
    clauses: ["MOA-SEL-17"],
    position: { seats: 3, arrange: { sales: 1, land: { "1": "R1 rat$R" }, karakia: { "0": ["place_stronghold"] } } },
    forbidden: ["stronghold", 1],
    allowed: { moves: [["stronghold", 2]] },
  },
];
