import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-SETUP-6"],
    position: { seats: 1, options: { soloHomeArea: "papenoo" } },
    forbidden: "placeHome 806",
    allowed: "placeHome 804",
  },
  {
    clauses: ["TAH-SETUP-7"],
    position: { seats: 1 },
    before: "placeHome 407",
    allowed: "place fighters 607, place population 507, place population 406",
    forbidden: "place fighters 405",
  },
  {
    clauses: ["TAH-SETUP-8"],
    position: { seats: 2 },
    before:
      "placeHome 1110, place fighters 1110, place population 1110*2, placeHome 407, place fighters 406, place population 406",
    allowed: "place population 406 | 2 1",
  },
];
