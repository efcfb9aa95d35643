import type { MoaScene } from "./scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-INFO-1"],
    position: {
      seats: 3,
      options: { openHands: "on" },
      arrange: { hands: { "0": "kea tui", "1": "moa moa kiwi", "2": "pukeko" }, karakia: { "0": ["draw_one"] } },
    },
    allowed: { moves: [["drawOne"]], luck: ["kiwi"] },
  },
  {
    clauses: ["MOA-INFO-5"],
    position: {
      seats: 3,
      arrange: {
        hands: { "0": "kea tui", "1": "moa moa kiwi", "2": "pukeko" },
        karakia: { "0": ["draw_one", "exchange_three"] },
      },
    },
    allowed: {
      moves: [["drawOne"], ["exchangeThree"], ["discard", "moa"], ["discard", "moa"], ["discard", "kea"], ["confirm"]],
      luck: ["kiwi", "moa", "moa", "moa"],
    },
  },
  {
    clauses: ["MOA-INFO-6"],
    position: {
      seats: 3,
      arrange: { hands: { "0": "kea tui", "1": "moa moa kiwi", "2": "pukeko" }, round: 7, first: 1, acted: true },
    },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-INFO-8"],
    position: {
      seats: 3,
      arrange: {
        turn: 2,
        acted: true,
        first: 0,
        land: { "1": "Y2 G1" },
        display: { rat: 1 },
        hands: { "1": "kiwi", "2": "moa" },
        karakia: { "1": ["exchange_three"] },
      },
    },
    allowed: {
      moves: [["end"], ["exchangeThree"], ["discard", "tui"], ["discard", "tui"], ["discard", "tui"], ["confirm"]],
      luck: ["T06", "T21", "tui", "tui", "tui"],
    },
  },
];
