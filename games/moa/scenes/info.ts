import { PERIOD_END, THREE_HANDS } from "./positions.ts";
import { type MoaScene, may, mayWith, sceneFor } from "./scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  sceneFor({ seats: 3, options: { openHands: "on" } })(
    "MOA-INFO-1",
    { ...THREE_HANDS, karakia: { 0: ["draw_one"] } },
    mayWith("kiwi", ["drawOne"]),
  ),
  scene(
    "MOA-INFO-5",
    { ...THREE_HANDS, karakia: { 0: ["draw_one", "exchange_three"] } },
    mayWith(
      "kiwi moa moa moa",
      ["drawOne"],
      ["exchangeThree"],
      ["discard", "moa"],
      ["discard", "moa"],
      ["discard", "kea"],
      ["confirm"],
    ),
  ),
  scene("MOA-INFO-6", { ...PERIOD_END, hands: { 0: "kea tui", 1: "moa moa kiwi", 2: "pukeko" } }, may(["end"])),
  scene(
    "MOA-INFO-8",
    {
      turn: 2,
      acted: true,
      first: 0,
      land: { 1: "Y2 G1" },
      display: { rat: 1 },
      hands: { 1: "kiwi", 2: "moa" },
      karakia: { 1: ["exchange_three"] },
    },
    mayWith(
      "T06 T21 tui tui tui",
      ["end"],
      ["exchangeThree"],
      ["discard", "tui"],
      ["discard", "tui"],
      ["discard", "tui"],
      ["confirm"],
    ),
  ),
];
