import type { MoaScene } from "../scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-PAS-1"],
    position: {
      seats: 3,
      arrange: {
        land: { "1": "R2", "2": "rat!", "3": "R1 Y3" },
        display: { rat: 1 },
        hands: { "0": "haasts_eagle kiwi kiwi morepork pukeko tui", "1": "moa", "2": "moa" },
        karakia: { "0": ["draw_one", "exchange_three", "move_birds", "place_stronghold"] },
      },
    },
    allowed: { moves: [["pass"]] },
  },
  {
    clauses: ["MOA-PAS-2"],
    position: { seats: 3, arrange: { hands: { "0": "tui" } } },
    allowed: { moves: [["pass"], ["end"]], luck: ["T21", "T22", "rat"] },
  },
];
