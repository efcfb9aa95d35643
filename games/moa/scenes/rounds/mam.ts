import { LAST_TURN, NEXT_ROUND, PERIOD_END, SECOND_DEAL } from "../positions.ts";
import { type MoaScene, may, mayWith, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  scene("MOA-MAM-1", NEXT_ROUND, mayWith("T04 T08 dog possum rat", ["end"])),
  scene("MOA-MAM-2", NEXT_ROUND, mayWith("T01 T21 weasel", ["end"])),
  scene("MOA-MAM-3", NEXT_ROUND, mayWith("T04 T21 weasel rat", ["end"])),
  scene(
    "MOA-MAM-4",
    { ...LAST_TURN, hands: { 0: "tui" }, terrain: ["T02", "T26"], land: { 1: "R1" } },
    mayWith("T01 T21 weasel", ["end"]),
  ),
  scene(["MOA-MAM-5", "MOA-INV-1"], { ...NEXT_ROUND, display: { rat: 3, dog: 1 } }, mayWith("T06 T21", ["end"])),
  scene("MOA-MAM-6", { ...NEXT_ROUND, display: { dog: 2 } }, mayWith("T06 T21", ["end"])),
  scene(
    ["MOA-MAM-7", "MOA-DEF-13"],
    { invasion: ["rat", 2], land: { 1: "R1", 2: "R1" }, hands: { 0: "haasts_eagle haasts_eagle moa" } },
    may(["defend"], ["pay", "haasts_eagle"], ["confirm"], ["defend"], ["pay", "haasts_eagle"], ["confirm"]),
  ),
  scene("MOA-MAM-8", { ...PERIOD_END, display: { dog: 2 } }, mayWith(`${SECOND_DEAL} T21 T25`, ["end"])),
];
