import type { Part } from "@outrigger/scene/notation";
import type { Arrangement } from "../arrange/index.ts";
import type { MoaMove } from "../rules/index.ts";
import { GAME_END, GROWING } from "./positions.ts";
import { afterWith, type MoaScene, may, mayWith, not, sceneFor } from "./scene.ts";

const scene = sceneFor({ seats: 2 });

/** The neutral colour grows where the die says. */
function grown(clause: string, arrange: Arrangement, die: string, ...parts: readonly Part<MoaMove>[]): MoaScene {
  return scene(clause, { ...GROWING, ...arrange }, afterWith(die, ["end"]), ...parts);
}

export const scenes: readonly MoaScene[] = [
  scene(["MOA-2P-1", "MOA-2P-2", "MOA-2P-3"]),
  scene("MOA-2P-4", { ...GAME_END, land: { 1: "R1 N2", 2: "R1 N1" } }, mayWith("9", ["end"], ["neutral", 9, "bird1"])),
  grown("MOA-2P-5", {}, "9", may(["neutral", 9, "bird1"]), not("skip")),
  sceneFor({ seats: 2, options: { neutralPlacement: "rolledOnly" } })(
    "MOA-2P-6",
    { ...GROWING, land: { 5: "N1" } },
    afterWith("6", ["end"]),
    not("neutral", 5, "bird1"),
    may(["neutral", 6, "bird1"]),
  ),
  grown("MOA-2P-7", {}, "6", may(["neutral", 5, "bird2"]), not("neutral", 6, "bird2")),
  grown(
    "MOA-2P-8",
    { sales: 1, land: { 5: "rat!", 7: "R1 dog$R" } },
    "6",
    not("neutral", 5, "bird1"),
    may(["neutral", 6, "bird1"]),
  ),
  scene("MOA-2P-9", { ...GROWING, land: { 5: "N1 EL=L12" } }, mayWith("5", ["end"], ["neutral", 5, "leader"])),
  grown("MOA-2P-10", { land: { 6: "N1" } }, "6", not("neutral", 6, "leader"), may(["neutral", 6, "bird1"])),
  grown("MOA-2P-11", { land: { 5: "N1", 8: "N15" } }, "5", not("neutral", 5, "bird1"), may(["neutral", 5, "leader"])),
  scene("MOA-2P-12", { hands: { 0: "kiwi", 1: "tui" } }, mayWith("3", ["pass"], ["end"])),
  grown("MOA-2P-13", { land: { 8: "N15" } }, "5", not("neutral", 5, "bird2"), may(["neutral", 5, "bird1"])),
  scene(
    "MOA-2P-14",
    { invasion: ["rat", 1], land: { 1: "R1 N4" }, hands: { 0: "haasts_eagle moa", 1: "moa" } },
    may(["decline"]),
  ),
  sceneFor({ seats: 2, options: { neutralScoring: "on" } })(
    "MOA-2P-15",
    { ...GAME_END, land: { 1: "R1 N2", 2: "Y1" }, hands: { 0: "moa" } },
    mayWith("9", ["end"], ["neutral", 9, "bird1"]),
  ),
  sceneFor({ seats: 2, options: { neutralScoring: "on" } })(
    "MOA-2P-16",
    { ...GAME_END, land: { 1: "R1 N2", 2: "Y1" }, hands: { 0: "moa" }, scores: [0, 5] },
    mayWith("9", ["end"], ["neutral", 9, "bird1"]),
  ),
];
