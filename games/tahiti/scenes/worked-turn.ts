// A turn from its beginning to its end, for the pictures of the rules page.
import { building, type TahitiScene } from "./scene.ts";

export const turn: TahitiScene = {
  clauses: ["TAH-SEQ-2"],
  position: building("0@407 chieftain fighters slingers population*2; 1@608 militia"),
  allowed:
    "build militia 407, endBuild, activate 1, take fighters, take slingers, step 508, step 608, endMove, fight 608 1 | 4 2",
};
