import { after, type MoaScene, may, not, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  scene("MOA-PLB-1", { hands: { 0: "kiwi" } }, not("place", 1), may(["buy", "any_territory"])),
  sceneFor({ seats: 4 })(
    "MOA-PLB-2",
    { turn: 1, terrain: ["coast", "forest"], hands: { 1: "pukeko tui" } },
    may(["place", 4], ["pay", "pukeko"], ["count", 3]),
  ),
  scene(
    ["MOA-PLB-3", "MOA-PLB-8", "MOA-STR-5"],
    { land: { 1: "Y5L G2 SH EL=L01" }, hands: { 0: "tui" } },
    may(["place", 1], ["pay", "tui"], ["count", 3]),
  ),
  scene("MOA-PLB-4", { hands: { 0: "tui" } }, may(["place", 1], ["pay", "tui"], ["count", 1])),
  scene("MOA-PLB-5", { hands: { 0: "tui" } }, after(["place", 1], ["pay", "tui"]), not("count", 0), may(["count", 1])),
  scene("MOA-PLB-6", { land: { 1: "R16" }, hands: { 0: "pukeko" } }, not("place", 1), may(["pass"])),
  scene(
    "MOA-PLB-7",
    { land: { 1: "R14" }, hands: { 0: "kakapo tui" } },
    may(["place", 1], ["pay", "kakapo"], ["count", 1]),
  ),
];
