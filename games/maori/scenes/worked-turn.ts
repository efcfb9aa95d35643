// A turn from its beginning to its end, for the pictures of the rules page.
import { type MaoriScene, mayWith, sceneFor } from "./scene.ts";

export const turn: MaoriScene = sceneFor({ seats: 2 })(
  "MAO-TURN-1",
  { boards: ["EE02@r2c2 S06@r1c1", "W05@r1c1"], matrix: { m13: "EW01" } },
  mayWith("EW03", ["sail", 2], ["take", "m13"], ["place", "r2c3"], ["confirm"]),
);
