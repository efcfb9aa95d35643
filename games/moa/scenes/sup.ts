import { GAME_END, LAST_TURN } from "./positions.ts";
import { after, type MoaScene, may, mayWith, sceneFor } from "./scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  scene([
    "MOA-SUP-1",
    "MOA-INFO-2",
    "MOA-INFO-3",
    "MOA-SETUP-1",
    "MOA-SETUP-2",
    "MOA-SETUP-3",
    "MOA-SETUP-4",
    "MOA-SETUP-5",
    "MOA-SETUP-6",
    "MOA-SETUP-7",
    "MOA-DEAL-1",
    "MOA-LDT-1",
  ]),
  scene(
    "MOA-SUP-2",
    { land: { 1: "R16L" }, display: { rat: 1 }, hands: { 0: "kiwi", 1: "moa" }, supply: { 0: { birds: 0 } } },
    may(["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"]),
  ),
  scene("MOA-SUP-4", { land: { "1-11": "SH" }, karakia: { 0: ["place_stronghold"] } }, may(["stronghold", 12])),
  sceneFor({ seats: 3, options: { tileSupplyLimited: "on" } })(
    "MOA-SUP-5",
    {
      invasion: ["rat", 2],
      land: { 7: "R1", "1-6": "rat!" },
      hands: { 0: "moa kiwi kiwi" },
      terrain: ["plains", "plains"],
    },
    may(["decline"]),
  ),
  scene(
    "MOA-SUP-6",
    {
      hands: { 0: "morepork", 1: "haasts_eagle moa", 2: "morepork" },
      karakia: { 1: ["two_fight", "two_fight"] },
      land: { 1: "dog!" },
    },
    after(["pass"], ["end"]),
    may(["attack", 1], ["pay", "haasts_eagle"], ["pay", "two_fight"], ["confirm"], ["count", 0], ["end"]),
  ),
  scene(
    "MOA-SUP-7",
    { deck: "", discard: "tui moa", karakia: { 0: ["draw_one", "draw_one"] }, hands: { 1: "moa" } },
    mayWith("tui", ["drawOne"]),
  ),
  scene(
    "MOA-SUP-8",
    {
      ...LAST_TURN,
      mammalDeck: "weasel",
      mammalDiscard: "rat rat weasel weasel weasel",
      display: { dog: 5, possum: 5, rat: 4 },
      hands: { 2: "moa" },
    },
    mayWith("T04 T21 weasel weasel", ["end"]),
  ),
  scene(
    "MOA-SUP-10",
    {
      hands: {
        0: "haasts_eagle kakapo kea kiwi moa morepork pukeko tui haasts_eagle kakapo kea kiwi moa morepork pukeko tui haasts_eagle kakapo kea kiwi moa morepork pukeko tui",
      },
      karakia: { 0: ["draw_one", "draw_one", "exchange_three", "two_fight"] },
    },
    mayWith(
      "moa haasts_eagle",
      ["drawOne"],
      ["drawOne"],
      ["buy", "any_territory", "move_birds"],
      ["pay", "morepork"],
      ["confirm"],
    ),
  ),
  scene("MOA-SUP-11", { ...GAME_END, land: { 1: "R1" }, scores: [98, 0, 0] }, may(["end"])),
  scene(
    "MOA-SUP-12",
    { land: { 1: "R15" }, hands: { 0: "pukeko" } },
    may(["place", 1], ["pay", "pukeko"], ["count", 1]),
  ),
];
