import { ACTING, TWO_TILES } from "../positions.ts";
import { type MaoriScene, may, not, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 2, options: { variant: 2 } });

export const scenes: readonly MaoriScene[] = [
  scene(
    "MAO-V2-1",
    { ...ACTING, boards: ["W01@r2c2"], ships: ["r2c2"], depots: ["W03"] },
    may(["playDepot"], ["place", "r2c3"]),
  ),
  scene("MAO-V2-2", { ...TWO_TILES, matrix: { m11: "W03" } }, may(["take", "m11"], ["depot"]), not("discard", "r2c2")),
  scene("MAO-V2-3", TWO_TILES, may(["discard", "r2c3"])),
];
