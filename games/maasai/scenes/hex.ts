import { hexagon, type MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-HEX-3"],
    position: { seats: 3, options: { firstPlayer: "seat" } },
    allowed: "pass, confirm, pass, confirm, pass, confirm",
  },
  { clauses: ["MAS-HEX-4"], position: hexagon({ frame: { phase: "hexagon", seat: 1 } }), allowed: "place 1 m" },
  {
    clauses: ["MAS-HEX-5"],
    position: hexagon({ people: "2@1.m", frame: { phase: "hexagon", seat: 0 } }),
    allowed: "place 0 m",
    forbidden: "place 0 a",
  },
  {
    clauses: ["MAS-HEX-6"],
    position: hexagon({ frame: { phase: "hexagon", seat: 1 } }),
    allowed: "place 2 m1",
  },
  {
    clauses: ["MAS-HEX-7"],
    position: hexagon({ seats: 3, people: "2@1.m 3@0.m", frame: { phase: "hexagon", seat: 0 } }),
    allowed: "place 2 m1",
  },
  {
    clauses: ["MAS-HEX-8"],
    position: hexagon({ frame: { phase: "hexagon", seat: 1 } }),
    allowed: "pass, confirm",
  },
  { clauses: ["MAS-HEX-9"], position: { seats: 2, seed: 4 }, allowed: "pass, confirm, pass, confirm" },
];
