import { LAST_TURN, PERIOD_END } from "../positions.ts";
import { type MoaScene, may, mayWith, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  scene(
    "MOA-RND-3",
    { ...LAST_TURN, turn: 2, hands: { 0: "moa" } },
    mayWith("T09 T25 rat", ["end"], ["pass"], ["end"]),
  ),
  sceneFor({ seats: 4 })(
    "MOA-RND-4",
    {
      ...PERIOD_END,
      land: { 1: "rat!", 2: "R2L SH", 3: "possum!", 5: "Y1 SH EL=L09" },
      display: { possum: 2 },
      volcano: 3,
      karakia: { 1: ["move_birds"] },
      hands: { 1: "tui tui kea moa" },
    },
    may(["end"]),
  ),
];
