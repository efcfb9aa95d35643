import { ACTING, THREE_TILES } from "../positions.ts";
import { after, type MaoriScene, may, not, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 2, options: { variant: 1 } });

export const scenes: readonly MaoriScene[] = [
  scene("MAO-V1-1", THREE_TILES, may(["pass"], ["ship", "r1c3"])),
  scene("MAO-V1-2", THREE_TILES, may(["discard", "r1c3"], ["ship", "r1c2"])),
  scene(
    "MAO-V1-3",
    { ...ACTING, boards: ["EE02@r2c2 EW02@r2c3"], ships: ["r2c2"] },
    after(["discard", "r2c2"]),
    may(["ship", "r2c3"]),
    not("keep"),
  ),
];
