import { ACTING } from "./positions.ts";
import { type MaoriScene, may, sceneFor } from "./scene.ts";

const scene = sceneFor({ seats: 2 });

export const scenes: readonly MaoriScene[] = [
  scene("MAO-SHELL-5", { ...ACTING, shells: [3, 0] }, may(["take", "m31"])),
  sceneFor({ seats: 2, options: { variant: 1 } })(
    "MAO-SHELL-1",
    { boards: ["W01@r2c2 W02@r2c3"], ships: ["r2c2"], shells: [3, 0], explorer: 12 },
    may(["sail", 4], ["step", "r2c3"]),
  ),
  scene("MAO-SHELL-2", { shells: [1, 0], explorer: 2 }, may(["sail", 3])),
  scene(
    ["MAO-SHELL-3", "MAO-SHELL-4"],
    { ...ACTING, shells: [1, 29], matrix: { m21: "EE10" } },
    may(["take", "m21"], ["place", "r1c1"]),
  ),
];
