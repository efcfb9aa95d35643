// A turn from its beginning to its end, for the pictures of the rules page.
import { type MoaScene, may, sceneFor } from "./scene.ts";

export const turn: MoaScene = sceneFor({ seats: 3 })(
  "MOA-TURN-1",
  { land: { 1: "R1 Y2", 2: "rat!", 5: "G2L" }, hands: { 0: "tui kiwi kea", 1: "moa", 2: "moa" } },
  may(["place", 1], ["pay", "tui"], ["count", 3], ["end"]),
);
