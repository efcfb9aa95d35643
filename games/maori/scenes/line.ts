import type { MaoriScene } from "./scene.ts";

export const scenes: readonly MaoriScene[] = [
  {
    clauses: ["MAO-LINE-1"],
    position: { seats: 2, arrange: { phase: "action", explorer: 5, shells: [9, 0] } },
    forbidden: ["take", "m11"],
    allowed: { moves: [["take", "m24"]] },
  },
  {
    clauses: ["MAO-LINE-2"],
    position: { seats: 2, arrange: { phase: "action" } },
    allowed: { moves: [["take", "m11"]] },
  },
  {
    clauses: ["MAO-LINE-3"],
    position: { seats: 2, arrange: { phase: "action", shells: [1, 0] } },
    forbidden: ["take", "m31"],
    allowed: { moves: [["take", "m11"]] },
  },
  {
    clauses: ["MAO-LINE-4"],
    position: {
      seats: 2,
      arrange: { phase: "action", bare: true, pile: [], matrix: { m21: "S01", m41: "EE02" }, shells: [1, 0] },
    },
    forbidden: ["take", "m11"],
    allowed: { moves: [["take", "m21"]] },
  },
  {
    clauses: ["MAO-LINE-5"],
    position: {
      seats: 2,
      arrange: {
        phase: "action",
        boards: [
          "W01@r1c1 W02@r1c2 W03@r1c3 W04@r2c1 W05@r2c3 W06@r2c4 W07@r2c5 W08@r3c1 W09@r3c2 W10@r3c3 W11@r3c4 W12@r3c5 W13@r4c3 W14@r4c4 W15@r4c5",
        ],
        depots: ["S01"],
        matrix: { m11: "EN02", m21: "W16", m31: "S02" },
        shells: [5, 0],
      },
    },
    forbidden: ["take", "m11"],
    allowed: { moves: [["take", "m21"]] },
  },
];
