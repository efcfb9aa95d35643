import type { MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-UNDO-3"],
    position: {
      seats: 2,
      options: { firstPlayer: "seat" },
      arrange: {
        layout: "0 W4-RGYY@[0,0,0,0]/0; 1 N-RGR@[1,0,0,0]/5",
        people: [[2, "0.m1"]],
        hands: { "1": ["W4-GRYY", "W3-GGG", "W3-YYY"] },
        stock: { "2": { zebu: 0, goat: 0, sheep: 1 } },
      },
    },
    allowed: {
      moves: [
        ["shield", "W4-GRYY"],
        ["lay", 0, 1],
      ],
    },
  },
  {
    clauses: ["MAS-UNDO-4"],
    position: { seats: 2, options: { firstPlayer: "seat" }, arrange: { frame: { phase: "hexagon", seat: 1 } } },
    allowed: { moves: [["place", 0, "m"], ["confirm"]] },
  },
];
