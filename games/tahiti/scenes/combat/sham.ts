import { fighting, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-SHAM-1"],
    position: fighting("0@508 militia shaman; 1@508 militia shaman", { clock: 5 }),
    allowed: "fight 508 1, shamanIn*2 | 6 1 2",
  },
  {
    clauses: ["TAH-SHAM-3"],
    position: fighting("0@608 heavy*2; 1@608 militia shaman", { clock: 5 }),
    before:
      "fight 608 1, shamanIn, retreatTo 508, stay, endBuild, endMove, order 0 clockwise, endBuild, endMove, endBuild, endMove, order 0 clockwise, endBuild, endMove, endBuild | 6 1 2 1 1 4 1 3 4 1 1",
    allowed: "endMove | 3 3",
  },
  {
    clauses: ["TAH-SHAM-4"],
    position: fighting("0@608 heavy; 1@608 militia shaman", { homes: [1310, 409] }),
    allowed: "fight 608 1, shamanOut | 6 6 2",
  },
];
