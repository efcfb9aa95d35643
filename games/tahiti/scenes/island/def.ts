import { building, fighting, moving, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-DEF-1", "TAH-BUILD-1"],
    position: building("0@407 population; 1@1310 population"),
    allowed: "endBuild, activate 3, step 406",
  },
  {
    clauses: ["TAH-DEF-3", "TAH-DEF-4", "TAH-LMOV-1"],
    position: moving("0@407 shaman militia fighters E1; 0@508 population"),
    allowed: "activate 4, step 406",
  },
  {
    clauses: ["TAH-DEF-5", "TAH-CTRL-8"],
    position: { seats: 2, arrange: { control: { hitiaa: 0, paea: 0, papara: 0 } } },
    scored: true,
  },
  {
    clauses: ["TAH-DEF-7"],
    position: fighting("0@704 heavy; 1@704 chieftain", {
      seats: 3,
      homes: [407, 505, 1310],
      control: { paea: 1, papara: 1, hitiaa: 2 },
      partBuilt: [409, 610, 1008],
    }),
    allowed: "fight 704 1, propose half, accept | 6 6 5 6 4",
  },
  {
    clauses: [
      "TAH-DEF-8",
      "TAH-COMP-6",
      "TAH-COMP-8",
      "TAH-GEO-3",
      "TAH-SETUP-2",
      "TAH-SETUP-5",
      "TAH-SETUP-9",
      "TAH-SETUP-10",
    ],
    position: { seats: 2, arrange: {} },
  },
];
