import { PERIOD_END } from "../positions.ts";
import { type MoaScene, may, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  scene(
    "MOA-LDT-2",
    { land: { 1: "R1 EL=L01", 2: "R1" }, hands: { 0: "kiwi" } },
    may(["leader", 1], ["pay", "kiwi"], ["confirm"]),
  ),
  scene(
    "MOA-LDT-4",
    { land: { 1: "R1" }, hands: { 0: "tui" }, leaderTiles: { 0: ["L01"] } },
    may(["place", 1], ["pay", "tui"], ["pay", "L01"], ["count", 1]),
  ),
  scene(
    "MOA-LDT-5",
    { round: 7, first: 1, land: { 1: "R1 EL=L01" }, hands: { 0: "kiwi" } },
    may(["leader", 1], ["pay", "kiwi"], ["confirm"], ["end"]),
  ),
  scene("MOA-LDT-6", { ...PERIOD_END, leaderTiles: { 0: ["L12", "L01"] } }, may(["end"])),
];
