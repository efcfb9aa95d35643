import { type MoaScene, may, not, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  scene(
    ["MOA-STR-2", "MOA-STR-3"],
    { land: { 1: "SH" }, karakia: { 0: ["place_stronghold"] } },
    not("stronghold", 1),
    may(["stronghold", 2]),
  ),
  scene("MOA-STR-4", { karakia: { 0: ["place_stronghold"] }, hands: { 0: "moa" } }, may(["stronghold", 4])),
];
