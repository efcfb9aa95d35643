import { ACTING } from "./positions.ts";
import { type MaoriScene, may, not, sceneFor } from "./scene.ts";

const scene = sceneFor({ seats: 2, options: { variant: 1 } });

export const scenes: readonly MaoriScene[] = [
  sceneFor({ seats: 2, options: { variant: 2 } })(
    "MAO-STEP-1",
    { ...ACTING, boards: ["W01@r1c1 W02@r1c2 W03@r2c1"], ships: ["r1c1"], shells: [0, 0], matrix: { m11: "W04" } },
    may(["take", "m11"]),
    not("step", "r1c2"),
  ),
  scene(
    "MAO-STEP-2",
    { ...ACTING, boards: ["W01@r2c1 W02@r2c2 W03@r2c4"], ships: ["r2c1"], shells: [3, 0] },
    may(["step", "r2c2"]),
    not("step", "r2c4"),
  ),
  scene(
    "MAO-STEP-3",
    {
      ...ACTING,
      boards: ["W01@r1c1 W02@r1c2 W03@r2c1 W04@r1c3 W05@r2c2"],
      ships: ["r1c1"],
      shells: [9, 0],
      matrix: { m11: "V01" },
    },
    not("step", "r1c2"),
    may(["discard", "r1c1"]),
  ),
];
