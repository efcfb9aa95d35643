import { ERUPTED, LAST_TURN, NEXT_ROUND, PERIOD_END, SECOND_DEAL } from "../positions.ts";
import { type MoaScene, may, mayWith, not, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  scene("MOA-VOL-1", { ...NEXT_ROUND, volcano: 2 }, mayWith("T21 T08 rat", ["end"])),
  scene(["MOA-VOL-2", "MOA-VOL-6"], { ...NEXT_ROUND, volcano: 4 }, mayWith("T21 T25", ["end"])),
  scene("MOA-VOL-3", { ...NEXT_ROUND, volcano: 5, land: { 12: "R2 Y3L" } }, mayWith("T21 T25", ["end"])),
  sceneFor({ seats: 4 })(
    "MOA-VOL-4",
    { ...LAST_TURN, land: { 12: "rat!" }, volcano: 5, hands: { 2: "moa" } },
    mayWith("T21 T25", ["end"]),
  ),
  scene(
    "MOA-VOL-5",
    {
      ...LAST_TURN,
      hands: { 2: "kiwi moa" },
      terrain: ["mountain", "mountain"],
      round: 6,
      volcano: 5,
      sales: 1,
      land: { 1: "G2", 11: "rat!", 12: "G1 possum$G" },
      display: { rat: 1 },
    },
    mayWith(
      "T21 T01 dog moa kakapo kakapo haasts_eagle haasts_eagle pukeko pukeko tui kakapo tui kiwi morepork kakapo kakapo haasts_eagle kea haasts_eagle haasts_eagle pukeko moa morepork moa kiwi tui kea pukeko pukeko T20 T16 possum",
      ["end"],
      ["pass"],
      ["end"],
    ),
  ),
  scene(
    "MOA-VOL-7",
    {
      volcano: 6,
      terrain: ["volcano", "coast"],
      land: { 1: "R2", 12: "erupted" },
      display: { rat: 1 },
      hands: { 0: "tui kiwi haasts_eagle" },
      karakia: { 0: ["any_territory", "move_birds", "place_stronghold"] },
    },
    may(["moveBirds", 1], ["count", 1]),
    not("place", 12),
  ),
  scene(
    ["MOA-VOL-8", "MOA-INV-4"],
    {
      ...LAST_TURN,
      land: { 12: "erupted", "1-5": "rat!", "6-11": "possum!" },
      volcano: 6,
      display: { rat: 3 },
      hands: { 2: "moa" },
    },
    mayWith("T06 T01 weasel", ["end"]),
  ),
  scene("MOA-VOL-9", { ...NEXT_ROUND, volcano: 6, land: { 12: "erupted" } }, mayWith("T21 T25", ["end"])),
  scene(
    "MOA-VOL-10",
    { ...ERUPTED, first: 1, acted: true, hands: { 2: "tui" }, terrain: ["T02", "T26"] },
    mayWith("T27 T21 rat dog", ["end"]),
  ),
  scene("MOA-VOL-11", { ...PERIOD_END, volcano: 3 }, mayWith(`${SECOND_DEAL} T08 T01 rat rat`, ["end"])),
];
