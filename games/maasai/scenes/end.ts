import { LAST_BY_REMOVAL, LAST_OF_BOTH, LAST_OF_OTHER, LAST_OF_OWN, LAST_OF_THREE } from "./late.ts";
import type { MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-END-1"],
    position: LAST_OF_OWN,
    allowed: "done, shield W4-GGRY, lay 32 3, place 51 m3, end",
    told: [{ kind: "ended", winners: [0], reason: "pen" }],
    scored: true,
  },
  {
    clauses: ["MAS-END-2"],
    position: LAST_OF_OTHER,
    allowed: "done, shield N-GYG, lay 44 1, end",
    scored: true,
  },
  {
    clauses: ["MAS-END-3"],
    position: LAST_OF_BOTH,
    before: "done, shield W3-YYR, lay 55 1",
    allowed: "build 2, end",
    told: [{ kind: "ended", winners: [0, 1], reason: "pen" }],
    scored: true,
  },
  { clauses: ["MAS-END-5"], position: LAST_BY_REMOVAL, allowed: "giveUp 34, end", scored: true },
  {
    clauses: ["MAS-END-6"],
    position: LAST_OF_THREE,
    before: "done, shield W4-YRGG, lay 45 3",
    allowed: "place 59 a, end",
    scored: true,
  },
];
