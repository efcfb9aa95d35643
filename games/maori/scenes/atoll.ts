import { ACTING } from "./positions.ts";
import { type MaoriScene, may, sceneFor, scored } from "./scene.ts";

const scene = sceneFor({ seats: 2, options: { board: "atoll" } });

export const scenes: readonly MaoriScene[] = [
  scene("MAO-ATOLL-2", { boards: ["S06@r3c3", "W14@r1c1"], shells: [0, 9] }, scored),
  scene("MAO-ATOLL-3", { boards: ["EE07@r2c1 EW02@r2c2", "W14@r1c1"], shells: [0, 9] }, scored),
  scene("MAO-ATOLL-4", { boards: ["W15@r2c2", ""], shells: [6, 2] }, scored),
  scene("MAO-ATOLL-5", { boards: ["", "W14@r1c1"], shells: [0, 9] }, scored),
  scene(
    "MAO-ATOLL-6",
    {
      ...ACTING,
      boards: [
        "W01@r1c1 W02@r1c2 W03@r1c3 W04@r2c1 W05@r2c2 W06@r2c3 W07@r2c4 W08@r2c5 W09@r3c1 W10@r3c2 W11@r3c3 W12@r3c4 W13@r3c5 W14@r4c3 W15@r4c4 S01@r1c4 S02@r1c5 S03@r4c2 S04@r4c5",
      ],
      depots: ["W16"],
    },
    may(["playDepot"], ["place", "r4c1"], ["confirm"]),
  ),
];
