import { type MaoriScene, may, sceneFor } from "./scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MaoriScene[] = [
  scene("MAO-SETUP-7", undefined, may(["explorer", 0])),
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
