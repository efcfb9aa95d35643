import { crashing, overboard, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-SWIM-2", "TAH-SWIM-4"],
    position: overboard("0@409 fighters slingers militia E1", 409, [1, 2, 3, 4]),
    allowed: "endBuild",
  },
  {
    clauses: ["TAH-SWIM-3"],
    position: overboard("0@902 heavy; 0@803 militia*4", 902, [1], { markers: "0@803 warCanoe*2" }),
    allowed: "endBuild | 3 3",
  },
  {
    clauses: ["TAH-SWIM-5"],
    position: overboard("0@902 militia fighters E1", 902, [1, 2, 3]),
    allowed: "endBuild | 5 1 1 1 1",
  },
  {
    clauses: ["TAH-SWIM-6"],
    position: crashing("0@510 chieftain militia", { seats: 3, homes: [1310, 905, 604], markers: "510 warCanoe" }),
    allowed: "activate 1, embark 1, take militia, sail 410, crash 309, go | 6 2 6",
  },
];
