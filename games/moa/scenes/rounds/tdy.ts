import { GAME_END, PERIOD_END } from "../positions.ts";
import { type MoaScene, may, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 4 });

export const scenes: readonly MoaScene[] = [
  scene("MOA-TDY-1", { ...PERIOD_END, hands: { 1: "tui tui", 3: "moa" } }, may(["end"])),
  scene("MOA-TDY-2", { ...PERIOD_END, land: { 4: "SH", 9: "Y1 SH" } }, may(["end"])),
  scene(
    "MOA-TDY-3",
    { ...PERIOD_END, sales: 1, land: { 10: "EL=L01", 11: "R2L Y1", 12: "G1 dog$G" }, leaderTiles: { 3: ["L05"] } },
    may(["end"]),
  ),
  scene("MOA-TDY-4", { ...GAME_END, land: { 1: "R1 SH" }, hands: { 1: "moa" } }, may(["end"])),
];
