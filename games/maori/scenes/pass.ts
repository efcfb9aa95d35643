import { ACTING } from "./positions.ts";
import { type MaoriScene, may, not, sceneFor } from "./scene.ts";

const scene = sceneFor({ seats: 2 });

export const scenes: readonly MaoriScene[] = [
  scene("MAO-PASS-1", { ...ACTING, boards: ["W01@r1c1"], depots: ["W02"] }, may(["pass"])),
  scene("MAO-PASS-2", { boards: ["W01@r1c1"], depots: ["W02"] }, not("pass"), may(["sail", 1])),
];
