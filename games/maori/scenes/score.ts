import type { MaoriScene } from "./scene.ts";

export const scenes: readonly MaoriScene[] = [
  {
    clauses: ["MAO-SCORE-1"],
    position: {
      seats: 2,
      arrange: { boards: ["EE02@r2c1 MH02@r2c2 S06@r1c1 W01@r1c2 ES02@r2c5 EN02@r3c5", "W14@r1c1"], shells: [0, 9] },
    },
    scored: true,
  },
  {
    clauses: ["MAO-SCORE-2"],
    position: { seats: 2, arrange: { boards: ["ES01@r1c3 MV07@r3c3 EN03@r4c3", "W14@r1c1"], shells: [0, 9] } },
    scored: true,
  },
  {
    clauses: ["MAO-SCORE-3"],
    position: { seats: 2, arrange: { boards: ["EE12@r2c1 MH05@r2c2 EE07@r3c1", ""], shells: [7, 9] } },
    scored: true,
  },
  {
    clauses: ["MAO-SCORE-4"],
    position: { seats: 2, arrange: { boards: ["EE02@r2c1 MH04@r2c2 EW01@r2c3", "W14@r1c1"], shells: [0, 9] } },
    scored: true,
  },
  {
    clauses: ["MAO-SCORE-5"],
    position: { seats: 2, arrange: { boards: ["EE07@r2c1 EW08@r2c2", "W14@r1c1"], shells: [0, 9] } },
    scored: true,
  },
  {
    clauses: ["MAO-SCORE-6"],
    position: { seats: 2, arrange: { boards: ["EE11@r2c1 EW12@r2c2", "W14@r1c1"], shells: [0, 9] } },
    scored: true,
  },
  {
    clauses: ["MAO-SCORE-7"],
    position: { seats: 2, arrange: { boards: ["W15@r1c1", "W08@r1c1"], shells: [0, 0] } },
    scored: true,
  },
  {
    clauses: ["MAO-SCORE-8"],
    position: { seats: 2, arrange: { boards: ["S10@r1c1 EE10@r2c1 EW10@r2c2", ""], shells: [3, 4] } },
    scored: true,
  },
  {
    clauses: ["MAO-SCORE-9"],
    position: { seats: 2, arrange: { boards: ["EE05@r2c1 W15@r3c3", "W16@r1c1"], shells: [0, 9] } },
    scored: true,
  },
  {
    clauses: ["MAO-SCORE-10"],
    position: { seats: 2, arrange: { boards: ["W01@r1c1 W02@r1c2", "W14@r1c1"], shells: [0, 9] } },
    scored: true,
  },
  { clauses: ["MAO-SCORE-11"], position: { seats: 2, arrange: { boards: ["W01@r1c1"] } }, scored: true },
  {
    clauses: ["MAO-SCORE-12"],
    position: { seats: 2, arrange: { boards: ["S06@r1c1", "S01@r1c1"], shells: [0, 0] } },
    scored: true,
  },
];
