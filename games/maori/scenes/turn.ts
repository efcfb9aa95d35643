import type { MaoriScene } from "./scene.ts";

export const scenes: readonly MaoriScene[] = [
  {
    clauses: ["MAO-TURN-1"],
    position: { seats: 2, arrange: { boards: ["EE02@r2c2 S06@r1c1", "W05@r1c1"], matrix: { m13: "EW01" } } },
    allowed: { moves: [["sail", 2], ["take", "m13"], ["place", "r2c3"], ["confirm"]], luck: ["EW03"] },
  },
  {
    clauses: ["MAO-TURN-2"],
    position: { seats: 2, arrange: { boards: ["W01@r1c1"], depots: ["W02"] } },
    forbidden: ["take", "m11"],
    allowed: { moves: [["sail", 1]] },
  },
  {
    clauses: ["MAO-TURN-3", "MAO-LINE-6"],
    position: { seats: 2, arrange: { phase: "action", depots: ["W03"] } },
    allowed: {
      moves: [
        ["take", "m11"],
        ["place", "r1c1"],
      ],
    },
  },
  {
    clauses: ["MAO-TURN-4"],
    position: {
      seats: 2,
      arrange: {
        phase: "sail",
        boards: [
          "W01@r1c1 ES02@r1c2 W03@r1c3 EE02@r2c1 W05@r2c3 W06@r2c4 W07@r2c5 W08@r3c1 W09@r3c2 W10@r3c3 W11@r3c4 W12@r3c5 W13@r4c3 W14@r4c4 W15@r4c5",
        ],
        shells: [0, 0],
        depots: ["S01"],
        matrix: { m12: "V01" },
      },
    },
    allowed: { moves: [["sail", 1]] },
  },
];
