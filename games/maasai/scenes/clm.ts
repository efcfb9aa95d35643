import { TWO_SHIELDS, WREATH_CLOSING } from "./layouts.ts";
import { hexagon, laid, type MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-CLM-1"],
    position: laid(TWO_SHIELDS, { hands: { 1: "N-YRY W3-GGG W3-YYY" } }),
    before: "shield N-YRY, lay 0 1",
    allowed: "place 2 m",
  },
  {
    clauses: ["MAS-CLM-2"],
    position: hexagon({ hands: { 1: "N-RYG W3-GGG W3-YYY" } }),
    allowed: "shield N-RYG, lay 0 1, place 3 a",
  },
  {
    clauses: ["MAS-CLM-3"],
    position: laid(TWO_SHIELDS, { people: "1@0.m", hands: { 1: "N-YRY W3-GGG W3-YYY" } }),
    before: "done, shield N-YRY, lay 0 1",
    forbidden: "place 2 m",
    allowed: "place 2 a",
  },
  {
    clauses: ["MAS-CLM-4"],
    position: laid(TWO_SHIELDS, { hands: { 1: "N-YRY W3-GGG W3-YYY" } }),
    allowed: "shield N-YRY, lay 0 1, place 2 m",
  },
  {
    clauses: ["MAS-CLM-5"],
    position: laid(TWO_SHIELDS, {
      seats: 3,
      people: "1@0.m 2@1.a",
      hands: { 3: "N-YRY W3-GGG W3-YYY" },
      frame: { phase: "remove", seat: 2, sequence: 1 },
    }),
    allowed: "shield N-YRY, lay 0 1, place 2 m",
  },
  {
    clauses: ["MAS-CLM-6"],
    position: laid(TWO_SHIELDS, { people: "2@0.m 2@1.a", hands: { 1: "N-YRY W3-GGG W3-YYY" } }),
    allowed: "shield N-YRY, lay 0 1",
  },
  {
    clauses: ["MAS-CLM-8", "MAS-BOMA-13"],
    position: WREATH_CLOSING,
    before: "shield W3-GYY, lay 0 0, build 1, done, shield W3-YYY, lay 1 1, pass, confirm, shield N-YRG",
    allowed: "lay 0 1",
  },
  {
    clauses: ["MAS-CLM-9"],
    position: laid("0 N-GRG-2@[0,0,0,0]/0", { people: "1@0.m", hands: { 1: "W4-RYRG N-YRY W3-GGG" } }),
    before: "takeBack 0, shield W4-RYRG, lay 0 2, pass, shield N-YRY, lay 0 1",
    forbidden: "place 2 m",
    allowed: "place 2 a",
  },
  {
    clauses: ["MAS-CLM-10"],
    position: laid(TWO_SHIELDS, { hands: { 1: "N-YRY W3-GGG W3-YYY" } }),
    allowed: "shield N-YRY, lay 0 1, pass",
  },
];
