import { BEFORE_SALE, LEADING } from "../positions.ts";
import { FIRST_SALE, type MoaScene, may, not, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  scene("MOA-PLL-1", { land: { 1: "R1" }, hands: { 0: "moa" } }, not("leader", 1), may(["place", 1])),
  scene(
    "MOA-PLL-2",
    { ...LEADING, land: { 9: "R1" }, karakia: { 0: ["any_territory"] } },
    may(["leader", 9], ["pay", "kiwi"], ["confirm"]),
  ),
  scene(
    "MOA-PLL-3",
    { ...LEADING, land: { 1: "R2 Y2 G1", 2: "R2 Y3", 3: "Y1" } },
    not("leader", 2),
    may(["leader", 1]),
  ),
  scene("MOA-PLL-4", { ...LEADING, land: { 1: "R3 Y1L", 2: "R2L" } }, not("leader", 1), may(["place", 1])),
  scene("MOA-PLL-5", BEFORE_SALE, FIRST_SALE, not("leader", 1), may(["place", 2])),
  scene("MOA-PLL-6", { ...LEADING, land: { 1: "R1", 7: "R1L", "3-5": "R1L" } }, not("leader", 1), may(["place", 1])),
  scene(
    "MOA-PLL-7",
    { ...LEADING, land: { 1: "R1 EL=L12" }, round: 4 },
    may(["leader", 1], ["pay", "kiwi"], ["confirm"]),
  ),
  scene("MOA-PLL-8", { ...LEADING, land: { 1: "R1" } }, may(["leader", 1], ["pay", "kiwi"], ["confirm"])),
];
