import type { MaoriScene } from "./scene.ts";

export const scenes: readonly MaoriScene[] = [
  { clauses: ["MAO-SHIP-1"], position: { seats: 2, arrange: { explorer: 3 } }, allowed: { moves: [["sail", 1]] } },
  { clauses: ["MAO-SHIP-2"], position: { seats: 2, arrange: { explorer: 15 } }, allowed: { moves: [["sail", 2]] } },
  {
    clauses: ["MAO-SHIP-3"],
    position: { seats: 2, arrange: {} },
    forbidden: ["sail", 0],
    allowed: { moves: [["sail", 1]] },
  },
  {
    clauses: ["MAO-SHIP-4"],
    position: { seats: 2, arrange: { shells: [0, 0], explorer: 2 } },
    allowed: { moves: [["sail", 2]] },
    forbidden: ["sail", 3],
  },
  {
    clauses: ["MAO-SHIP-5"],
    position: { seats: 2, arrange: { shells: [1, 0], explorer: 2 } },
    allowed: { moves: [["sail", 3]] },
    forbidden: ["sail", 4],
  },
  {
    clauses: ["MAO-SHIP-6"],
    position: {
      seats: 2,
      options: { variant: 1 },
      arrange: {
        boards: ["EE05@r2c1 W08@r3c1", "W15@r1c1 W16@r1c2"],
        depots: ["W17"],
        ships: ["r2c1", "r1c1"],
        shells: [0, 0],
      },
    },
    allowed: { moves: [["sail", 1]] },
  },
  {
    clauses: ["MAO-SHIP-7"],
    position: { seats: 2, options: { board: "atoll" }, arrange: { boards: ["W01@r4c1"], shells: [0, 0] } },
    allowed: { moves: [["sail", 1]] },
  },
  {
    clauses: ["MAO-SHIP-8"],
    position: {
      seats: 2,
      arrange: {
        boards: ["W15@r1c1 W16@r1c2 W17@r1c3 W08@r2c1 W09@r2c2 W10@r2c3 W11@r2c4 W12@r2c5 W13@r3c1"],
        shells: [9, 0],
        explorer: 6,
      },
    },
    allowed: { moves: [["sail", 16]] },
    forbidden: ["sail", 17],
  },
  {
    clauses: ["MAO-SHIP-9"],
    position: { seats: 2, arrange: { explorer: 0, matrix: { m12: "V01", m13: "V02" } } },
    allowed: { moves: [["sail", 3]] },
  },
];
