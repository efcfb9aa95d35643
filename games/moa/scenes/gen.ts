import { GAME_END, LAST_TURN, OVERRUN } from "./positions.ts";
import { type MoaScene, may, mayWith, sceneFor } from "./scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  scene("MOA-GEN-3", { ...GAME_END, land: { 1: "Y1" }, scores: [10, 5, 11] }, may(["end"])),
  scene(
    "MOA-GEN-4",
    { land: { 1: "R1", 2: "rat!" }, display: { rat: 1 }, hands: { 0: "moa moa kiwi haasts_eagle tui morepork" } },
    may(["place", 1], ["pay", "moa"], ["pay", "moa"], ["pay", "tui"], ["count", 1]),
  ),
  scene(
    "MOA-GEN-6",
    { ...LAST_TURN, land: { ...OVERRUN, 12: "erupted" }, volcano: 6, display: { rat: 2 }, hands: { 2: "moa" } },
    mayWith("T06 T21", ["end"]),
  ),
  scene(
    "MOA-GEN-7",
    { invasion: ["rat", 1], first: 1, land: { 1: "R1 Y1 G1" }, hands: { 0: "moa", 1: "moa", 2: "moa" } },
    may(["decline"], ["decline"]),
  ),
  scene("MOA-GEN-8", { ...GAME_END, land: { 1: "R3 G3L" } }, may(["end"])),
];
