import type { MaoriScene } from "./scene.ts";

export const scenes: readonly MaoriScene[] = [
  {
    clauses: ["MAO-DEPOT-1"],
    position: { seats: 2, arrange: { phase: "action", shells: [2, 0], matrix: { m21: "S10" } } },
    allowed: { moves: [["take", "m21"], ["depot"]] },
  },
  {
    clauses: ["MAO-DEPOT-2"],
    position: { seats: 2, arrange: { phase: "action", depots: ["W01"] } },
    before: { moves: [["take", "m11"]] },
    forbidden: ["depot"],
    allowed: { moves: [["place", "r1c1"]] },
  },
  {
    clauses: ["MAO-DEPOT-3"],
    position: { seats: 2, arrange: { phase: "action" } },
    forbidden: ["playDepot"],
    allowed: { moves: [["take", "m11"]] },
  },
  {
    clauses: ["MAO-DEPOT-4"],
    position: { seats: 2, arrange: { phase: "sail", shells: [0, 0], depots: ["W15"] } },
    allowed: {
      moves: [["sail", 1], ["playDepot"], ["place", "r1c1"], ["confirm"], ["sail", 1], ["pass"], ["confirm"]],
    },
  },
  {
    clauses: ["MAO-DEPOT-5"],
    position: { seats: 2, arrange: { phase: "action", depots: ["W01"], boards: ["W02@r1c1"] } },
    before: { moves: [["playDepot"]] },
    forbidden: ["depot"],
    allowed: { moves: [["place", "r1c2"]] },
  },
  {
    clauses: ["MAO-DEPOT-6"],
    position: {
      seats: 2,
      arrange: {
        phase: "action",
        boards: [
          "W01@r1c1 W02@r1c2 W03@r1c3 W04@r2c1 W05@r2c2 W06@r2c3 W07@r2c4 W08@r2c5 W09@r3c1 W10@r3c2 W11@r3c3 W12@r3c4 W13@r3c5 W14@r4c3 W15@r4c4",
        ],
        depots: ["S10"],
        matrix: { m11: "W16" },
      },
    },
    allowed: {
      moves: [["take", "m11"], ["place", "r4c5"], ["confirm"], ["sail", 1], ["pass"], ["confirm"]],
      luck: ["MV06"],
    },
  },
];
