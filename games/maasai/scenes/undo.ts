import { LAST_OF_OTHER } from "./late.ts";
import { hexagon, type MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-UNDO-3"],
    position: LAST_OF_OTHER,
    before: "done, shield N-GYG",
    allowed: "lay 44 1, end",
  },
  {
    clauses: ["MAS-UNDO-4"],
    position: hexagon({ frame: { phase: "hexagon", seat: 1 } }),
    allowed: "place 0 m, confirm",
  },
];
