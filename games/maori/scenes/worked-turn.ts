// A turn from its beginning to its end, for the pictures of the rules page.
import type { MaoriScene } from "./scene.ts";

export const turn: MaoriScene = {
  clauses: ["MAO-TURN-1"],
  position: {
    seats: 2,
    arrange: { boards: ["EE02@r2c2 S06@r1c1", "W05@r1c1"], matrix: { m13: "EW01" } },
  },
  allowed: { moves: [["sail", 2], ["take", "m13"], ["place", "r2c3"], ["confirm"]], luck: ["EW03"] },
};
