import { ACTING, SECOND_TILE } from "./positions.ts";
import { after, type MaoriScene, may, mayWith, not, sceneFor } from "./scene.ts";

const scene = sceneFor({ seats: 2 });

export const scenes: readonly MaoriScene[] = [
  scene("MAO-PLACE-1", SECOND_TILE, after(["take", "m11"]), may(["place", "r1c2"]), not("place", "r1c1")),
  scene(
    "MAO-PLACE-2",
    { ...ACTING, matrix: { m11: "W03" }, boards: ["W01@r1c1"] },
    may(["take", "m11"], ["place", "r3c4"]),
  ),
  scene(
    "MAO-PLACE-3",
    { ...ACTING, boards: ["W01@r2c2 EE02@r3c3"], matrix: { m11: "ES02" } },
    after(["take", "m11"]),
    not("place", "r1c2"),
    may(["place", "r1c1"]),
  ),
  sceneFor({ seats: 2, options: { rotation: "none" } })(
    "MAO-PLACE-4",
    { ...ACTING, boards: ["EE02@r2c2"], matrix: { m11: "EE13" } },
    after(["take", "m11"]),
    may(["place", "r3c3"]),
    not("place", "r2c3"),
  ),
  scene(
    "MAO-PLACE-5",
    { ...ACTING, boards: ["EE02@r3c3"], matrix: { m11: "W02" } },
    after(["take", "m11"]),
    not("place", "r3c4"),
    may(["place", "r1c1"]),
  ),
  scene(
    ["MAO-PLACE-7", "MAO-PLACE-8"],
    { ...ACTING, matrix: { m11: "ES02" } },
    may(["take", "m11"], ["place", "r4c3"]),
  ),
  scene(
    "MAO-PLACE-10",
    { ...ACTING, shells: [0, 3], matrix: { m11: "EE10" } },
    may(["take", "m11"], ["place", "r1c1"]),
  ),
  scene(
    "MAO-PLACE-11",
    { shells: [0, 0], matrix: { m12: "W15" } },
    mayWith("W09", ["sail", 1], ["take", "m12"], ["place", "r1c1"], ["confirm"], ["sail", 1], ["pass"], ["confirm"]),
  ),
];
