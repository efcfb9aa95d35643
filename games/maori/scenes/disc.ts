import type { MaoriScene } from "./scene.ts";

export const scenes: readonly MaoriScene[] = [
  {
    clauses: ["MAO-DISC-1"],
    position: { seats: 2, arrange: { phase: "action", boards: ["S01@r1c1 W01@r2c2", "W02@r1c2"] } },
    allowed: { moves: [["discard", "r1c1"]] },
    forbidden: ["discard", "r1c2"],
  },
  {
    clauses: ["MAO-DISC-2"],
    position: { seats: 2, arrange: { phase: "action", boards: ["ES01@r1c3 MV04@r2c3 MV07@r3c3 EN03@r4c3"] } },
    allowed: { moves: [["discard", "r2c3"]] },
  },
  {
    clauses: ["MAO-DISC-3"],
    position: { seats: 2, arrange: { phase: "action", boards: ["S10@r1c1"], shells: [4, 0] } },
    allowed: { moves: [["discard", "r1c1"]] },
  },
  {
    clauses: ["MAO-DISC-4"],
    position: { seats: 2, arrange: { phase: "action", boards: ["W01@r1c1"] } },
    allowed: { moves: [["discard", "r1c1"], ["confirm"]] },
  },
];
