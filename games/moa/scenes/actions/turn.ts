import { COAST_AND_MOUNTAIN, ERUPTED, RICH } from "../positions.ts";
import { afterWith, type MoaScene, may, not, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  scene(
    "MOA-TURN-1",
    { land: { 1: "R1 Y2", 2: "rat!", 5: "G2L" }, hands: { 0: "tui kiwi kea", 1: "moa", 2: "moa" } },
    may(["place", 1], ["pay", "tui"], ["count", 3], ["end"]),
  ),
  scene("MOA-TURN-2", RICH, may(["place", 1], ["pay", "pukeko"], ["pay", "tui"], ["count", 1])),
  scene("MOA-TURN-3", COAST_AND_MOUNTAIN, may(["place", 1], ["pay", "tui"], ["count", 1])),
  scene(
    "MOA-TURN-4",
    { ...ERUPTED, terrain: ["volcano", "volcano"], hands: { 0: "morepork" } },
    may(["buy", "draw_one"], ["pay", "morepork"], ["confirm"]),
  ),
  scene(["MOA-TURN-5", "MOA-KAR-2"], RICH, may(["stronghold", 5], ["moveBirds", 1], ["count", 1], ["to", 6])),
  scene(
    "MOA-TURN-6",
    { land: { 1: "R4" }, hands: { 0: "moa" }, karakia: { 0: ["move_birds", "move_birds", "draw_one", "draw_one"] } },
    afterWith("tui kakapo", ["drawOne"], ["moveBirds", 1], ["count", 2], ["to", 5], ["pass"], ["drawOne"]),
    may(["moveBirds", 5], ["count", 1], ["to", 9]),
  ),
  scene("MOA-TURN-7", RICH, may(["place", 1], ["pay", "tui"], ["pay", "pukeko"], ["count", 1])),
  scene("MOA-TURN-8", RICH, may(["stronghold", 5], ["pass"])),
  scene("MOA-TURN-9", { hands: { 0: "tui", 1: "moa" } }, may(["pass"]), not("end")),
  scene("MOA-TURN-10", { hands: { 0: "tui", 2: "moa" } }, may(["pass"], ["end"])),
];
