import { OVERRUN } from "./rounds/late.ts";
import type { MoaScene } from "./scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-GEN-3"],
    position: {
      seats: 3,
      arrange: { period: 2, round: 7, first: 1, acted: true, land: { "1": "Y1" }, scores: [10, 5, 11] },
    },
    allowed: { moves: [["end"]] },
  },
  {
    clauses: ["MOA-GEN-4"],
    position: {
      seats: 3,
      arrange: {
        land: { "1": "R1", "2": "rat!" },
        display: { rat: 1 },
        hands: { "0": "moa moa kiwi haasts_eagle tui morepork" },
      },
    },
    allowed: {
      moves: [
        ["place", 1],
        ["pay", "moa"],
        ["pay", "moa"],
        ["pay", "tui"],
        ["count", 1],
      ],
    },
  },
  {
    clauses: ["MOA-GEN-6"],
    position: {
      seats: 3,
      arrange: {
        turn: 0,
        first: 1,
        acted: true,
        land: {
          ...OVERRUN,
          "12": "erupted",
        },
        volcano: 6,
        display: { rat: 2 },
        hands: { "2": "moa" },
      },
    },
    allowed: { moves: [["end"]], luck: ["T06", "T21"] },
  },
  {
    clauses: ["MOA-GEN-7"],
    position: {
      seats: 3,
      arrange: {
        first: 1,
        stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
        display: { rat: 1 },
        land: { "1": "R1 Y1 G1" },
        hands: { "0": "moa", "1": "moa", "2": "moa" },
      },
    },
    allowed: { moves: [["decline"], ["decline"]] },
  },
  {
    clauses: ["MOA-GEN-8"],
    position: { seats: 3, arrange: { period: 2, round: 7, first: 1, acted: true, land: { "1": "R3 G3L" } } },
    allowed: { moves: [["end"]] },
  },
];
