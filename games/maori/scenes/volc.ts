import type { MaoriScene } from "./scene.ts";

/** Two volcanoes lie in the matrix, and player 1 has shells to spare. */
const TWO_VOLCANOES: MaoriScene["position"] = {
  seats: 2,
  arrange: {
    phase: "action",
    boards: ["W01@r1c1"],
    depots: ["W02"],
    matrix: { m11: "V01", m21: "S01", m31: "S02", m41: "S03", m33: "V02" },
    shells: [9, 0],
  },
};

export const scenes: readonly MaoriScene[] = [
  {
    clauses: ["MAO-VOLC-1"],
    position: TWO_VOLCANOES,
    forbidden: ["take", "m11"],
    allowed: { moves: [["playDepot"]] },
  },
  {
    clauses: ["MAO-VOLC-2"],
    position: TWO_VOLCANOES,
    forbidden: ["take", "m41"],
    allowed: { moves: [["playDepot"]] },
  },
  {
    clauses: ["MAO-VOLC-3"],
    position: { seats: 2, arrange: { phase: "action", explorer: 2, matrix: { m12: "V01" } } },
    allowed: { moves: [["take", "m13"]] },
  },
  {
    clauses: ["MAO-VOLC-5"],
    position: { seats: 2, arrange: { phase: "action", explorer: 2, shells: [1, 5] } },
    before: { moves: [["take", "m23"], ["depot"], ["confirm"], ["sail", 1], ["pass"], ["confirm"]], luck: ["V01"] },
    allowed: { moves: [["sail", 1], ["pass"], ["confirm"]] },
  },
  {
    clauses: ["MAO-VOLC-4"],
    position: TWO_VOLCANOES,
    allowed: { moves: [["playDepot"]] },
  },
];
