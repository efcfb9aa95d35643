import { ACTING } from "./positions.ts";
import { type MaoriScene, may, not, sceneFor } from "./scene.ts";

const scene = sceneFor({ seats: 2 });

export const scenes: readonly MaoriScene[] = [
  scene("MAO-LINE-1", { ...ACTING, explorer: 5, shells: [9, 0] }, not("take", "m11"), may(["take", "m24"])),
  scene("MAO-LINE-2", ACTING, may(["take", "m11"])),
  scene("MAO-LINE-3", { ...ACTING, shells: [1, 0] }, not("take", "m31"), may(["take", "m11"])),
  scene(
    "MAO-LINE-4",
    { ...ACTING, bare: true, pile: [], matrix: { m21: "S01", m41: "EE02" }, shells: [1, 0] },
    not("take", "m11"),
    may(["take", "m21"]),
  ),
  scene(
    "MAO-LINE-5",
    {
      ...ACTING,
      boards: [
        "W01@r1c1 W02@r1c2 W03@r1c3 W04@r2c1 W05@r2c3 W06@r2c4 W07@r2c5 W08@r3c1 W09@r3c2 W10@r3c3 W11@r3c4 W12@r3c5 W13@r4c3 W14@r4c4 W15@r4c5",
      ],
      depots: ["S01"],
      matrix: { m11: "EN02", m21: "W16", m31: "S02" },
      shells: [5, 0],
    },
    not("take", "m11"),
    may(["take", "m21"]),
  ),
];
