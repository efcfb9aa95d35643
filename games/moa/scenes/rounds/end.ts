import type { MoaScene } from "../scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-END-1"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, period: 2, scores: [3, 9, 5, 1], land: {} } },
    scored: true,
  },
  {
    clauses: ["MOA-END-2"],
    position: {
      seats: 4,
      arrange: {
        round: 7,
        first: 1,
        acted: true,
        period: 2,
        scores: [52, 52, 0, 1],
        land: { "1": "R4L", "2": "R5L", "3": "Y5L", "4": "Y5" },
      },
    },
    scored: true,
  },
  {
    clauses: ["MOA-END-3"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, period: 2, scores: [5, 5, 5, 2], land: {} } },
    scored: true,
  },
  {
    clauses: ["MOA-END-4"],
    position: { seats: 4, arrange: { round: 7, first: 1, acted: true, period: 2, scores: [20, 2, 2, 9], land: {} } },
    scored: true,
  },
];
