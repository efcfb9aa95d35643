import type { MoaScene } from "../scene.ts";
import { OVERRUN, SECOND_DEAL } from "./late.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-VOL-1"],
    position: {
      seats: 3,
      arrange: { turn: 0, first: 1, acted: true, hands: { "2": "moa" }, terrain: ["T02", "T26"], volcano: 2 },
    },
    allowed: { moves: [["end"]], luck: ["T21", "T08", "rat"] },
  },
  {
    clauses: ["MOA-VOL-2", "MOA-VOL-6"],
    position: {
      seats: 3,
      arrange: { turn: 0, first: 1, acted: true, hands: { "2": "moa" }, terrain: ["T02", "T26"], volcano: 4 },
    },
    allowed: { moves: [["end"]], luck: ["T21", "T25"] },
  },
  {
    clauses: ["MOA-VOL-3"],
    position: {
      seats: 3,
      arrange: {
        turn: 0,
        first: 1,
        acted: true,
        hands: { "2": "moa" },
        terrain: ["T02", "T26"],
        volcano: 5,
        land: { "12": "R2 Y3L" },
      },
    },
    allowed: { moves: [["end"]], luck: ["T21", "T25"] },
  },
  {
    clauses: ["MOA-VOL-4"],
    position: {
      seats: 4,
      arrange: { turn: 0, first: 1, acted: true, land: { "12": "rat!" }, volcano: 5, hands: { "2": "moa" } },
    },
    allowed: { moves: [["end"]], luck: ["T21", "T25"] },
  },
  {
    clauses: ["MOA-VOL-5"],
    position: {
      seats: 3,
      arrange: {
        turn: 0,
        first: 1,
        acted: true,
        hands: { "2": "kiwi moa" },
        terrain: ["mountain", "mountain"],
        round: 6,
        volcano: 5,
        sales: 1,
        land: { "1": "G2", "11": "rat!", "12": "G1 possum$G" },
        display: { rat: 1 },
      },
    },
    allowed: {
      moves: [["end"], ["pass"], ["end"]],
      luck: [
        "T21",
        "T01",
        "dog",
        "moa",
        "kakapo",
        "kakapo",
        "haasts_eagle",
        "haasts_eagle",
        "pukeko",
        "pukeko",
        "tui",
        "kakapo",
        "tui",
        "kiwi",
        "morepork",
        "kakapo",
        "kakapo",
        "haasts_eagle",
        "kea",
        "haasts_eagle",
        "haasts_eagle",
        "pukeko",
        "moa",
        "morepork",
        "moa",
        "kiwi",
        "tui",
        "kea",
        "pukeko",
        "pukeko",
        "T20",
        "T16",
        "possum",
      ],
    },
  },
  {
    clauses: ["MOA-VOL-7"],
    position: {
      seats: 3,
      arrange: {
        volcano: 6,
        terrain: ["volcano", "coast"],
        land: { "1": "R2", "12": "erupted" },
        display: { rat: 1 },
        hands: { "0": "tui kiwi haasts_eagle" },
        karakia: { "0": ["any_territory", "move_birds", "place_stronghold"] },
      },
    },
    allowed: {
      moves: [
        ["moveBirds", 1],
        ["count", 1],
      ],
    },
    forbidden: ["place", 12],
  },
  {
    clauses: ["MOA-VOL-8", "MOA-INV-4"],
    position: {
      seats: 3,
      arrange: {
        turn: 0,
        first: 1,
        acted: true,
        land: {
          ...OVERRUN,
          "11": "possum!",
          "12": "erupted",
        },
        volcano: 6,
        display: { rat: 3 },
        hands: { "2": "moa" },
      },
    },
    allowed: { moves: [["end"]], luck: ["T06", "T01", "weasel"] },
  },
  {
    clauses: ["MOA-VOL-9"],
    position: {
      seats: 3,
      arrange: {
        turn: 0,
        first: 1,
        acted: true,
        hands: { "2": "moa" },
        terrain: ["T02", "T26"],
        volcano: 6,
        land: { "12": "erupted" },
      },
    },
    allowed: { moves: [["end"]], luck: ["T21", "T25"] },
  },
  {
    clauses: ["MOA-VOL-10"],
    position: {
      seats: 3,
      arrange: {
        turn: 0,
        first: 1,
        acted: true,
        hands: { "2": "tui" },
        terrain: ["T02", "T26"],
        volcano: 6,
        land: { "12": "erupted" },
      },
    },
    allowed: { moves: [["end"]], luck: ["T27", "T21", "rat", "dog"] },
  },
  {
    clauses: ["MOA-VOL-11"],
    position: { seats: 3, arrange: { round: 7, first: 1, acted: true, volcano: 3 } },
    allowed: {
      moves: [["end"]],
      luck: [...SECOND_DEAL, "T08", "T01", "rat", "rat"],
    },
  },
];
