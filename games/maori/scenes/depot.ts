import { ACTING } from "./positions.ts";
import { after, type MaoriScene, may, mayWith, not, sceneFor } from "./scene.ts";

const scene = sceneFor({ seats: 2 });

export const scenes: readonly MaoriScene[] = [
  scene("MAO-DEPOT-1", { ...ACTING, shells: [2, 0], matrix: { m21: "S10" } }, may(["take", "m21"], ["depot"])),
  scene("MAO-DEPOT-2", { ...ACTING, depots: ["W01"] }, after(["take", "m11"]), not("depot"), may(["place", "r1c1"])),
  scene("MAO-DEPOT-3", ACTING, not("playDepot"), may(["take", "m11"])),
  scene(
    "MAO-DEPOT-4",
    { shells: [0, 0], depots: ["W15"] },
    may(["sail", 1], ["playDepot"], ["place", "r1c1"], ["confirm"], ["sail", 1], ["pass"], ["confirm"]),
  ),
  scene(
    "MAO-DEPOT-5",
    { ...ACTING, depots: ["W01"], boards: ["W02@r1c1"] },
    after(["playDepot"]),
    not("depot"),
    may(["place", "r1c2"]),
  ),
  scene(
    "MAO-DEPOT-6",
    {
      ...ACTING,
      boards: [
        "W01@r1c1 W02@r1c2 W03@r1c3 W04@r2c1 W05@r2c2 W06@r2c3 W07@r2c4 W08@r2c5 W09@r3c1 W10@r3c2 W11@r3c3 W12@r3c4 W13@r3c5 W14@r4c3 W15@r4c4",
      ],
      depots: ["S10"],
      matrix: { m11: "W16" },
    },
    mayWith("MV06", ["take", "m11"], ["place", "r4c5"], ["confirm"], ["sail", 1], ["pass"], ["confirm"]),
  ),
];
