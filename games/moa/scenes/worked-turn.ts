// A turn from its beginning to its end, for the pictures of the rules page.
import type { MoaScene } from "./scene.ts";

export const turn: MoaScene = {
  clauses: ["MOA-TURN-1"],
  position: {
    seats: 3,
    arrange: { land: { 1: "R1 Y2", 2: "rat!", 5: "G2L" }, hands: { 0: "tui kiwi kea", 1: "moa", 2: "moa" } },
  },
  allowed: { moves: [["place", 1], ["pay", "tui"], ["count", 3], ["end"]] },
};
