import { ACTING } from "./positions.ts";
import { type MaoriScene, may, mayWith, not, sceneFor } from "./scene.ts";

const scene = sceneFor({ seats: 2 });

export const scenes: readonly MaoriScene[] = [
  scene(
    "MAO-TURN-1",
    { boards: ["EE02@r2c2 S06@r1c1", "W05@r1c1"], matrix: { m13: "EW01" } },
    mayWith("EW03", ["sail", 2], ["take", "m13"], ["place", "r2c3"], ["confirm"]),
  ),
  scene("MAO-TURN-2", { boards: ["W01@r1c1"], depots: ["W02"] }, not("take", "m11"), may(["sail", 1])),
  scene(["MAO-TURN-3", "MAO-LINE-6"], { ...ACTING, depots: ["W03"] }, may(["take", "m11"], ["place", "r1c1"])),
  scene(
    "MAO-TURN-4",
    {
      boards: [
        "W01@r1c1 ES02@r1c2 W03@r1c3 EE02@r2c1 W05@r2c3 W06@r2c4 W07@r2c5 W08@r3c1 W09@r3c2 W10@r3c3 W11@r3c4 W12@r3c5 W13@r4c3 W14@r4c4 W15@r4c5",
      ],
      shells: [0, 0],
      depots: ["S01"],
      matrix: { m12: "V01" },
    },
    may(["sail", 1]),
  ),
];
