import { type MaoriScene, may, not, sceneFor } from "./scene.ts";

const scene = sceneFor({ seats: 2 });

export const scenes: readonly MaoriScene[] = [
  scene("MAO-SHIP-1", { explorer: 3 }, may(["sail", 1])),
  scene("MAO-SHIP-2", { explorer: 15 }, may(["sail", 2])),
  scene("MAO-SHIP-3", {}, not("sail", 0), may(["sail", 1])),
  scene("MAO-SHIP-4", { shells: [0, 0], explorer: 2 }, may(["sail", 2]), not("sail", 3)),
  scene("MAO-SHIP-5", { shells: [1, 0], explorer: 2 }, may(["sail", 3]), not("sail", 4)),
  sceneFor({ seats: 2, options: { variant: 1 } })(
    "MAO-SHIP-6",
    { boards: ["EE05@r2c1 W08@r3c1", "W15@r1c1 W16@r1c2"], depots: ["W17"], ships: ["r2c1", "r1c1"], shells: [0, 0] },
    may(["sail", 1]),
  ),
  sceneFor({ seats: 2, options: { board: "atoll" } })(
    "MAO-SHIP-7",
    { boards: ["W01@r4c1"], shells: [0, 0] },
    may(["sail", 1]),
  ),
  scene(
    "MAO-SHIP-8",
    {
      boards: ["W15@r1c1 W16@r1c2 W17@r1c3 W08@r2c1 W09@r2c2 W10@r2c3 W11@r2c4 W12@r2c5 W13@r3c1"],
      shells: [9, 0],
      explorer: 6,
    },
    may(["sail", 16]),
    not("sail", 17),
  ),
  scene("MAO-SHIP-9", { explorer: 0, matrix: { m12: "V01", m13: "V02" } }, may(["sail", 3])),
];
