import { type MaoriScene, sceneFor, scored } from "./scene.ts";

const scene = sceneFor({ seats: 2 });

export const scenes: readonly MaoriScene[] = [
  scene(
    "MAO-SCORE-1",
    { boards: ["EE02@r2c1 MH02@r2c2 S06@r1c1 W01@r1c2 ES02@r2c5 EN02@r3c5", "W14@r1c1"], shells: [0, 9] },
    scored,
  ),
  scene("MAO-SCORE-2", { boards: ["ES01@r1c3 MV07@r3c3 EN03@r4c3", "W14@r1c1"], shells: [0, 9] }, scored),
  scene("MAO-SCORE-3", { boards: ["EE12@r2c1 MH05@r2c2 EE07@r3c1", ""], shells: [7, 9] }, scored),
  scene("MAO-SCORE-4", { boards: ["EE02@r2c1 MH04@r2c2 EW01@r2c3", "W14@r1c1"], shells: [0, 9] }, scored),
  scene("MAO-SCORE-5", { boards: ["EE07@r2c1 EW08@r2c2", "W14@r1c1"], shells: [0, 9] }, scored),
  scene("MAO-SCORE-6", { boards: ["EE11@r2c1 EW12@r2c2", "W14@r1c1"], shells: [0, 9] }, scored),
  scene("MAO-SCORE-7", { boards: ["W15@r1c1", "W08@r1c1"], shells: [0, 0] }, scored),
  scene("MAO-SCORE-8", { boards: ["S10@r1c1 EE10@r2c1 EW10@r2c2", ""], shells: [3, 4] }, scored),
  scene("MAO-SCORE-9", { boards: ["EE05@r2c1 W15@r3c3", "W16@r1c1"], shells: [0, 9] }, scored),
  scene("MAO-SCORE-10", { boards: ["W01@r1c1 W02@r1c2", "W14@r1c1"], shells: [0, 9] }, scored),
  scene("MAO-SCORE-11", { boards: ["W01@r1c1"] }, scored),
  scene("MAO-SCORE-12", { boards: ["S06@r1c1", "S01@r1c1"], shells: [0, 0] }, scored),
];
