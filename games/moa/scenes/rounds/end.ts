import { GAME_END } from "../positions.ts";
import { type MoaScene, sceneFor, scored } from "../scene.ts";

const scene = sceneFor({ seats: 4 });

export const scenes: readonly MoaScene[] = [
  scene("MOA-END-1", { ...GAME_END, scores: [3, 9, 5, 1] }, scored),
  scene("MOA-END-2", { ...GAME_END, scores: [52, 52, 0, 1], land: { 1: "R4L", 2: "R5L", 3: "Y5L", 4: "Y5" } }, scored),
  scene("MOA-END-3", { ...GAME_END, scores: [5, 5, 5, 2] }, scored),
  scene("MOA-END-4", { ...GAME_END, scores: [20, 2, 2, 9] }, scored),
];
