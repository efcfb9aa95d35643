import type { MoaScene } from "../scene.ts";

/** Player 1 could do anything: cards for every action, tiles for either moment, open and invaded land. */
const EVERYTHING_OPEN: MoaScene["position"] = {
  seats: 3,
  arrange: {
    land: { "1": "R2", "2": "rat!", "3": "R1 Y3" },
    display: { rat: 1 },
    hands: { "0": "haasts_eagle kiwi kiwi morepork pukeko tui", "1": "moa", "2": "moa" },
    karakia: { "0": ["draw_one", "exchange_three", "move_birds", "place_stronghold"] },
  },
};

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-TURN-1"],
    position: {
      seats: 3,
      arrange: {
        land: { "1": "R1 Y2", "2": "rat!", "5": "G2L" },
        hands: { "0": "tui kiwi kea", "1": "moa", "2": "moa" },
      },
    },
    allowed: { moves: [["place", 1], ["pay", "tui"], ["count", 3], ["end"]] },
  },
  {
    clauses: ["MOA-TURN-2"],
    position: EVERYTHING_OPEN,
    allowed: {
      moves: [
        ["place", 1],
        ["pay", "pukeko"],
        ["pay", "tui"],
        ["count", 1],
      ],
    },
  },
  {
    clauses: ["MOA-TURN-3"],
    position: {
      seats: 3,
      arrange: {
        terrain: ["coast", "mountain"],
        land: { "1": "R1", "2": "rat!", "3": "R1", "5": "rat!" },
        display: { rat: 1 },
        hands: { "0": "tui kiwi haasts_eagle" },
      },
    },
    allowed: {
      moves: [
        ["place", 1],
        ["pay", "tui"],
        ["count", 1],
      ],
    },
  },
  {
    clauses: ["MOA-TURN-4"],
    position: {
      seats: 3,
      arrange: { terrain: ["volcano", "volcano"], volcano: 6, land: { "12": "erupted" }, hands: { "0": "morepork" } },
    },
    allowed: { moves: [["buy", "draw_one"], ["pay", "morepork"], ["confirm"]] },
  },
  {
    clauses: ["MOA-TURN-5", "MOA-KAR-2"],
    position: EVERYTHING_OPEN,
    allowed: {
      moves: [
        ["stronghold", 5],
        ["moveBirds", 1],
        ["count", 1],
        ["to", 6],
      ],
    },
  },
  {
    clauses: ["MOA-TURN-6"],
    position: {
      seats: 3,
      arrange: {
        land: { "1": "R4" },
        hands: { "0": "moa" },
        karakia: { "0": ["move_birds", "move_birds", "draw_one", "draw_one"] },
      },
    },
    before: {
      moves: [["drawOne"], ["moveBirds", 1], ["count", 2], ["to", 5], ["pass"], ["drawOne"]],
      luck: ["tui", "kakapo"],
    },
    allowed: {
      moves: [
        ["moveBirds", 5],
        ["count", 1],
        ["to", 9],
      ],
    },
  },
  {
    clauses: ["MOA-TURN-7"],
    position: EVERYTHING_OPEN,
    allowed: {
      moves: [
        ["place", 1],
        ["pay", "tui"],
        ["pay", "pukeko"],
        ["count", 1],
      ],
    },
  },
  {
    clauses: ["MOA-TURN-8"],
    position: EVERYTHING_OPEN,
    allowed: { moves: [["stronghold", 5], ["pass"]] },
  },
  {
    clauses: ["MOA-TURN-9"],
    position: { seats: 3, arrange: { hands: { "0": "tui", "1": "moa" } } },
    allowed: { moves: [["pass"]] },
    forbidden: ["end"],
  },
  {
    clauses: ["MOA-TURN-10"],
    position: { seats: 3, arrange: { hands: { "0": "tui", "2": "moa" } } },
    allowed: { moves: [["pass"], ["end"]] },
  },
];
