import type { MoaScene } from "./scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-SCO-1"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, land: { "1": "R1" } } },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-SCO-2"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, land: { "1": "R2L Y2 G1" } } },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-SCO-3"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, land: { "1": "Y1" } } },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-SCO-4"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, sales: 1, land: { "1": "R1 Y2 rat$R" } } },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-SCO-5"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, land: { "1": "R2 Y1L" } } },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-SCO-6"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, land: { "1": "R2 Y2" } } },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-SCO-7"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, land: { "1": "R2L Y3 G3 B2" } } },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-SCO-8"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, land: { "1": "R2 Y2 G1 B1" } } },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-SCO-9"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, land: { "2": "R3 Y1 G1" } } },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-SCO-10"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, land: { "1": "R4 Y2L G3" } } },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-SCO-11"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, volcano: 2, land: { "1": "R1" } } },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-SCO-12", "MOA-SCO-18"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true } },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-SCO-13"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, volcano: 5, land: { "12": "R2 Y1" } } },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-SCO-14"],
    position: {
      seats: 4,
      arrange: { round: 7, first: 1, acted: true, volcano: 6, land: { "1": "rat!", "12": "erupted" } },
    },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-SCO-15"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, sales: 1, land: { "1": "R1 possum$R" } } },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-SCO-16"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, period: 2 } },
    allowed: { moves: [["end"]] },
  },
  {
    clauses: ["MOA-SCO-17"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, leaderTiles: { "1": ["L10", "L11", "L12"] } } },
    allowed: {
      moves: [["end"]],
    },
  },
];
