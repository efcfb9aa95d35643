import { LAST_OF_OTHER } from "./late.ts";
import type { MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-UNDO-3"],
    position: LAST_OF_OTHER,
    before: { moves: [["done"], ["shield", "N-GYG"]] },
    allowed: { moves: [["lay", 44, 1], ["end"]] },
  },
  {
    clauses: ["MAS-UNDO-4"],
    position: { seats: 2, options: { firstPlayer: "seat" }, arrange: { frame: { phase: "hexagon", seat: 1 } } },
    allowed: { moves: [["place", 0, "m"], ["confirm"]] },
  },
];
