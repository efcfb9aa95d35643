import type { MoaScene } from "../scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-PAY-1"],
    position: { seats: 3, arrange: { hands: { "0": "haasts_eagle kakapo kiwi morepork tui" } } },
    allowed: {
      moves: [
        ["place", 1],
        ["pay", "kakapo"],
        ["pay", "tui"],
        ["count", 1],
      ],
    },
  },
  {
    clauses: ["MOA-PAY-2"],
    position: {
      seats: 3,
      arrange: {
        land: { "1": "R2", "2": "rat!", "3": "R1" },
        display: { rat: 1 },
        hands: { "0": "moa" },
        leaderTiles: { "0": ["L03", "L04", "L07", "L08"] },
        karakia: { "0": ["two_fight"] },
      },
    },
    allowed: {
      moves: [
        ["place", 1],
        ["pay", "moa"],
        ["pay", "L03"],
        ["count", 1],
      ],
    },
  },
  {
    clauses: ["MOA-PAY-3"],
    position: { seats: 3, arrange: { hands: { "0": "kea kea tui moa" }, leaderTiles: { "0": ["L01"] } } },
    allowed: {
      moves: [
        ["place", 1],
        ["pay", "kea"],
        ["pay", "kea"],
        ["pay", "L01"],
        ["pay", "moa"],
        ["pay", "tui"],
        ["count", 1],
      ],
    },
  },
  {
    clauses: ["MOA-PAY-4"],
    position: { seats: 3, arrange: { hands: { "0": "pukeko" } } },
    allowed: {
      moves: [
        ["place", 1],
        ["pay", "pukeko"],
        ["count", 1],
      ],
    },
  },
  {
    clauses: ["MOA-PAY-5"],
    position: { seats: 3, arrange: { land: { "1": "rat!" }, hands: { "0": "kea moa" } } },
    allowed: { moves: [["attack", 1], ["pay", "kea"], ["pay", "moa"], ["confirm"]] },
  },
  {
    clauses: ["MOA-PAY-6"],
    position: { seats: 3, arrange: { land: { "1": "rat!" }, hands: { "0": "moa kea haasts_eagle pukeko" } } },
    before: { moves: [["attack", 1]] },
    allowed: { moves: [["pay", "moa"]] },
    forbidden: ["pay", "pukeko"],
  },
  {
    clauses: ["MOA-PAY-7"],
    position: { seats: 3, arrange: { land: { "1": "rat!" }, hands: { "0": "moa" }, karakia: { "0": ["two_fight"] } } },
    allowed: { moves: [["attack", 1], ["pay", "moa"], ["pay", "two_fight"], ["confirm"]] },
  },
  {
    clauses: ["MOA-PAY-8"],
    position: { seats: 3, arrange: { leaderTiles: { "0": ["L01", "L02"] } } },
    allowed: {
      moves: [
        ["place", 1],
        ["pay", "L01"],
        ["count", 2],
      ],
    },
  },
  {
    clauses: ["MOA-PAY-9"],
    position: {
      seats: 3,
      arrange: { land: { "9": "dog!" }, hands: { "0": "haasts_eagle kea" }, karakia: { "0": ["any_territory"] } },
    },
    allowed: { moves: [["attack", 9], ["pay", "haasts_eagle"], ["pay", "kea"], ["confirm"]] },
  },
];
