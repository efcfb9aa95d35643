import type { MoaScene } from "../scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-TER-1", "MOA-TER-7"],
    position: { seats: 3, arrange: { turn: 0, first: 1, acted: true, hands: { "2": "moa" }, terrain: ["T02", "T26"] } },
    allowed: { moves: [["end"]], luck: ["T21", "T25"] },
  },
  {
    clauses: ["MOA-TER-2"],
    position: {
      seats: 3,
      arrange: {
        turn: 0,
        first: 1,
        acted: true,
        hands: { "0": "tui", "2": "moa" },
        terrain: ["T02", "T26"],
        land: { "1": "R1" },
        display: { rat: 1 },
      },
    },
    allowed: { moves: [["end"]], luck: ["T06", "T21"] },
  },
  {
    clauses: ["MOA-TER-3"],
    position: {
      seats: 3,
      arrange: {
        turn: 0,
        first: 1,
        acted: true,
        hands: { "0": "tui", "2": "moa" },
        terrain: ["T02", "T26"],
        land: { "1": "R1" },
        display: { rat: 1, dog: 1 },
      },
    },
    allowed: { moves: [["end"], ["decline"]], luck: ["T06", "T14"] },
  },
  {
    clauses: ["MOA-TER-4"],
    position: { seats: 3, arrange: { turn: 0, first: 1, acted: true, hands: { "2": "moa" }, terrain: ["T02", "T26"] } },
    allowed: { moves: [["end"]], luck: ["T04", "T21", "rat", "dog"] },
  },
  {
    clauses: ["MOA-TER-5"],
    position: {
      seats: 3,
      arrange: {
        terrain: ["coast", "mountain"],
        land: { "1": "R1", "2": "rat!", "3": "R1", "5": "rat!" },
        display: { rat: 1 },
        hands: { "0": "tui kiwi haasts_eagle" },
      },
    },
    forbidden: ["place", 3],
    allowed: { moves: [["place", 1]] },
  },
  {
    clauses: ["MOA-TER-6"],
    position: { seats: 4, arrange: { terrain: ["mountain", "mountain"], hands: { "0": "tui" } } },
    allowed: {
      moves: [
        ["place", 9],
        ["pay", "tui"],
        ["count", 1],
      ],
    },
  },
  {
    clauses: ["MOA-TER-8"],
    position: {
      seats: 3,
      arrange: { turn: 0, first: 1, acted: true, hands: { "2": "moa" }, terrain: ["T02", "T26"], display: { dog: 1 } },
    },
    allowed: { moves: [["end"]], luck: ["T14", "T21"] },
  },
];
