import { RICH } from "../positions.ts";
import { type MoaScene, may, mayWith, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  scene("MOA-PAS-1", RICH, may(["pass"])),
  scene("MOA-PAS-2", { hands: { 0: "tui" } }, mayWith("T21 T22 rat", ["pass"], ["end"])),
];
