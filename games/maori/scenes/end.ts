import type { MaoriScene } from "./scene.ts";

export const scenes: readonly MaoriScene[] = [
  {
    clauses: ["MAO-END-1"],
    position: {
      seats: 2,
      arrange: {
        phase: "action",
        boards: [
          "EW02@r1c1 W02@r1c2 W03@r1c3 W04@r2c1 W05@r2c2 W06@r2c3 W07@r2c4 W08@r2c5 W09@r3c1 W10@r3c2 W11@r3c3 W12@r3c4 W13@r3c5 W14@r4c3 W15@r4c4",
        ],
        depots: ["W16"],
      },
    },
    allowed: { moves: [["playDepot"], ["place", "r4c5"], ["confirm"], ["sail", 1], ["pass"], ["confirm"]] },
    scored: true,
  },
  {
    clauses: ["MAO-END-2", "MAO-END-3"],
    position: {
      seats: 3,
      arrange: {
        phase: "action",
        boards: [
          "",
          "W01@r1c1 W02@r1c2 W03@r1c3 W04@r2c1 W05@r2c2 W06@r2c3 W07@r2c4 W08@r2c5 W09@r3c1 W10@r3c2 W11@r3c3 W12@r3c4 W13@r3c5 W14@r4c3 W15@r4c4",
          "S01@r1c1 S02@r1c2 S03@r1c3 S04@r2c1 S05@r2c2 S06@r2c3 S07@r2c4 S08@r2c5 S09@r3c1 S10@r3c2 EE02@r3c3 EW02@r3c4 EN13/1@r4c3 EW03@r4c4 W17@r3c5",
        ],
        depots: [null, "W16", "ES02"],
        seat: 1,
      },
    },
    before: {
      moves: [
        ["playDepot"],
        ["place", "r4c5"],
        ["confirm"],
        ["sail", 1],
        ["playDepot"],
        ["place", "r4c5"],
        ["confirm"],
      ],
    },
    allowed: { moves: [["sail", 1], ["pass"], ["confirm"]] },
    scored: true,
  },
  {
    clauses: ["MAO-END-4"],
    position: { seats: 2, arrange: { phase: "action", bare: true, matrix: { m11: "S02", m22: "V01" }, pile: [] } },
    allowed: { moves: [["take", "m11"], ["place", "r1c1"], ["confirm"]] },
  },
  {
    clauses: ["MAO-END-5"],
    position: { seats: 3, arrange: { phase: "action", passes: 8 } },
    allowed: { moves: [["pass"], ["confirm"]] },
  },
  {
    clauses: ["MAO-END-6"],
    position: { seats: 3, arrange: { phase: "action", pile: [], bare: true, passes: 8 } },
    allowed: { moves: [["pass"], ["confirm"]] },
  },
];
