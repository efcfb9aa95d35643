import { ACTING } from "./positions.ts";
import { after, type MaoriScene, may, sceneFor, scored } from "./scene.ts";

const scene = sceneFor({ seats: 3 });
const forTwo = sceneFor({ seats: 2 });

export const scenes: readonly MaoriScene[] = [
  forTwo(
    "MAO-END-1",
    {
      ...ACTING,
      boards: [
        "EW02@r1c1 W02@r1c2 W03@r1c3 W04@r2c1 W05@r2c2 W06@r2c3 W07@r2c4 W08@r2c5 W09@r3c1 W10@r3c2 W11@r3c3 W12@r3c4 W13@r3c5 W14@r4c3 W15@r4c4",
      ],
      depots: ["W16"],
    },
    may(["playDepot"], ["place", "r4c5"], ["confirm"], ["sail", 1], ["pass"], ["confirm"]),
    scored,
  ),
  scene(
    ["MAO-END-2", "MAO-END-3"],
    {
      ...ACTING,
      boards: [
        "",
        "W01@r1c1 W02@r1c2 W03@r1c3 W04@r2c1 W05@r2c2 W06@r2c3 W07@r2c4 W08@r2c5 W09@r3c1 W10@r3c2 W11@r3c3 W12@r3c4 W13@r3c5 W14@r4c3 W15@r4c4",
        "S01@r1c1 S02@r1c2 S03@r1c3 S04@r2c1 S05@r2c2 S06@r2c3 S07@r2c4 S08@r2c5 S09@r3c1 S10@r3c2 EE02@r3c3 EW02@r3c4 EN13/1@r4c3 EW03@r4c4 W17@r3c5",
      ],
      depots: [null, "W16", "ES02"],
      seat: 1,
    },
    after(["playDepot"], ["place", "r4c5"], ["confirm"], ["sail", 1], ["playDepot"], ["place", "r4c5"], ["confirm"]),
    may(["sail", 1], ["pass"], ["confirm"]),
    scored,
  ),
  forTwo(
    "MAO-END-4",
    { ...ACTING, bare: true, matrix: { m11: "S02", m22: "V01" }, pile: [] },
    may(["take", "m11"], ["place", "r1c1"], ["confirm"]),
  ),
  scene("MAO-END-5", { ...ACTING, passes: 8 }, may(["pass"], ["confirm"])),
  scene("MAO-END-6", { ...ACTING, pile: [], bare: true, passes: 8 }, may(["pass"], ["confirm"])),
];
