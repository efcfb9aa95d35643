import type { MoaScene } from "../scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-BUY-1"],
    position: { seats: 3, arrange: { hands: { "0": "kea kiwi" } } },
    allowed: { moves: [["buy", "draw_one"], ["pay", "kea"], ["pay", "kiwi"], ["confirm"]] },
    forbidden: ["buy", "place_stronghold"],
  },
  {
    clauses: ["MOA-BUY-2"],
    position: { seats: 3, arrange: { hands: { "0": "morepork morepork" }, karakia: { "0": ["draw_one"] } } },
    allowed: { moves: [["buy", "draw_one"], ["pay", "morepork"], ["confirm"]] },
    forbidden: ["buy", "draw_one", "draw_one"],
  },
  {
    clauses: ["MOA-BUY-3"],
    position: { seats: 3, arrange: { hands: { "0": "morepork morepork" } } },
    allowed: { moves: [["buy", "draw_one", "two_fight"], ["pay", "morepork"], ["pay", "morepork"], ["confirm"]] },
  },
  {
    clauses: ["MOA-BUY-4"],
    position: {
      seats: 3,
      arrange: { hands: { "0": "morepork morepork" }, karakia: { "1": ["move_birds", "move_birds"] } },
    },
    forbidden: ["buy", "move_birds"],
    allowed: { moves: [["buy", "draw_one"]] },
  },
];
