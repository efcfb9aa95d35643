import type { MaoriScene } from "./scene.ts";

export const scenes: readonly MaoriScene[] = [
  {
    clauses: ["MAO-PLACE-1"],
    position: { seats: 2, arrange: { phase: "action", boards: ["W01@r1c1"], matrix: { m11: "W02" } } },
    before: { moves: [["take", "m11"]] },
    allowed: { moves: [["place", "r1c2"]] },
    forbidden: ["place", "r1c1"],
  },
  {
    clauses: ["MAO-PLACE-2"],
    position: { seats: 2, arrange: { phase: "action", matrix: { m11: "W03" }, boards: ["W01@r1c1"] } },
    allowed: {
      moves: [
        ["take", "m11"],
        ["place", "r3c4"],
      ],
    },
  },
  {
    clauses: ["MAO-PLACE-3"],
    position: { seats: 2, arrange: { phase: "action", boards: ["W01@r2c2 EE02@r3c3"], matrix: { m11: "ES02" } } },
    before: { moves: [["take", "m11"]] },
    forbidden: ["place", "r1c2"],
    allowed: { moves: [["place", "r1c1"]] },
  },
  {
    clauses: ["MAO-PLACE-4"],
    position: {
      seats: 2,
      options: { rotation: "none" },
      arrange: { phase: "action", boards: ["EE02@r2c2"], matrix: { m11: "EE13" } },
    },
    before: { moves: [["take", "m11"]] },
    allowed: { moves: [["place", "r3c3"]] },
    forbidden: ["place", "r2c3"],
  },
  {
    clauses: ["MAO-PLACE-5"],
    position: { seats: 2, arrange: { phase: "action", boards: ["EE02@r3c3"], matrix: { m11: "W02" } } },
    before: { moves: [["take", "m11"]] },
    forbidden: ["place", "r3c4"],
    allowed: { moves: [["place", "r1c1"]] },
  },
  {
    clauses: ["MAO-PLACE-7", "MAO-PLACE-8"],
    position: { seats: 2, arrange: { phase: "action", matrix: { m11: "ES02" } } },
    allowed: {
      moves: [
        ["take", "m11"],
        ["place", "r4c3"],
      ],
    },
  },
  {
    clauses: ["MAO-PLACE-10"],
    position: { seats: 2, arrange: { phase: "action", shells: [0, 3], matrix: { m11: "EE10" } } },
    allowed: {
      moves: [
        ["take", "m11"],
        ["place", "r1c1"],
      ],
    },
  },
  {
    clauses: ["MAO-PLACE-11"],
    position: { seats: 2, arrange: { shells: [0, 0], matrix: { m12: "W15" } } },
    allowed: {
      moves: [["sail", 1], ["take", "m12"], ["place", "r1c1"], ["confirm"], ["sail", 1], ["pass"], ["confirm"]],
      luck: ["W09"],
    },
  },
];
