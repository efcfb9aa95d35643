import type { MoaScene } from "../scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-ATK-1"],
    position: {
      seats: 3,
      arrange: {
        hands: { "0": "kiwi", "1": "tui haasts_eagle kiwi kiwi" },
        display: { rat: 1, dog: 2 },
        land: { "1": "R1 Y2" },
      },
    },
    before: { moves: [["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"], ["end"]] },
    forbidden: ["attack", 1],
    allowed: { moves: [["place", 2]] },
  },
  {
    clauses: ["MOA-ATK-2"],
    position: { seats: 3, arrange: { land: { "1": "dog!" }, hands: { "0": "haasts_eagle" } } },
    forbidden: ["attack", 1],
    allowed: { moves: [["pass"]] },
  },
  {
    clauses: ["MOA-ATK-3"],
    position: {
      seats: 3,
      arrange: { hands: { "0": "haasts_eagle haasts_eagle pukeko" }, land: { "1": "dog!" }, round: 7, first: 1 },
    },
    allowed: {
      moves: [["attack", 1], ["pay", "haasts_eagle"], ["pay", "haasts_eagle"], ["confirm"], ["count", 0], ["end"]],
    },
  },
  {
    clauses: ["MOA-ATK-4"],
    position: {
      seats: 3,
      arrange: { hands: { "0": "haasts_eagle haasts_eagle pukeko" }, land: { "1": "rat!", "5": "R15" } },
    },
    allowed: { moves: [["attack", 1], ["pay", "haasts_eagle"], ["confirm"], ["pay", "pukeko"]] },
  },
  {
    clauses: ["MOA-ATK-5", "MOA-ATK-6"],
    position: { seats: 4, arrange: { turn: 1, land: { "1": "rat!" }, hands: { "1": "haasts_eagle", "2": "tui" } } },
    allowed: { moves: [["attack", 1], ["pay", "haasts_eagle"], ["confirm"], ["count", 0], ["end"]] },
  },
  {
    clauses: ["MOA-ATK-7"],
    position: {
      seats: 3,
      arrange: { hands: { "0": "haasts_eagle haasts_eagle pukeko" }, land: { "1": "rat!", "5": "R16" } },
    },
    allowed: { moves: [["attack", 1], ["pay", "haasts_eagle"], ["confirm"], ["count", 0]] },
  },
  {
    clauses: ["MOA-ATK-8"],
    position: {
      seats: 3,
      arrange: {
        hands: { "0": "haasts_eagle haasts_eagle pukeko" },
        land: { "9": "rat!" },
        karakia: { "0": ["any_territory", "any_territory"] },
      },
    },
    allowed: { moves: [["attack", 9], ["pay", "haasts_eagle"], ["confirm"], ["pay", "pukeko"], ["count", 4]] },
  },
  {
    clauses: ["MOA-ATK-9"],
    position: {
      seats: 3,
      arrange: {
        hands: { "0": "haasts_eagle haasts_eagle pukeko" },
        land: { "1": "rat!" },
        karakia: { "0": ["draw_one", "exchange_three"] },
      },
    },
    allowed: {
      moves: [["attack", 1], ["pay", "haasts_eagle"], ["confirm"], ["drawOne"], ["pay", "tui"], ["count", 3]],
      luck: ["tui"],
    },
  },
];
