import type { MoaScene } from "../scene.ts";
import { SECOND_DEAL } from "./late.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-MAM-1"],
    position: { seats: 3, arrange: { turn: 0, first: 1, acted: true, hands: { "2": "moa" }, terrain: ["T02", "T26"] } },
    allowed: { moves: [["end"]], luck: ["T04", "T08", "dog", "possum", "rat"] },
  },
  {
    clauses: ["MOA-MAM-2"],
    position: { seats: 3, arrange: { turn: 0, first: 1, acted: true, hands: { "2": "moa" }, terrain: ["T02", "T26"] } },
    allowed: { moves: [["end"]], luck: ["T01", "T21", "weasel"] },
  },
  {
    clauses: ["MOA-MAM-3"],
    position: { seats: 3, arrange: { turn: 0, first: 1, acted: true, hands: { "2": "moa" }, terrain: ["T02", "T26"] } },
    allowed: { moves: [["end"]], luck: ["T04", "T21", "weasel", "rat"] },
  },
  {
    clauses: ["MOA-MAM-4"],
    position: {
      seats: 3,
      arrange: { turn: 0, first: 1, acted: true, hands: { "0": "tui" }, terrain: ["T02", "T26"], land: { "1": "R1" } },
    },
    allowed: { moves: [["end"]], luck: ["T01", "T21", "weasel"] },
  },
  {
    clauses: ["MOA-MAM-5", "MOA-INV-1"],
    position: {
      seats: 3,
      arrange: {
        turn: 0,
        first: 1,
        acted: true,
        hands: { "2": "moa" },
        terrain: ["T02", "T26"],
        display: { rat: 3, dog: 1 },
      },
    },
    allowed: { moves: [["end"]], luck: ["T06", "T21"] },
  },
  {
    clauses: ["MOA-MAM-6"],
    position: {
      seats: 3,
      arrange: { turn: 0, first: 1, acted: true, hands: { "2": "moa" }, terrain: ["T02", "T26"], display: { dog: 2 } },
    },
    allowed: { moves: [["end"]], luck: ["T06", "T21"] },
  },
  {
    clauses: ["MOA-MAM-7", "MOA-DEF-13"],
    position: {
      seats: 3,
      arrange: {
        stepA: [{ phase: "invasion", mammal: "rat", left: 2 }],
        display: { rat: 2 },
        land: { "1": "R1", "2": "R1" },
        hands: { "0": "haasts_eagle haasts_eagle moa" },
      },
    },
    allowed: {
      moves: [["defend"], ["pay", "haasts_eagle"], ["confirm"], ["defend"], ["pay", "haasts_eagle"], ["confirm"]],
    },
  },
  {
    clauses: ["MOA-MAM-8"],
    position: { seats: 3, arrange: { round: 7, first: 1, acted: true, display: { dog: 2 } } },
    allowed: {
      moves: [["end"]],
      luck: [...SECOND_DEAL, "T21", "T25"],
    },
  },
];
