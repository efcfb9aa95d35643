import { ACTING } from "./positions.ts";
import { type MaoriScene, may, mayWith, sceneFor } from "./scene.ts";

const scene = sceneFor({ seats: 2 });

export const scenes: readonly MaoriScene[] = [
  scene(
    "MAO-REFILL-1",
    { ...ACTING, pile: ["S02", "S03"], matrix: { m21: "W01" }, shells: [1, 0] },
    mayWith("S03", ["take", "m21"], ["depot"], ["confirm"]),
  ),
  scene(
    "MAO-REFILL-2",
    { ...ACTING, pile: [], matrix: { m21: "W01" }, shells: [1, 0] },
    may(["take", "m21"], ["depot"], ["confirm"]),
  ),
  sceneFor({ seats: 2, options: { variant: 1 } })(
    "MAO-REFILL-3",
    { ...ACTING, boards: ["W01@r1c1 W02@r1c2"], ships: ["r1c1"], matrix: { m11: "W03" } },
    mayWith("EW14", ["take", "m11"], ["place", "r2c1"], ["ship", "r2c1"], ["confirm"]),
  ),
];
