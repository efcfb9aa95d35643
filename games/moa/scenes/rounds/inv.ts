import { NEXT_ROUND } from "../positions.ts";
import { type MoaScene, may, mayWith, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  sceneFor({ seats: 4 })(
    ["MOA-INV-2", "MOA-INV-5", "MOA-INV-8", "MOA-STR-1"],
    {
      invasion: ["dog", 2],
      sales: 1,
      land: { 1: "weasel!", 2: "R1 dog$R", 3: "SH", 4: "R1L G2", 5: "EL=L05" },
      hands: { 0: "haasts_eagle", 2: "haasts_eagle kea pukeko" },
    },
    may(["decline"], ["defend"], ["pay", "haasts_eagle"], ["pay", "kea"], ["confirm"]),
  ),
  sceneFor({ seats: 4 })(
    ["MOA-INV-3", "MOA-INV-11"],
    { invasion: ["rat", 2], land: { 8: "R2 SH", "1-7": "possum!", "9-12": "SH" }, hands: { 0: "haasts_eagle moa" } },
    may(["decline"]),
  ),
  scene(
    "MOA-INV-6",
    { ...NEXT_ROUND, land: { "1-12": "dog!" }, display: { rat: 1 } },
    mayWith("T01 T21 weasel", ["end"]),
  ),
  scene(
    "MOA-INV-7",
    { invasion: ["rat", 3], land: { 1: "R1", "2-12": "SH" }, hands: { 0: "haasts_eagle moa" } },
    may(["defend"], ["pay", "haasts_eagle"], ["confirm"], ["decline"]),
  ),
  scene(
    "MOA-INV-9",
    { invasion: ["rat", 1], land: { 1: "R1 Y2 EL=L03" }, hands: { 0: "moa", 1: "haasts_eagle" } },
    may(["defend"], ["pay", "haasts_eagle"], ["confirm"]),
  ),
  scene(
    ["MOA-INV-10", "MOA-LDT-3"],
    { invasion: ["rat", 1], land: { 1: "R2L Y1 EL=L03" }, hands: { 0: "tui", 1: "tui" } },
    may(["decline"], ["decline"]),
  ),
  scene(
    "MOA-INV-13",
    {
      invasion: ["rat", 1],
      land: { 1: "R2" },
      hands: { 0: "tui" },
      karakia: { 0: ["any_territory", "move_birds", "place_stronghold", "draw_one"] },
    },
    may(["decline"]),
  ),
];
