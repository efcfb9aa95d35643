import type { MaoriScene } from "./scene.ts";

export const scenes: readonly MaoriScene[] = [
  { clauses: ["MAO-SETUP-7"], position: { seats: 3 }, allowed: { moves: [["explorer", 0]] } },
  {
    clauses: ["MAO-SETUP-8"],
    position: {
      seats: 3,
      edits: [
        ["stack.0.seat", 1],
        ["starter", 1],
      ],
    },
    before: {
      moves: [["explorer", 9], ["confirm"], ["sail", 1], ["pass"], ["confirm"], ["sail", 1], ["pass"], ["confirm"]],
    },
    allowed: { moves: [["sail", 1], ["pass"], ["confirm"]] },
  },
];
