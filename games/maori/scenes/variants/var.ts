import { ACTING } from "../positions.ts";
import { after, type MaoriScene, may, not, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 2, options: { variant: 1 } });

export const scenes: readonly MaoriScene[] = [
  scene("MAO-VAR-1", { ...ACTING, shells: [3, 0] }, not("step", "r1c1"), may(["take", "m11"])),
  scene("MAO-VAR-2", { ...ACTING, matrix: { m11: "W01" } }, may(["take", "m11"], ["place", "r3c3"])),
  scene(
    "MAO-VAR-3",
    { ...ACTING, boards: ["EE02@r2c2"], ships: ["r2c2"], depots: ["EW02"], matrix: { m11: "W01" } },
    after(["take", "m11"]),
    not("place", "r1c1"),
    may(["place", "r1c2"]),
  ),
  scene(
    "MAO-VAR-4",
    { ...ACTING, boards: ["W01@r1c1 W02@r1c2"], ships: ["r1c1"], shells: [5, 0] },
    may(["pass"]),
    not("step", "r2c1"),
  ),
  scene("MAO-VAR-5", { ...ACTING, boards: ["W01@r1c1"], ships: ["r1c1"] }, may(["discard", "r1c1"])),
];
