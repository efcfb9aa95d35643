import { ACTING } from "./positions.ts";
import { afterWith, type MaoriScene, may, not, sceneFor } from "./scene.ts";

const scene = sceneFor({ seats: 2 });

/** A volcano first in the line, another beside it, and a tile in the depot. */
const IN_VIEW = {
  ...ACTING,
  boards: ["W01@r1c1"],
  depots: ["W02"],
  matrix: { m11: "V01", m21: "S01", m31: "S02", m41: "S03", m33: "V02" },
  shells: [9, 0],
};

export const scenes: readonly MaoriScene[] = [
  scene("MAO-VOLC-1", IN_VIEW, not("take", "m11"), may(["playDepot"])),
  scene("MAO-VOLC-2", IN_VIEW, not("take", "m41"), may(["playDepot"])),
  scene("MAO-VOLC-3", { ...ACTING, explorer: 2, matrix: { m12: "V01" } }, may(["take", "m13"])),
  scene(
    "MAO-VOLC-5",
    { ...ACTING, explorer: 2, shells: [1, 5] },
    afterWith("V01", ["take", "m23"], ["depot"], ["confirm"], ["sail", 1], ["pass"], ["confirm"]),
    may(["sail", 1], ["pass"], ["confirm"]),
  ),
  scene("MAO-VOLC-4", IN_VIEW, may(["playDepot"])),
];
