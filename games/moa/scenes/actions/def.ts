import { DOG_INVADES, RAT_INVADES } from "../positions.ts";
import { after, type MoaScene, may, mayWith, not, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 4 });

export const scenes: readonly MoaScene[] = [
  scene(
    "MOA-DEF-1",
    { ...RAT_INVADES, land: { 1: "R1 B0L" }, hands: { 0: "tui", 1: "haasts_eagle", 3: "tui" } },
    may(["decline"], ["decline"]),
  ),
  scene(
    ["MOA-DEF-2", "MOA-DEF-3", "MOA-DEF-4"],
    { invasion: ["rat", 1], first: 2, land: { 1: "R2 Y3 G2 B1L" }, hands: { 0: "tui", 1: "tui", 2: "tui", 3: "tui" } },
    may(["decline"], ["decline"], ["decline"], ["decline"]),
  ),
  scene(
    "MOA-DEF-5",
    { ...RAT_INVADES, land: { 1: "R4 Y1L G2 B2" }, hands: { 0: "tui", 1: "tui", 2: "tui", 3: "tui" }, first: 3 },
    may(["decline"], ["decline"], ["decline"]),
  ),
  scene(
    "MOA-DEF-6",
    { ...RAT_INVADES, land: { 1: "R2 Y1" }, hands: { 0: "haasts_eagle", 1: "haasts_eagle" } },
    may(["decline"], ["decline"]),
  ),
  scene("MOA-DEF-7", { ...DOG_INVADES, land: { 1: "R1 Y1" }, hands: { 0: "kea", 1: "kea" } }, may(["decline"])),
  scene(
    "MOA-DEF-8",
    {
      ...DOG_INVADES,
      land: { 1: "R1" },
      hands: { 0: "kea", 1: "moa" },
      karakia: { 0: ["two_fight"] },
      leaderTiles: { 0: ["L04"] },
    },
    may(["defend"], ["pay", "kea"], ["pay", "L04"], ["pay", "two_fight"], ["confirm"]),
  ),
  scene(
    "MOA-DEF-9",
    { ...RAT_INVADES, land: { 1: "R1" }, hands: { 0: "kea kea" } },
    after(["defend"], ["pay", "kea"]),
    may(["pay", "kea"]),
    not("confirm"),
  ),
  scene(
    "MOA-DEF-10",
    { ...DOG_INVADES, land: { 1: "R1 Y1" }, hands: { 0: "kea", 1: "kea" } },
    may(["decline"]),
    not("defend"),
  ),
  scene(
    "MOA-DEF-11",
    { ...RAT_INVADES, land: { 1: "R1" }, hands: { 0: "haasts_eagle", 1: "moa" } },
    may(["defend"], ["pay", "haasts_eagle"], ["confirm"]),
  ),
  scene(
    "MOA-DEF-12",
    { ...RAT_INVADES, land: { 1: "R1 Y2L EL=L05" }, hands: { 0: "haasts_eagle", 1: "tui" } },
    may(["decline"], ["defend"], ["pay", "haasts_eagle"], ["confirm"]),
  ),
  scene(
    "MOA-DEF-14",
    { invasion: ["dog", 1], land: { 1: "B1" }, hands: { 3: "haasts_eagle" }, karakia: { 3: ["draw_one"] } },
    mayWith("tui", ["drawOne"]),
  ),
  scene(
    "MOA-DEF-15",
    { ...RAT_INVADES, land: { 1: "R2 Y1 G1" }, hands: { 0: "tui", 1: "tui", 2: "tui" } },
    may(["decline"]),
  ),
];
