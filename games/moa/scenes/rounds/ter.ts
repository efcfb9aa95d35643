import { COAST_AND_MOUNTAIN, LAST_TURN, NEXT_ROUND } from "../positions.ts";
import { type MoaScene, may, mayWith, not, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  scene(["MOA-TER-1", "MOA-TER-7"], NEXT_ROUND, mayWith("T21 T25", ["end"])),
  scene(
    "MOA-TER-2",
    { ...LAST_TURN, hands: { 0: "tui", 2: "moa" }, terrain: ["T02", "T26"], land: { 1: "R1" }, display: { rat: 1 } },
    mayWith("T06 T21", ["end"]),
  ),
  scene(
    "MOA-TER-3",
    {
      ...LAST_TURN,
      hands: { 0: "tui", 2: "moa" },
      terrain: ["T02", "T26"],
      land: { 1: "R1" },
      display: { rat: 1, dog: 1 },
    },
    mayWith("T06 T14", ["end"], ["decline"]),
  ),
  scene("MOA-TER-4", NEXT_ROUND, mayWith("T04 T21 rat dog", ["end"])),
  scene("MOA-TER-5", COAST_AND_MOUNTAIN, not("place", 3), may(["place", 1])),
  sceneFor({ seats: 4 })(
    "MOA-TER-6",
    { terrain: ["mountain", "mountain"], hands: { 0: "tui" } },
    may(["place", 9], ["pay", "tui"], ["count", 1]),
  ),
  scene("MOA-TER-8", { ...NEXT_ROUND, display: { dog: 1 } }, mayWith("T14 T21", ["end"])),
];
