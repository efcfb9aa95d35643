import { ERUPTED, GAME_END, GROWING, PERIOD_END } from "../positions.ts";
import { after, afterWith, type MoaScene, may, mayWith, not, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  scene(
    "MOA-KAR-1",
    { hands: { 0: "moa" }, karakia: { 0: ["draw_one"] } },
    afterWith("tui", ["drawOne"]),
    not("drawOne"),
    may(["place", 1]),
  ),
  scene(
    "MOA-KAR-4",
    {
      land: { 1: "R2" },
      hands: { 0: "tui" },
      karakia: { 0: ["draw_one", "exchange_three", "move_birds", "place_stronghold"] },
    },
    afterWith("tui", ["drawOne"], ["moveBirds", 1], ["count", 1], ["to", 5], ["stronghold", 5]),
    may(["place", 1], ["pay", "tui"], ["count", 3]),
  ),
  scene(
    "MOA-KAR-5",
    { land: { 1: "rat!" }, hands: { 0: "haasts_eagle" }, fresh: { 0: ["two_fight"] } },
    after(["attack", 1]),
    not("pay", "two_fight"),
    may(["pay", "haasts_eagle"]),
  ),
  scene("MOA-KAR-6", { ...PERIOD_END, karakia: { 0: ["draw_one", "move_birds"] } }, may(["end"])),
  scene(
    "MOA-KAR-7",
    {
      ...GAME_END,
      karakia: { 0: ["draw_one", "exchange_three", "two_fight", "any_territory", "move_birds", "place_stronghold"] },
    },
    may(["end"]),
  ),
  scene(
    "MOA-KAR-10",
    { hands: { 0: "moa", 1: "kiwi" }, karakia: { 1: ["draw_one"] } },
    { allowed: { moves: [["drawOne"]], luck: ["tui"], seat: 1 } },
  ),
  scene(
    "MOA-KAR-11",
    { hands: { 0: "moa kiwi" }, karakia: { 0: ["exchange_three"] } },
    mayWith(
      "tui pukeko kea",
      ["exchangeThree"],
      ["discard", "kea"],
      ["discard", "kiwi"],
      ["discard", "moa"],
      ["confirm"],
    ),
  ),
  scene(
    "MOA-KAR-12",
    { deck: "tui", hands: { 0: "moa kiwi" }, karakia: { 0: ["exchange_three"] } },
    afterWith("tui", ["exchangeThree"]),
    may(["discard", "moa"]),
    not("confirm"),
  ),
  scene(
    "MOA-KAR-13",
    { deck: "", hands: { 0: "moa" }, karakia: { 0: ["draw_one", "exchange_three"] } },
    not("drawOne"),
    may(["place", 1]),
  ),
  sceneFor({ seats: 2 })(
    "MOA-KAR-14",
    { ...GROWING, karakia: { 0: ["draw_one"], 1: ["draw_one"] } },
    mayWith("8 tui", ["end"], ["drawOne"]),
  ),
  scene(
    "MOA-KAR-15",
    {
      turn: 2,
      land: { 5: "G1" },
      hands: { 1: "moa", 2: "tui tui moa" },
      karakia: { 1: ["draw_one"], 2: ["place_stronghold"] },
    },
    may(["place", 1], ["pay", "tui"], ["count", 2]),
  ),
  scene(
    "MOA-KAR-16",
    { land: { 1: "rat!" }, hands: { 0: "moa" }, karakia: { 0: ["two_fight", "two_fight"] } },
    may(["attack", 1], ["pay", "two_fight"], ["pay", "moa"], ["confirm"]),
  ),
  scene(
    "MOA-KAR-20",
    { hands: { 0: "tui" }, karakia: { 0: ["any_territory"] } },
    may(["place", 12], ["pay", "tui"], ["count", 2]),
  ),
  scene(
    "MOA-KAR-21",
    { ...ERUPTED, first: 1, acted: true, hands: { 2: "pukeko" }, karakia: { 2: ["any_territory"] } },
    mayWith("T28 T01 rat", ["end"]),
  ),
  scene(
    "MOA-KAR-30",
    { land: { 1: "R3" }, karakia: { 0: ["move_birds"] } },
    after(["moveBirds", 1], ["count", 2]),
    may(["to", 6]),
    not("to", 1),
  ),
  scene(
    "MOA-KAR-31",
    { land: { 1: "R1L", 2: "R0L" }, karakia: { 0: ["move_birds"] } },
    may(["moveBirds", 1], ["to", 5]),
    not("moveBirds", 2),
  ),
  scene(
    "MOA-KAR-32",
    { land: { 1: "R1", "2-12": "rat!" }, karakia: { 0: ["move_birds"] } },
    not("moveBirds", 1),
    may(["pass"]),
  ),
  sceneFor({ seats: 3, options: { moveIntoSold: "off" } })(
    "MOA-KAR-33",
    { sales: 1, land: { 1: "R1 dog$R" }, karakia: { 0: ["move_birds"] } },
    may(["moveBirds", 1], ["to", 5]),
  ),
  scene(
    "MOA-KAR-34",
    { land: { 1: "R2", 2: "R2" }, karakia: { 0: ["move_birds"] } },
    may(["moveBirds", 1], ["count", 2], ["to", 3]),
  ),
  scene("MOA-KAR-40", { terrain: ["coast", "coast"], karakia: { 0: ["place_stronghold"] } }, may(["stronghold", 9])),
  scene(
    "MOA-KAR-41",
    { sales: 1, land: { 1: "rat!", 2: "Y1 dog$Y", 3: "SH" }, karakia: { 0: ["place_stronghold"] } },
    not("stronghold", 1),
    may(["stronghold", 4]),
  ),
];
