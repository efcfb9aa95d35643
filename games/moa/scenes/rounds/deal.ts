import { PERIOD_END } from "../positions.ts";
import { type MoaScene, may, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  scene("MOA-DEAL-2", { ...PERIOD_END, hands: { 0: "moa" }, discard: "tui tui kiwi" }, may(["end"])),
];
