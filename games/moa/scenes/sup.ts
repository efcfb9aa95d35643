import type { MoaScene } from "./scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: [
      "MOA-SUP-1",
      "MOA-INFO-2",
      "MOA-INFO-3",
      "MOA-SETUP-1",
      "MOA-SETUP-2",
      "MOA-SETUP-3",
      "MOA-SETUP-4",
      "MOA-SETUP-5",
      "MOA-SETUP-6",
      "MOA-SETUP-7",
      "MOA-DEAL-1",
      "MOA-LDT-1",
    ],
    position: { seats: 3 },
  },
  {
    clauses: ["MOA-SUP-2"],
    position: {
      seats: 3,
      arrange: {
        land: { "1": "R16L" },
        display: { rat: 1 },
        hands: { "0": "kiwi", "1": "moa" },
        supply: { "0": { birds: 0 } },
      },
    },
    allowed: { moves: [["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"]] },
  },
  {
    clauses: ["MOA-SUP-4"],
    position: {
      seats: 3,
      arrange: {
        land: {
          "1": "SH",
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
        },
        karakia: { "0": ["place_stronghold"] },
      },
    },
    allowed: { moves: [["stronghold", 12]] },
  },
  {
    clauses: ["MOA-SUP-5"],
    position: {
      seats: 3,
      options: { tileSupplyLimited: "on" },
      arrange: {
        stepA: [{ phase: "invasion", mammal: "rat", left: 2 }],
        display: { rat: 2 },
        land: { "1": "rat!", "2": "rat!", "3": "rat!", "4": "rat!", "5": "rat!", "6": "rat!", "7": "R1" },
        hands: { "0": "moa kiwi kiwi" },
        terrain: ["plains", "plains"],
      },
    },
    allowed: { moves: [["decline"]] },
  },
  {
    clauses: ["MOA-SUP-6"],
    position: {
      seats: 3,
      arrange: {
        hands: { "0": "morepork", "1": "haasts_eagle moa", "2": "morepork" },
        karakia: { "1": ["two_fight", "two_fight"] },
        land: { "1": "dog!" },
      },
    },
    before: { moves: [["pass"], ["end"]] },
    allowed: {
      moves: [["attack", 1], ["pay", "haasts_eagle"], ["pay", "two_fight"], ["confirm"], ["count", 0], ["end"]],
    },
  },
  {
    clauses: ["MOA-SUP-7"],
    position: {
      seats: 3,
      arrange: { deck: "", discard: "tui moa", karakia: { "0": ["draw_one", "draw_one"] }, hands: { "1": "moa" } },
    },
    allowed: { moves: [["drawOne"]], luck: ["tui"] },
  },
  {
    clauses: ["MOA-SUP-8"],
    position: {
      seats: 3,
      arrange: {
        turn: 0,
        first: 1,
        acted: true,
        mammalDeck: "weasel",
        mammalDiscard: "rat rat weasel weasel weasel",
        display: { dog: 5, possum: 5, rat: 4 },
        hands: { "2": "moa" },
      },
    },
    allowed: { moves: [["end"]], luck: ["T04", "T21", "weasel", "weasel"] },
  },
  {
    clauses: ["MOA-SUP-10"],
    position: {
      seats: 3,
      arrange: {
        hands: {
          "0": "haasts_eagle kakapo kea kiwi moa morepork pukeko tui haasts_eagle kakapo kea kiwi moa morepork pukeko tui haasts_eagle kakapo kea kiwi moa morepork pukeko tui",
        },
        karakia: { "0": ["draw_one", "draw_one", "exchange_three", "two_fight"] },
      },
    },
    allowed: {
      moves: [["drawOne"], ["drawOne"], ["buy", "any_territory", "move_birds"], ["pay", "morepork"], ["confirm"]],
      luck: ["moa", "haasts_eagle"],
    },
  },
  {
    clauses: ["MOA-SUP-11"],
    position: {
      seats: 3,
      arrange: { period: 2, round: 7, first: 1, acted: true, land: { "1": "R1" }, scores: [98, 0, 0] },
    },
    allowed: { moves: [["end"]] },
  },
  {
    clauses: ["MOA-SUP-12"],
    position: { seats: 3, arrange: { land: { "1": "R15" }, hands: { "0": "pukeko" } } },
    allowed: {
      moves: [
        ["place", 1],
        ["pay", "pukeko"],
        ["count", 1],
      ],
    },
  },
];
