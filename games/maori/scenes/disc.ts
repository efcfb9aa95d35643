import { ACTING } from "./positions.ts";
import { type MaoriScene, may, not, sceneFor } from "./scene.ts";

const scene = sceneFor({ seats: 2 });

export const scenes: readonly MaoriScene[] = [
  scene(
    "MAO-DISC-1",
    { ...ACTING, boards: ["S01@r1c1 W01@r2c2", "W02@r1c2"] },
    may(["discard", "r1c1"]),
    not("discard", "r1c2"),
  ),
  scene("MAO-DISC-2", { ...ACTING, boards: ["ES01@r1c3 MV04@r2c3 MV07@r3c3 EN03@r4c3"] }, may(["discard", "r2c3"])),
  scene("MAO-DISC-3", { ...ACTING, boards: ["S10@r1c1"], shells: [4, 0] }, may(["discard", "r1c1"])),
  scene("MAO-DISC-4", { ...ACTING, boards: ["W01@r1c1"] }, may(["discard", "r1c1"], ["confirm"])),
];
